// Runs in a worker that sandbox.js makes: calls a reader's function, and runs campaigns on it. It answers to one port, which
// the function cannot reach.
import { startEngine } from './engine.js';

const VIEWS = {f64: Float64Array, f32: Float32Array, i32: Int32Array, i64: BigInt64Array};
// What a function has no use for. The sandbox keeps it from all of this anyway; here it is told so in words.
const BARRED = ['self', 'globalThis', 'window', 'document', 'fetch', 'XMLHttpRequest', 'WebSocket', 'WebTransport', 'EventSource', 'Worker', 'importScripts',
  'postMessage', 'indexedDB', 'caches', 'navigator', 'location', 'BroadcastChannel', 'close', 'parent', 'top', 'localStorage', 'sessionStorage', 'require', 'process'];
const BEAT_ROWS = 1 << 14, BEAT_MS = 100, STEP = 1 << 12;

function barred(name) {
  const refuse = () => { throw new Error(`${name} cannot be reached from here: the function is called by itself`); };
  return new Proxy(refuse, {get: refuse, set: refuse, construct: refuse, has: refuse});
}

const saidBy = fault => String(fault?.message ?? fault).slice(0, 140);

// The function hit, or the last one that has a name.
function compiled(code) {
  const plain = code.replace(/^\s*export\s+(default\s+)?/gm, '');
  const names = [...plain.matchAll(/^(?:async\s+)?(?:function\s+|(?:const|let|var)\s+)([A-Za-z_$][\w$]*)/gm)].map(found => found[1]);
  const name = /\bfunction\s+hit\b|\bhit\s*=/.test(plain) ? 'hit' : names.at(-1) ?? 'hit';
  const made = new Function(...BARRED, `"use strict";\n${plain}\n;return ${name};`)(...BARRED.map(barred));
  if (typeof made !== 'function') throw new Error('expected a function, such as: function hit(cx, cy, r, x, y, w, h) { … }');
  return {made, name};
}

onmessage = async ({data: job, ports: [port]}) => {
  await serve(job, port).catch(fault => port.postMessage({fault: saidBy(fault)}));
};

async function serve(job, port) {
  const post = port.postMessage.bind(port), now = performance.now.bind(performance);
  let hit = null, asked = 0, done = 0, beat = {asked: 0, at: 0}, engine = null;
  const pulse = () => {
    if (asked - beat.asked < BEAT_ROWS && now() - beat.at < BEAT_MS) return;
    beat = {asked, at: now()};
    post({asked, done});
  };
  const type = job.form.split(' ').at(-1), View = VIEWS[type], encoder = new TextEncoder();
  function answer(at, count, to, said, room) {
    const {buffer} = engine.exports.memory, answers = new Uint8Array(buffer, to, count);
    const columns = Array.from(new Uint32Array(buffer, at, width), column => new View(buffer, column, count)), row = new Array(width);
    let why = null;
    for (let n = 0; n < count; n++) {
      for (let k = 0; k < width; k++) row[k] = columns[k][n];
      if (n % 64 === 0) pulse();
      if (asked++ >= job.careful) post({at: row.map(String)});
      try {
        answers[n] = hit(...row) ? 1 : 0;
      } catch (fault) {
        answers[n] = 2;
        why = fault;
      }
    }
    if (why !== null) {
      const text = new Uint8Array(buffer, said, room);
      text.fill(0);
      encoder.encodeInto(`it throws: ${saidBy(why)}`, text.subarray(0, room - 1));
    }
  }
  const unpacked = new Blob([job.wasm]).stream().pipeThrough(new DecompressionStream('gzip'));
  engine = await startEngine(await WebAssembly.compile(await new Response(unpacked).arrayBuffer()), answer);
  const scene = engine.newScene();
  scene.setForm(job.form);
  const width = scene.columns(), own = {index: engine.tests.length}, test = job.test === undefined ? own : engine.byId(job.test);
  post({ready: true});
  let name = '', length = 0;
  if (job.test === undefined) {
    try {
      ({made: hit, name} = compiled(job.code));
      length = hit.length;
    } catch (fault) {
      post({fault: `${fault?.name ?? 'Error'}: ${saidBy(fault)}`});
      return;
    }
    scene.bring(job.contract);
  }
  Error.stackTraceLimit = 0;
  const start = now();
  if (!scene.campaign(test, job.seed)) throw new Error('no memory for a campaign');
  while (done < job.cases && (done === 0 || now() - start < job.milliseconds)) {
    const end = Math.min(done + STEP, job.cases);
    scene.run(done, end);
    done = end;
    post({asked, done});
  }
  if (!scene.conclude()) throw new Error('no memory for the findings');
  post({told: scene.told(), cases: done, milliseconds: now() - start, name, length, width});
  // From now on: what it says of a scene, and its error map.
  port.onmessage = ({data: question}) => {
    const {key, form, text, palette, map} = question;
    scene.setForm(form);
    scene.setCase(text);
    if (map === undefined) {
      post({key, said: scene.ask(test)});
      return;
    }
    scene.setPalette(palette);
    const began = now(), pixels = scene.map(test, ...map)?.slice() ?? null;
    post({key, pixels, took: now() - began}, pixels === null ? [] : [pixels.buffer]);
  };
}
