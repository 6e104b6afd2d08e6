// Runs in a worker that sandbox.js makes: calls a reader's function, and runs campaigns on it. It answers to one port, which
// the function cannot reach.
import { QUESTIONS, partsOf, startEngine } from './engine.js';

const VIEWS = {f64: Float64Array, f32: Float32Array, i32: Int32Array, i64: BigInt64Array};
const BEAT_ROWS = 1 << 14, BEAT_MS = 100, STEP = 1 << 12, LEAST = 1 << 15, FIRST = 64, LONGEST_MS = 10000, MOST_BYTES = 2 ** 30;
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
  Object.defineProperty(all, 'console', {value: new Proxy({}, {get: () => silent})});
  for (const name of LEFT) if (/.Array$|^ArrayBuffer$/.test(name)) {
    const made = all[name], instead = counted(made);
    all[name] = made.prototype.constructor = instead;
  }
  for (const way of ['resize', 'transfer', 'transferToFixedLength']) delete ArrayBuffer.prototype[way];
  // A stack is not told: it would hand out who called. V8 takes a limit for none when it is no plain number.
  for (const key of ['stackTraceLimit', 'prepareStackTrace', 'captureStackTrace']) {
    delete Error[key];
    Object.defineProperty(Error, key, {get: () => key === 'captureStackTrace' ? silent : undefined, set: silent});
  }
  lock(all);
}

// What the function is given it cannot change for those who call it: no property of what is built in takes another value. Its own
// objects may have properties of the same names, and to a prototype it may add some, but for those of all objects and functions.
function lock(all) {
  const {apply, ownKeys, defineProperty, getPrototypeOf, getOwnPropertyDescriptor, preventExtensions} = Reflect, locked = new Set();
  const hidden = [[][Symbol.iterator](), ''[Symbol.iterator](), new Map()[Symbol.iterator](), new Set()[Symbol.iterator](), ''.matchAll(/./g),
    function* () {}, async () => {}, async function* () {}, (function* () {})(), (async function* () {})()];
  // Own objects and errors inherit from these: what they have of their own may have the same names.
  const inherited = at => at === Object.prototype || at === Error.prototype || at instanceof Error;
  const waiting = [...hidden, ...LEFT.map(name => all[name])];
  const wanted = value => (typeof value === 'object' && value !== null || typeof value === 'function') && value !== all && !locked.has(value);
  while (waiting.length > 0) {
    const at = waiting.pop();
    if (!wanted(at)) continue;
    locked.add(at);
    waiting.push(getPrototypeOf(at));
    for (const key of ownKeys(at)) {
      const is = getOwnPropertyDescriptor(at, key), {value} = is;
      waiting.push(value, is.get, is.set);
      if (!is.configurable) continue;
      if (!inherited(at) || !is.writable) defineProperty(at, key, 'value' in is ? {writable: false, configurable: false} : {configurable: false});
      else defineProperty(at, key, {configurable: false, get: () => value, set(other) {
        if (this === at) throw new TypeError(`${key} of what is built in cannot be changed here`);
        defineProperty(this, key, {value: other, writable: true, enumerable: true, configurable: true});
      }});
    }
  }
  for (const base of [Object.prototype, getPrototypeOf(strip), Error.prototype, Promise.prototype]) preventExtensions(base);
  for (const name of LEFT) if (name in all && getOwnPropertyDescriptor(all, name)?.configurable) defineProperty(all, name, {value: all[name], writable: false, configurable: false});
}

// Bytes outside of the heap have no limit of their own. A view of bytes that are there has none.
let bytes = 0;
const byteLength = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength').get;
const isBuffer = thing => { try { byteLength.call(thing); return true; } catch { return false; } };
function counted(made) {
  const count = more => {
    bytes += more;
    if (bytes > MOST_BYTES) throw new Error('it asks for memory without end');
  };
  const {construct} = Reflect, held = made.prototype instanceof Object.getPrototypeOf(Int8Array) ? made.BYTES_PER_ELEMENT : 1;
  return new Proxy(made, {construct(target, [size, ...more], used) {
    if (isBuffer(size)) return construct(target, [size, ...more], used);
    const asked = typeof size === 'number' ? size * held : 0;
    count(asked);
    const fresh = construct(target, made === ArrayBuffer ? [size] : [size, ...more], used);
    count(fresh.byteLength - asked);
    return fresh;
  }});
}

// A promise is no answer: what it comes to is not known yet. An object is read as the command line reads it.
function truth(said, read) {
  if (typeof said !== 'object' || said === null) return said ? 1 : 0;
  if (typeof said.then === 'function') throw new Error('the answer is a promise, not true or false: a hit test cannot wait');
  return read(said).trim() === '1' ? 1 : 0;
}

// An answer that is a number, or the two of a point or a push, read as the command line reads it; none is infinity.
function numbersOf(said, question, read) {
  if (typeof said === 'object' && said !== null && typeof said.then === 'function') throw new Error('the answer is a promise, no number: such a test cannot wait');
  const {values: count, none, moves} = QUESTIONS[question], line = said == null && none === undefined ? 'null' : read(said).trim();
  const all = line === 'none' ? new Array(count).fill(Infinity) : line.split(' ').map(Number);
  if (all.some(Number.isNaN) && !(count === 1 && typeof said === 'number') && !(moves && typeof said === 'object'))
    throw new Error(typeof said !== 'string' && typeof said !== 'boolean' && /\bNaN\b/.test(line) ? 'it answers with what is not a number' : count === 1 ? `it answers with no number: ${moves ? 'the part of the way is one, and null is none' : 'how far apart they are is one'}` : question === 'push' ? 'it answers with no push: {x, y} or [x, y] is one' : 'it answers with no point: {x, y} or [x, y] is one');
  return all;
}

// It answers, with what is none of the answers.
const isOdd = said => /^(it answers with|the answer is a promise)/.test(said);
const text = String;
function saidBy(fault, named = false) {
  try { return text(`${named ? `${fault?.name ?? 'Error'}: ` : ''}${fault?.message ?? text(fault)}`).slice(0, 140); } catch { return 'something that cannot be told'; }
}

const hint = text => /BigInt/.test(text) ? ' (numbers of i64 are BigInt: write 2n for 2, and no Math)' : '';
// Without what makes it a module, line by line.
const plainOf = code => code.replace(/^[^\S\n]*(?:export\s+default|module\.exports\s*=)\s+(?=(?:async\s+)?(?:function\s*\(|\(|\w+\s*=>))/gm, 'const hit = ')
  .replace(/^[^\S\n]*export\s*\{[^}]*\};?|^[^\S\n]*export\s+(?:default\s+)?|^[^\S\n]*module\.exports\s*=\s*(?=(?:async\s+)?function\b)/gm, '').replace(/\bimport\s*\(/g, 'import_(');

// The function hit, or the last one that has a name, or all of it where that is a function without one.
// By the call over `inputs`, when there is one.
function compiled({code, call, inputs, reading}, Function) {
  const read = new Function(reading ?? 'return () => {};')(), plain = plainOf(code);
  if (/^\s*import\b[^(_]/m.test(plain)) throw new Error('import cannot be reached from here: paste what the function needs');
  const names = [...plain.matchAll(/^(?:async\s+)?(?:function\s+|(?:const|let|var)\s+)([A-Za-z_$][\w$]*)/gm)].map(found => found[1]);
  const name = /\bfunction\s+hit\b|\bhit\s*=/.test(plain) ? 'hit' : names.at(-1);
  const module = {exports: {}}, make = body => new Function('module', 'exports', 'import_', `"use strict";\n${body}`)(module, module.exports, barred('import'));
  if (call !== '') {
    const whole = names.length === 0 && !/\bclass\b|\bexports\b/.test(plain) ? `const hit = (${plain.replace(/[\s;]+$/, '')}\n);` : plain;
    return {made: make(`${whole}\n;return (${inputs.join(', ')}) => ${call};`), read, name: call.slice(0, call.indexOf('('))};
  }
  if (name === undefined) {
    let nameless = null;
    try { nameless = make(`return (${plain.replace(/[\s;]+$/, '')}\n);`); } catch { /* what is wrong with it is told of the whole */ }
    if (typeof nameless === 'function') return {made: nameless, read, name: ''};
  }
  const made = make(`${plain}\n;return ${name};`);
  if (typeof made !== 'function') throw new Error('expected a function, such as: function hit(cx, cy, r, x, y, w, h) { … }');
  return {made, read, name};
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
  // What cannot be sent is no reason to say nothing.
  const send = port.postMessage.bind(port), post = (...message) => {
    try { send(...message); } catch (fault) { send({fault: saidBy(fault)}); }
  };
  const now = performance.now.bind(performance), {apply} = Reflect;
  const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data').get, {Function, Uint8Array, Uint32Array, Worker, Blob, URL, setTimeout} = globalThis;
  const longest = job.longest ?? LONGEST_MS;
  let hit = null, read = null, asked = 0, thrown = 0, silent = 0, done = 0, allowed = Infinity, spent = 0, because = '', beat = {asked: 0, at: 0}, engine = null;
  // How long its calls take, not what is reckoned beside them.
  const pulse = began => {
    if (asked - beat.asked < BEAT_ROWS && now() - beat.at < BEAT_MS) return;
    beat = {asked, at: now()};
    if (bytes > MOST_BYTES) throw new Error('it asks for memory without end');
    if (spent + beat.at - began > allowed) throw new Error(`it is too slow: ${asked} calls took more than ${longest / 1000} seconds, and it would be asked some hundred thousand times`);
    post({asked, done});
  };
  const {question, layouts, type} = partsOf(job.form), {values: each, none: mayBeNone} = QUESTIONS[question], View = VIEWS[type], encoder = new TextEncoder();
  let seen = {numbers: new View(0)}; // all of the memory
  function answer(at, count, to, values, said, room) {
    const {buffer} = engine.exports.memory, row = new Array(width);
    if (seen.numbers.buffer !== buffer) seen = {numbers: new View(buffer), words: new Uint32Array(buffer), bytes: new Uint8Array(buffer), doubles: new Float64Array(buffer)};
    const {numbers, words, bytes: answers, doubles} = seen, from = new Array(width);
    for (let k = 0; k < width; k++) from[k] = words[at / 4 + k] / View.BYTES_PER_ELEMENT;
    const began = now();
    let why = null;
    for (let n = 0; n < count; n++) {
      for (let k = 0; k < width; k++) row[k] = numbers[from[k] + n];
      if (!isRing(row)) {
        answers[to + n] = 3;
        continue;
      }
      if (asked % 16 === 0) pulse(began);
      if (asked++ >= job.careful) post({at: row.map(String)});
      try {
        const value = apply(hit, undefined, row);
        if (value === undefined && !mayBeNone && ++silent === FIRST && asked === FIRST) break;
        answers[to + n] = each > 0 ? 1 : truth(value, read);
        if (each > 0) {
          const [first, second = NaN] = numbersOf(value, question, read);
          doubles[values / 8 + 2 * n] = first;
          doubles[values / 8 + 2 * n + 1] = second;
        }
      } catch (fault) {
        answers[to + n] = 2;
        why = fault;
        if (++thrown === FIRST && asked === FIRST) throw new Error(`${isOdd(saidBy(why)) ? '' : 'it throws at every case: '}${saidBy(why)}${hint(saidBy(why))}`);
      }
    }
    spent += now() - began;
    if (silent === FIRST && asked === FIRST) throw new Error(each > 0 ? 'it returns nothing: a number is expected' : 'it returns nothing: a hit is true, a miss is false');
    if (why !== null) {
      const text = new Uint8Array(buffer, said, room);
      text.fill(0);
      because = `${isOdd(saidBy(why)) ? '' : 'it throws: '}${saidBy(why)}${hint(saidBy(why))}`;
      encoder.encodeInto(because, text.subarray(0, room - 1));
    }
  }
  engine = await startEngine(await WebAssembly.compile(job.wasm), answer);
  const scene = engine.newScene();
  const refused = scene.setForm(job.form);
  if (refused !== '') throw new Error(refused);
  const width = scene.columns(), own = {index: engine.tests.length}, test = job.test === undefined ? own : engine.byId(job.test);
  // Where the count of a ring's corners stands: with one that no ring has it is not called, for it may go on for ever.
  const rings = layouts.map((layout, k) => engine.layouts[layout].kind === 'polygon' ? k === 0 ? 0 : engine.layouts[layouts[0]].columns.length : -1).filter(at => at >= 0);
  const isRing = row => rings.every(at => Number.isInteger(Number(row[at])) && row[at] >= 3 && row[at] <= 16);
  post({ready: true});
  // What the function leaves behind must not come by the port.
  let say = () => {};
  port.onmessage = event => say(apply(dataOf, event, []));
  strip();
  let name = '', length = 0;
  if (job.test === undefined) {
    try {
      ({made: hit, read, name} = compiled(job, Function));
      length = typeof hit.length === 'number' ? hit.length : 0;
    } catch (fault) {
      const where = fault instanceof SyntaxError ? await misread(job.code, {Worker, Blob, URL, setTimeout}) || `${saidBy(fault, true)} (plain JavaScript is expected)` : saidBy(fault, true);
      post({fault: where});
      return;
    }
    scene.bring(job.name ?? 'mine', job.contract, job.within, job.near, job.ofSquare);
  }
  const start = now();
  asked = job.cases === 0 ? FIRST : 0;
  allowed = longest;
  if (job.cases > 0 && !scene.campaign(test, job.seed)) throw new Error('no memory for a campaign');
  // How fast a machine is must not say whether a rare fault is met: the clock counts only after so many, if they come at all.
  while (done < job.cases && (done === 0 || now() - start < Math.max(job.milliseconds, done < LEAST ? longest / 2 : 0))) {
    const end = Math.min(done + STEP, job.cases);
    scene.run(done, end);
    done = end;
    post({asked, done});
  }
  allowed = spent + 4 * longest;
  post({asked, done, concluding: true});
  if (job.cases > 0 && !scene.conclude()) throw new Error('no memory for the findings');
  post({told: job.cases > 0 ? scene.told() : {}, cases: done, milliseconds: now() - start, name, length, width});
  allowed = Infinity;
  // From now on: what it says of a scene, and its error map.
  say = ({key, form, text: numbers, palette, map}) => {
    scene.setForm(form);
    scene.setCase(numbers, job.worded ? job.inputs.join(' ') : '');
    if (map === undefined) {
      because = '';
      const said = scene.ask(test);
      post({key, said: job.worded ? {...said, because, words: scene.words(test)} : said});
      return;
    }
    scene.setPalette(palette);
    const began = now(), found = scene.map(test, ...map), pixels = found?.slice() ?? null;
    post({key, pixels, points: found?.points, took: now() - began}, pixels === null ? [] : [pixels.buffer]);
  };
}
