// Runs in a worker: the verdict on a built-in test, which takes some tenths of a second.
import { startEngine } from './engine.js';

let engine = null;
onmessage = async ({data}) => {
  engine ??= startEngine(await WebAssembly.compile(data.wasm));
  const {tests, colour} = await engine;
  postMessage({index: data.index, colour: colour(tests[data.index])});
};
