// Runs in a worker that sandbox.js makes: calls a reader's function, and runs campaigns on it. It answers to one port, which
// the function cannot reach.
import { startEngine } from './engine.js';

const VIEWS = {f64: Float64Array, f32: Float32Array, i32: Int32Array, i64: BigInt64Array};
const BEAT_ROWS = 1 << 14, BEAT_MS = 100, STEP = 1 << 12, FIRST = 64, LONGEST_MS = 10000, MOST_BYTES = 2 ** 30;
// What a function may use; all else of a worker goes before it is read. What a page or a program has besides is named in the refusal.
const LEFT = ['Object', 'Array', 'Number', 'Boolean', 'String', 'Symbol', 'BigInt', 'Math', 'JSON', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Date', 'RegExp', 'Promise', 'Proxy',
  'Reflect', 'Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError', 'ArrayBuffer', 'DataView', 'Int8Array', 'Uint8Array',
  'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array', 'NaN', 'Infinity',
  'undefined', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'globalThis', 'Iterator', 'constructor'];
const BARRED = ['self', 'window', 'document', 'fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'Worker', 'SharedWorker', 'importScripts', 'postMessage',
  'addEventListener', 'onmessage', 'indexedDB', 'caches', 'navigator', 'location', 'BroadcastChannel', 'MessageChannel', 'close', 'parent', 'top', 'opener', 'frames', 'alert',
  'localStorage', 'sessionStorage', 'require', 'process', 'setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'eval', 'Function', 'WebAssembly', 'Atomics', 'SharedArrayBuffer'];

function barred(name) {
  const refuse = () => { throw new Error(`${name} cannot be reached from here: the function is called by itself`); };
  return new Proxy(refuse, {get: refuse, set: refuse, construct: refuse, has: refuse});
}

// Takes away what leads out of the worker, also for those who find the global object: of it and of what it inherits from.
function strip() {
  const silent = () => {}, all = globalThis;
  for (let from = all; from !== null && from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const key of Reflect.ownKeys(from))
      if (!LEFT.includes(key)) try { if (!delete from[key]) from[key] = undefined; } catch { /* it stays, as nothing one can call */ }
  for (const name of BARRED) Object.defineProperty(all, name, {value: barred(name)});
  for (const made of [() => {}, async () => {}, function* () {}, async function* () {}])
    Object.defineProperty(Object.getPrototypeOf(made), 'constructor', {value: barred('Function')});
  all.console = new Proxy({}, {get: () => silent});
  for (const name of LEFT) if (/Array$|^ArrayBuffer$/.test(name) && name !== 'Array') all[name] = counted(all[name]);
}

// Bytes outside of the heap have no limit of their own.
let bytes = 0;
const counted = made => new Proxy(made, {construct(target, [size, ...more], used) {
  bytes += typeof size === 'number' ? size * (target.BYTES_PER_ELEMENT ?? 1) : 0;
  if (bytes > MOST_BYTES) throw new Error('it asks for memory without end');
  return Reflect.construct(target, [size, ...more], used);
}});

// A promise is no answer: what it comes to is not known yet.
function truth(said) {
  if (typeof said === 'object' && said !== null && typeof said.then === 'function') throw new Error('the answer is a promise, not true or false: a hit test cannot wait');
  return said ? 1 : 0;
}

const text = String;
function saidBy(fault, named = false) {
  try { return text(`${named ? `${fault?.name ?? 'Error'}: ` : ''}${fault?.message ?? text(fault)}`).slice(0, 140); } catch { return 'something that cannot be told'; }
}

const hint = text => /BigInt/.test(text) ? ' (numbers of i64 are BigInt: write 2n for 2, and no Math)' : '';
// Without what makes it a module, line by line.
const plainOf = code => code.replace(/^[^\S\n]*(?:export\s+default|module\.exports\s*=)\s+(?=(?:async\s+)?(?:function\s*\(|\(|\w+\s*=>))/gm, 'const hit = ')
  .replace(/^[^\S\n]*export\s*\{[^}]*\};?|^[^\S\n]*export\s+(?:default\s+)?|^[^\S\n]*module\.exports\s*=\s*(?=(?:async\s+)?function\b)/gm, '').replace(/\bimport\s*\(/g, 'import_(');

// The function hit, or the last one that has a name, or all of it where that is a function without one.
function compiled(code, Function) {
  const plain = plainOf(code);
  if (/^\s*import\b[^(_]/m.test(plain)) throw new Error('import cannot be reached from here: paste what the function needs');
  const names = [...plain.matchAll(/^(?:async\s+)?(?:function\s+|(?:const|let|var)\s+)([A-Za-z_$][\w$]*)/gm)].map(found => found[1]);
  const name = /\bfunction\s+hit\b|\bhit\s*=/.test(plain) ? 'hit' : names.at(-1);
  const make = body => new Function('module', 'exports', 'import_', `"use strict";\n${body}`)({exports: {}}, {}, barred('import'));
  if (name === undefined) {
    let nameless = null;
    try { nameless = make(`return (${plain.replace(/[\s;]+$/, '')}\n);`); } catch { /* what is wrong with it is told of the whole */ }
    if (typeof nameless === 'function') return {made: nameless, name: ''};
  }
  const made = make(`${plain}\n;return ${name};`);
  if (typeof made !== 'function') throw new Error('expected a function, such as: function hit(cx, cy, r, x, y, w, h) { … }');
  return {made, name};
}

// Where the syntax goes wrong, in lines to read, or ''. Only a script of its own tells that; this one stops before it does anything.
function misread(code, {Worker, Blob, URL, setTimeout}) {
  const lines = code.split('\n'), plain = plainOf(code), script = `throw 0; (function (module, exports, import_) {"use strict";\n${plain}`;
  const worker = new Worker(URL.createObjectURL(new Blob([script], {type: 'text/javascript'})));
  return new Promise(done => {
    setTimeout(() => done(''), 1000);
    worker.onerror = event => {
      event.preventDefault();
      const at = Math.min(event.lineno - 1, lines.length), line = lines[at - 1] ?? '', moved = line.length - (plain.split('\n')[at - 1] ?? '').length;
      const column = event.lineno - 1 > lines.length ? line.length + 1 : Math.max(event.colno + moved, 1), first = column > 90 ? column - 60 : 0;
      done(!/SyntaxError/.test(event.message) ? '' : `${event.message.replace(/^.*?(?=SyntaxError)/, '')} (plain JavaScript is expected)\nline ${at}, column ${column}:\n${line.slice(first, first + 100)}\n${line.slice(first, column - 1).replace(/[^\t]/g, ' ')}^`);
    };
  }).finally(() => worker.terminate());
}

onmessage = async ({data: job, ports: [port]}) => {
  await serve(job, port).catch(fault => port.postMessage({fault: saidBy(fault)}));
};

async function serve(job, port) {
  const post = port.postMessage.bind(port), now = performance.now.bind(performance), {apply} = Reflect;
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get, {Function, Uint8Array, Uint32Array, Worker, Blob, URL, setTimeout} = globalThis;
  let hit = null, asked = 0, thrown = 0, silent = 0, done = 0, latest = Infinity, beat = {asked: 0, at: 0}, engine = null;
  const pulse = () => {
    if (asked - beat.asked < BEAT_ROWS && now() - beat.at < BEAT_MS) return;
    beat = {asked, at: now()};
    if (bytes > MOST_BYTES) throw new Error('it asks for memory without end');
    if (beat.at > latest) throw new Error(`it is too slow: ${asked} calls took ${LONGEST_MS / 1000} seconds, and it would be asked some hundred thousand times`);
    post({asked, done});
  };
  const type = job.form.split(' ').at(-1), View = VIEWS[type], encoder = new TextEncoder();
  let seen = {numbers: new View(0)}; // all of the memory
  function answer(at, count, to, said, room) {
    const {buffer} = engine.exports.memory, row = new Array(width);
    if (seen.numbers.buffer !== buffer) seen = {numbers: new View(buffer), words: new Uint32Array(buffer), bytes: new Uint8Array(buffer)};
    const {numbers, words, bytes: answers} = seen, from = new Array(width);
    for (let k = 0; k < width; k++) from[k] = words[at / 4 + k] / View.BYTES_PER_ELEMENT;
    let why = null;
    for (let n = 0; n < count; n++) {
      for (let k = 0; k < width; k++) row[k] = numbers[from[k] + n];
      if (asked % 16 === 0) pulse();
      if (asked++ >= job.careful) post({at: row.map(String)});
      try {
        const value = apply(hit, undefined, row);
        if (value === undefined && ++silent === FIRST && asked === FIRST) break;
        answers[to + n] = truth(value);
      } catch (fault) {
        answers[to + n] = 2;
        why = fault;
        if (++thrown === FIRST && asked === FIRST) throw new Error(`it throws at every case: ${saidBy(why)}${hint(saidBy(why))}`);
      }
    }
    if (silent === FIRST && asked === FIRST) throw new Error('it returns nothing: a hit is true, a miss is false');
    if (why !== null) {
      const text = new Uint8Array(buffer, said, room);
      text.fill(0);
      encoder.encodeInto(`it throws: ${saidBy(why)}${hint(saidBy(why))}`, text.subarray(0, room - 1));
    }
  }
  const unpacked = new Blob([job.wasm]).stream().pipeThrough(new DecompressionStream('gzip'));
  engine = await startEngine(await WebAssembly.compile(await new Response(unpacked).arrayBuffer()), answer);
  const scene = engine.newScene();
  const refused = scene.setForm(job.form);
  if (refused !== '') throw new Error(refused);
  const width = scene.columns(), own = {index: engine.tests.length}, test = job.test === undefined ? own : engine.byId(job.test);
  post({ready: true});
  // What the function leaves behind must not come by the port.
  let say = () => {};
  port.onmessage = event => say(apply(dataOf, event, []));
  strip();
  let name = '', length = 0;
  if (job.test === undefined) {
    try {
      ({made: hit, name} = compiled(job.code, Function));
      length = hit.length;
    } catch (fault) {
      const where = fault instanceof SyntaxError ? await misread(job.code, {Worker, Blob, URL, setTimeout}) || `${saidBy(fault, true)} (plain JavaScript is expected)` : saidBy(fault, true);
      post({fault: where});
      return;
    }
    scene.bring(job.contract);
  }
  Error.stackTraceLimit = 0;
  const start = now();
  latest = start + LONGEST_MS;
  if (!scene.campaign(test, job.seed)) throw new Error('no memory for a campaign');
  while (done < job.cases && (done === 0 || now() - start < job.milliseconds)) {
    const end = Math.min(done + STEP, job.cases);
    scene.run(done, end);
    done = end;
    post({asked, done});
  }
  post({asked, done, concluding: true});
  if (!scene.conclude()) throw new Error('no memory for the findings');
  post({told: scene.told(), cases: done, milliseconds: now() - start, name, length, width});
  latest = Infinity;
  // From now on: what it says of a scene, and its error map.
  say = ({key, form, text: numbers, palette, map}) => {
    scene.setForm(form);
    scene.setCase(numbers);
    if (map === undefined) {
      post({key, said: scene.ask(test)});
      return;
    }
    scene.setPalette(palette);
    const began = now(), pixels = scene.map(test, ...map)?.slice() ?? null;
    post({key, pixels, took: now() - began}, pixels === null ? [] : [pixels.buffer]);
  };
}
