// What the tests of the playground share: the page opened, waited for, and typed into.
//
//   node TEST.mjs PLAYGROUND.html GRAZE [SCREENSHOT-FOLDER]      ONLY=demos: that part alone
import { mkdirSync } from 'node:fs';
import { launch, open } from './browser.mjs';

export const [, , file, graze, pictures] = process.argv;
if (pictures !== undefined) mkdirSync(pictures, {recursive: true});
let passed = 0, failed = 0;
export function that(fine, what) {
  if (fine) passed++;
  else failed++;
  if (!fine) console.log(`FAILS: ${what}`);
}

const browser = await launch();
export const ready = page => page.waitForFunction(() => document.documentElement.dataset.ready === 'yes', null, {timeout: 15000});
// After the next picture is drawn.
export const drawn = page => page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
export const scene = page => page.evaluate(() => globalThis.graze.app.scene.text(false));
export const numbers = async page => (await scene(page)).split(' ');

export async function start(hash, options) {
  const opened = await open(browser, file, {hash, ...options});
  await ready(opened.page);
  await drawn(opened.page);
  return opened;
}

// Nothing on the console, nothing asked of the network.
export async function finish({context, faults, requests}, what) {
  that(faults.length === 0, `${what}: the console says ${faults.slice(0, 3).join(' | ')}`);
  that(requests.length === 0, `${what}: it asks for ${requests.slice(0, 3).join(' ')}`);
  await context.close();
}

// Types the numbers of a case into the fields.
export async function type(page, text) {
  for (const [k, word] of text.split(' ').entries()) await page.fill(`#number-${k}`, word);
  await drawn(page);
}

export async function middle(page, selector) {
  const box = await page.locator(selector).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function run(part) {
  if (process.env.ONLY !== undefined && part.name !== process.env.ONLY) return;
  try {
    await part();
  } catch (fault) {
    failed++;
    console.log(`FAILS: ${part.name}: ${fault.stack}`);
  }
}
// Those that look at how long something takes run alone, the others two by two.
export async function runAll(alone, others = []) {
  try {
    for (const part of alone) await run(part);
    await Promise.all([1, 2].map(async () => { while (others.length > 0) await run(others.shift()); }));
  } finally {
    await browser.close();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
