// Calls a plain mistake of plain.mjs directly, as its library is called, without graze.
//   node call.mjs TEST FOLDER      what the library in FOLDER/node_modules says: true, false, or a line with the fault
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { callOf, plain } from './plain.mjs';
import { browser } from './shapes.mjs';

const package_ = name => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
export const isThere = (one, folder) => existsSync(path.join(folder, 'node_modules', package_(one.load)));

export async function call(one, folder) {
  const require = createRequire(path.join(path.resolve(folder), 'package.json')), { log, warn } = console;
  if (one.browser) browser();
  console.log = console.warn = () => {};
  try {
    for (const [name, file] of Object.entries(one.globals ?? {})) globalThis[name] = require(file);
    let m;
    try {
      m = require(one.load);
    } catch {
      const file = path.join(path.resolve(folder), 'node_modules', one.load);
      m = await import(pathToFileURL(existsSync(file) && /\.m?js$/.test(file) ? file : require.resolve(one.load)));
    }
    m = m.default && Object.keys(m).length <= 2 ? m.default : m;
    return await new (Object.getPrototypeOf(async function () {}).constructor)('m', `return ${callOf(one)}`)(m);
  } finally {
    Object.assign(console, {log, warn});
  }
}

const [, script, test, folder] = process.argv;
if (script.endsWith('call.mjs')) {
  process.on('uncaughtException', fault => { console.log(`fault: ${fault.message}`); process.exit(0); });
  const said = await call(plain.find(one => one.test === test), folder).catch(fault => `fault: ${String(fault.message).split('\n')[0]}`);
  console.log(String(said));
  process.exit(0);
}
