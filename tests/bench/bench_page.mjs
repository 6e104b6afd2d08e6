// How soon the playground answers on a slow processor, in Chromium: seconds from the call of the page, medians of rounds in turn.
//
//   node bench_page.mjs PLAYGROUND.html [OTHER.html ...]      ROUNDS=9 SLOWER=6
//
// `picture` is when the stage is on the screen; `drag` when a shape, dragged upon the other as soon as the page listens, is
// on the screen there, with the answers to that beside it.
// A page with nothing but a button says what the browser itself takes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch, open } from '../browser/browser.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9), SLOWER = Number(process.env.SLOWER ?? 6);
const folder = mkdtempSync(`${tmpdir()}/graze-`), blank = `${folder}/blank.html`;
writeFileSync(blank, '<!DOCTYPE html><title>blank</title><button>ready</button><script>document.documentElement.dataset.ready = "yes"</script>');

// In the page: notes when it is ready, drags the first shape at once, and notes when that is seen.
function watch() {
  const times = {}, done = () => globalThis.timed(JSON.stringify(times));
  const painted = act => requestAnimationFrame(() => { const {port1, port2} = new MessageChannel(); port1.onmessage = act; port2.postMessage(''); });
  const note = name => { times[name] = performance.now() / 1000; };
  const move = () => {
    const shape = document.querySelector('#shape-0 .body'), box = shape.getBoundingClientRect(), was = shape.getAttribute('d');
    const answers = () => ['truth', 'said'].map(what => document.getElementById(`verdict-${what}`).textContent), before = answers();
    const send = (type, dx) => shape.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerId: 1, isPrimary: true, buttons: 1, clientX: box.x + box.width / 2 + dx, clientY: box.y + box.height / 2}));
    send('pointerdown', 0);
    send('pointermove', 120);
    painted(() => { if (shape.getAttribute('d') !== was && answers().some((text, k) => text !== before[k])) note('drag'); done(); });
  };
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready !== 'yes') return;
    observer.disconnect();
    note('listens');
    painted(() => {
      note('picture');
      if (document.getElementById('stage') === null) done();
      else move();
    });
  }).observe(document, {attributes: true, childList: true, subtree: true, attributeFilter: ['data-ready']});
}

async function measure(file) {
  const browser = await launch();
  try {
    const {page, context, faults} = await open(browser, blank);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    // Told by a call from the page: asking for it takes time of the page's.
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', {name: 'timed'});
    const timed = new Promise(done => session.on('Runtime.bindingCalled', ({payload}) => done(JSON.parse(payload))));
    await page.addInitScript(watch);
    await page.goto(pathToFileURL(resolve(file)).href);
    const times = await timed;
    if (faults.length > 0) throw new Error(faults.join('; '));
    return times;
  } finally {
    await browser.close();
  }
}

const files = [blank, ...process.argv.slice(2)], seen = files.map(() => []);
const median = all => [...all].sort((a, b) => a - b)[all.length >> 1];
for (let round = 0; round < ROUNDS; round++) for (const [k, file] of files.entries()) seen[k].push(await measure(file));
rmSync(folder, {recursive: true});
console.log(`seconds at ${SLOWER}-fold slowed processor, medians of ${ROUNDS} rounds (least to most):`);
for (const [k, file] of files.entries())
  for (const key of ['listens', 'picture', 'drag']) {
    const all = seen[k].map(times => times[key]).filter(time => time !== undefined);
    if (all.length > 0) console.log(`${(k === 0 ? 'a page with a button' : file).padEnd(40)} ${key.padEnd(12)} ${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`);
  }
