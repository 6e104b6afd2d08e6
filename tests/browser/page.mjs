// What the tests of the playground share: the page opened, waited for, and typed into.
//
//   node TEST.mjs PLAYGROUND.html GRAZE [SCREENSHOT-FOLDER]      ONLY=demos: that part alone
import { mkdirSync } from 'node:fs';
import { axeFaults, launch, open } from './browser.mjs';

export const [, , file, graze, pictures] = process.argv;
if (pictures !== undefined) mkdirSync(pictures, {recursive: true});
let passed = 0, failed = 0;
export function that(fine, what) {
  if (fine) passed++;
  else failed++;
  if (!fine) console.log(`FAILS: ${what}`);
}

// Every so many of what takes long, and all with GRAZE_LONG.
export const some = (all, step) => all.filter((_, k) => process.env.GRAZE_LONG || k % step === 0);

const browser = await launch();
export const ready = page => page.waitForFunction(() => document.documentElement.dataset.whole === 'yes');
// After the next picture is drawn, and what comes after it.
export const drawn = page => page.evaluate(() => new Promise(done => {
  const wait = () => requestAnimationFrame(() => globalThis.graze.app.after === 0 ? done() : wait());
  requestAnimationFrame(wait);
}));
export const scene = page => page.evaluate(() => globalThis.graze.app.scene.text(false));
export const numbers = async page => (await scene(page)).split(' ');

export async function start(hash, options) {
  const opened = await open(browser, file, {hash, ...options});
  await ready(opened.page);
  await drawn(opened.page);
  return opened;
}

// What all processes of the browser have had of the processor.
export async function processorSeconds() {
  const session = await browser.newBrowserCDPSession(), {processInfo} = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, {cpuTime}) => sum + cpuTime, 0);
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

// axe finds nothing and nothing is wider than the window, in this state of the page and one width, scheme and language; in turn, or in all when there is time.
const WIDTHS = [320, 768, 1280, 360, 1920], SCHEMES = ['light', 'dark'], LANGUAGES = ['en', 'zh', 'zh-Hant'];
const LOOKS = Array.from({length: 30}, (_, k) => [WIDTHS[k % 5], SCHEMES[k % 2], LANGUAGES[k % 3]]);
let looked = 0;
export async function accessible(page, what) {
  const size = page.viewportSize(), lang = await page.evaluate(() => globalThis.graze.app.lang);
  const speak = async to => { await page.evaluate(to => { globalThis.graze.app.lang = to; globalThis.graze.app.touch(); }, to); await drawn(page); };
  for (const [width, colorScheme, language] of process.env.GRAZE_LONG ? LOOKS : [LOOKS[looked++ % LOOKS.length]]) {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await speak(language);
    const faults = await axeFaults(page), wide = await page.evaluate(() => document.documentElement.scrollWidth);
    that(faults.length === 0 && wide <= width, `${what}, ${width} ${colorScheme} ${language}: ${wide} wide; ${faults.join('; ')}`);
  }
  await page.setViewportSize(size);
  await page.emulateMedia({colorScheme: null, reducedMotion: null});
  await speak(lang);
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
