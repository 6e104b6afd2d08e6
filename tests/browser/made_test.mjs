// The page that is made for those who do not build (docs/play), as they meet it: opened from a file, and served by a host of pages.
//
//   node made_test.mjs docs/play/index.html GRAZE     GRAZE_LONG: what it was made from is built once more, and compared
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { that, start, finish, ready, drawn, middle, file, runAll } from './page.mjs';

const PAGE_MOST = 700000, PICTURE_MOST = 1e6, root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

// By the arrow of the first lesson, as far as it goes.
async function drag(page, what) {
  const before = await page.textContent('#verdict-said'), [x, y] = await middle(page, '#shape-0 .mark'), answers = new Set();
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let k = 1; k <= 20; k++) {
    await page.mouse.move(x + 20 * k, y + 12 * k);
    await drawn(page);
    answers.add(await page.getAttribute('#verdict-said', 'data-outcome'));
  }
  await page.mouse.up();
  that(/✓/.test(before) && (answers.has('false hit') || answers.has('missed hit')), `${what}: the first drag goes from ${before} over ${[...answers]}`);
}

async function fromFile() {
  const text = readFileSync(file, 'utf8'), revision = /^<html [^>]*data-made-from="([0-9a-f]{40})"/m.exec(text)?.[1] ?? 'none';
  that(text.length < PAGE_MOST, `the page has ${text.length} bytes`);
  const opened = await start(''), {page} = opened;
  await drag(page, 'from a file');
  that((await page.textContent('#beside')).includes(revision.slice(0, 12)), `the page says ${await page.textContent('#beside')}, made from ${revision}`);
  await finish(opened, 'from a file');
}

async function fromHost() {
  const asked = [], host = createServer((request, response) => { asked.push(request.url); response.writeHead(200, {'Content-Type': 'text/html'}).end(readFileSync(file)); });
  await new Promise(done => { host.listen(0, '127.0.0.1', done); });
  const {page, context, faults} = await start('');
  await page.goto(`http://127.0.0.1:${host.address().port}/play/`);
  await ready(page);
  await drawn(page);
  await drag(page, 'from a host');
  that(asked.join() === '/play/' && faults.length === 0, `from a host it asks for ${asked}; ${faults}`);
  await context.close();
  host.close();
}

// README shows it, it moves, and it asks for nothing.
async function picture() {
  const text = readFileSync(`${dirname(file)}/drag.svg`, 'utf8'), readme = readFileSync(`${root}/README.md`, 'utf8');
  that(text.length < PICTURE_MOST && /@keyframes hand/.test(text) && !/(href|src|url)\s*[=(]\s*["']?\s*(https?:|\/\/)/.test(text), `the moving picture has ${text.length} bytes`);
  that(/false hit/.test(text) && /missed hit/.test(text), 'the moving picture shows no wrong answer');
  that(readme.split('\n').slice(0, 24).join('\n').includes('docs/play/drag.svg'), 'the first screen of README has no moving picture');
}

async function again() {
  if (!process.env.GRAZE_LONG) return;
  const {status, stdout, stderr} = spawnSync(`${root}/scripts/play`, ['--compare'], {encoding: 'utf8'});
  console.log(stdout.trim());
  that(status === 0 || status === 77, `scripts/play --compare: ${stderr}`);
}

await runAll([fromFile, fromHost, picture, again]);
