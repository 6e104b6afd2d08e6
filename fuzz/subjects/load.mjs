// Brings libraries of npm.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// A module with a default alone is that default; `require` of an ES module adds names of its own.
const unwrap = found => found?.default !== undefined && Object.keys(found).every(key => ['default', 'module.exports', '__esModule'].includes(key)) ? found.default : found;
const isEmpty = found => found === undefined || found === null || (typeof found === 'object' && Object.keys(found).length === 0);

// A package, or a file of one, whatever kind of module it is; `modules` is the folder that holds node_modules.
export const loader = modules => async name => {
  const require = createRequire(path.join(modules, 'package.json')), folder = path.join(modules, 'node_modules', name), faults = [];
  const ways = [() => require(name), () => import(pathToFileURL(require.resolve(name))), () => import(pathToFileURL(folder)),
    () => import(pathToFileURL(path.join(folder, require(path.join(folder, 'package.json')).module))), () => require(folder)];
  let last;
  for (const way of ways) {
    try {
      last = await way();
      if (!isEmpty(last)) return unwrap(last);
    } catch (fault) {
      faults.push(String(fault.message ?? fault).split('\n')[0]);
    }
  }
  if (last !== undefined) return last; // a script that hangs itself into the global object
  throw new Error(`${name} cannot be loaded: ${[...new Set(faults)].join('; ')}`);
};
