// A thread in which somebody's function runs, by the page's own module: it takes all but the language away before it reads the function.
// What a browser's worker has and a thread of Node has not is made here.
import { resolveObjectURL } from 'node:buffer';
import vm from 'node:vm';
import { Worker as Thread, workerData } from 'node:worker_threads';

globalThis.onmessage = null;
// Code that is compiled so cannot import: `new Function` would let it.
globalThis.Function = function (...given) {
  const body = given.pop();
  return vm.compileFunction(body, given);
};
// For one use: a script that is wrong as it stands says where. Its first two lines are the place, the line and a mark below.
globalThis.Worker = class {
  constructor(address) {
    resolveObjectURL(address).text().then(script => {
      this.thread = new Thread(script, {eval: true, env: {}, execArgv: [], stderr: true}).on('error', ({message, stack}) => {
        const [place, , mark] = stack.split('\n');
        this.onerror({message: `SyntaxError: ${message}`, lineno: Number(/:(\d+)$/.exec(place)?.[1]), colno: mark.indexOf('^') + 1, preventDefault() {}});
      });
    });
  }
  terminate() { this.thread?.terminate(); }
};
await import('./engine/sandboxed.js');
globalThis.onmessage({data: workerData.job, ports: [workerData.port]});
