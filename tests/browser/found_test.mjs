// The page for reading of what libraries get wrong (docs/found.html): it is what scripts/found_cards.py makes of docs/found.md, every
// picture shows something, the choices choose, and nothing scrolls sideways.
//
//   node found_test.mjs docs/found.html
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { axeFaults, launch, open } from './browser.mjs';

const file = process.argv[2], root = resolve(dirname(file), '..');
let passed = 0, failed = 0;
const that = (fine, what) => { if (fine) passed++; else { failed++; console.log(`FAILS: ${what}`); } };

const made = join(tmpdir(), `found-${process.pid}.html`), done = spawnSync('python3', [join(root, 'scripts/found_cards.py'), '--to', made], {encoding: 'utf8'});
that(done.status === 0 && readFileSync(made, 'utf8') === readFileSync(file, 'utf8'), `docs/found.html is not what scripts/found_cards.py makes: run it. ${done.stderr}`);
rmSync(made, {force: true});

const browser = await launch();
for (const width of [360, 1280]) {
  const opened = await open(browser, file, {viewport: {width, height: 900}}), {page} = opened;
  that(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `it scrolls sideways at ${width}`);
  await page.evaluate(() => { for (const folded of document.querySelectorAll('details')) folded.open = true; });
  const faults = await axeFaults(page);
  that(faults.length === 0, `axe at ${width}: ${faults.join('; ')}`);
  const drawn = await page.evaluate(() => [...document.querySelectorAll('.tile svg')].map(svg => {
    const outer = svg.getBoundingClientRect(), shapes = [...svg.querySelectorAll('.one > *, .two > *')].map(shape => shape.getBoundingClientRect());
    return shapes.length >= 2 && shapes.every(shape => Math.max(shape.width, shape.height) > 3 && shape.left >= outer.left - 1 && shape.right <= outer.right + 1 && shape.top >= outer.top - 1 && shape.bottom <= outer.bottom + 1);
  }));
  that(drawn.length > 0 && drawn.every(fine => fine), `pictures ${drawn.flatMap((fine, k) => fine ? [] : [k])} of ${drawn.length} show no two shapes`);
  const count = () => page.$$eval('.tile', tiles => tiles.filter(tile => !tile.hidden).length), all = await count();
  for (const name of ['language', 'question', 'pair']) {
    const values = (await page.$$eval(`select[name=${name}] option`, options => options.map(option => [option.value, Number(/\((\d+)\)$/.exec(option.textContent)?.[1])]))).slice(1);
    for (const [value, wanted] of values) {
      await page.selectOption(`select[name=${name}]`, value);
      that(await count() === wanted && (await page.textContent('output')) === `${wanted} of ${all}`, `${name} ${value}: ${await count()} cards, expected ${wanted}`);
    }
    await page.selectOption(`select[name=${name}]`, '');
    that(values.reduce((sum, [, wanted]) => sum + wanted, 0) === all, `${name}: the choices do not add up to ${all}`);
  }
  that(opened.faults.length === 0 && opened.requests.length === 0, `it complains of ${opened.faults} and asks for ${opened.requests}`);
}
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
