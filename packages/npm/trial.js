// The engine, and a function of JavaScript under it. The function runs in a thread of its own, without files and network, and with
// limits of time and memory.
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { startEngine } from './engine/engine.js';
import { newSandbox } from './engine/sandbox.js';

const wasm = gunzipSync(readFileSync(new URL('engine/graze.wasm.gz', import.meta.url)));
const MEGABYTES = 1024;

export const newEngine = async () => startEngine(await WebAssembly.compile(wasm), () => {}, ['hit', 'contains', 'distance', 'nearest', 'crossing']);

const inThread = (job, port, broken) => {
  const thread = new Worker(new URL('worker.js', import.meta.url), {workerData: {job, port}, transferList: [port], env: {}, execArgv: [], stdout: true, stderr: true,
    resourceLimits: {maxOldGenerationSizeMb: MEGABYTES}});
  thread.on('error', fault => broken(`it ends its thread: ${fault.message}`));
  thread.on('exit', () => broken('it ends its thread'));
  return () => { thread.removeAllListeners(); thread.terminate(); };
};

// Tries `code`: by the call over the form's numbers, on the cases of a seed, for so long or so many. What it came to: {told, cases} as
// the engine tells it, {fault}, or {at}: the numbers at which it does not come back.
export function trial({code, name = 'mine', call, inputs, form, contract = 'unstated', within = [0, 0], near = 0, seed = 1, cases = 2 ** 30, milliseconds = Infinity, patience}) {
  return new Promise(done => {
    let last = {asked: 0, done: 0}, at = null;
    const start = job => {
      const end = said => { sandbox.stop(); done(said); };
      const heard = data => {
        if (data.asked !== undefined) last = data;
        at = data.at ?? at;
        if (data.fault !== undefined) end({fault: data.fault});
        if (data.told !== undefined) end({told: data.told, cases: data.cases, milliseconds: data.milliseconds});
      };
      // When it falls silent it is run once more up to where that was, and tells each case before it is called.
      const ended = ({silent, broken}) => {
        if (!silent) done({fault: broken});
        else if (job.careful < Infinity) done({at});
        else start({...job, careful: last.asked, cases: Math.max(last.done, 1) + 2 ** 14, milliseconds: Infinity});
      };
      const sandbox = newSandbox(inThread, job, heard, ended);
    };
    start({wasm, code, name, call, inputs, form, contract, within, near, seed, cases, milliseconds, patience, careful: Infinity,
      longest: milliseconds < Infinity ? Math.max(10000, 2 * milliseconds) : 10 ** 9});
  });
}

// The function as a test that is asked a case at a time: what it says, as the engine judges it, in words.
export function newSubject({code, name, call, inputs, form, contract, patience}) {
  let sandbox = null, heard = null, key = 0;
  const next = () => new Promise(done => { heard = done; });
  const ended = ({silent, broken}) => {
    sandbox = null;
    heard({answer: 'none', outcome: 'no answer', because: silent ? 'it does not come back' : broken, words: ['', 'no answer']});
  };
  async function start() {
    sandbox = newSandbox(inThread, {wasm, code, name, call, inputs, form, contract, within: [0, 0], near: 0, cases: 0, careful: Infinity, worded: true, patience},
      data => { if (data.told !== undefined || data.fault !== undefined || data.key !== undefined) heard(data); }, ended);
    const said = await next();
    if (said.fault !== undefined) throw new Error(said.fault);
    return said;
  }
  return {
    async ask(text) {
      let said = sandbox === null ? await start() : {};
      if (sandbox === null) return said;
      const answer = next();
      sandbox.ask({key: ++key, form, text});
      said = await answer;
      return said.said ?? said;
    },
    stop: () => sandbox?.stop(),
  };
}
