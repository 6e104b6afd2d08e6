// How fast the package for Node is beside the program, on one core: the same function and the same cases.
//
//     taskset -c 0 node bench_package.mjs GRAZE PACKAGE      PACKAGE is the folder that scripts/package lays out
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [graze, folder] = process.argv.slice(2).map(path => resolve(path)), CASES = 1 << 19;
const { trial } = await import(pathToFileURL(join(folder, 'trial.js')));
const form = 'disc box-xywh f64', inputs = ['cx', 'cy', 'r', 'x', 'y', 'w', 'h'];
const code = `function hit(${inputs.join(', ')}) { return cx + r >= x && cx - r <= x + w && cy + r >= y && cy - r <= y + h; }`;

const here = mkdtempSync(join(tmpdir(), 'graze-'));
try {
  execFileSync(graze, ['new', 'mine', '--language', 'js', '--form', form], {cwd: here});
  const path = join(here, 'mine/mine.js');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/function hit\([^]*?\n}\n/, () => `${code}\n`));
  const native = () => {
    const began = performance.now();
    spawnSync(graze, ['fuzz', '--command', `node ${path}`, '--form', form, '--contract', 'closed', '--cases', CASES, '--survey', 'no', '--jobs', '1', '--json'], {cwd: here});
    return performance.now() - began;
  };
  const packed = async () => {
    const began = performance.now();
    await trial({code, call: `hit(${inputs})`, inputs, form, contract: 'closed', cases: CASES});
    return performance.now() - began;
  };
  const rounds = [];
  for (let k = 0; k < 5; k++) rounds.push({program: native(), packed: await packed()});
  const best = key => Math.min(...rounds.map(round => round[key])), rate = key => (CASES / best(key) / 1000).toFixed(3);
  console.log(`  the program, --command, one core             ${rate('program')} M cases/s\n  the package                                  ${rate('packed')} M cases/s: ${(best('program') / best('packed')).toFixed(2)} of it`);
} finally {
  rmSync(here, {recursive: true});
}
