// Debian's Chromium, driven by playwright-core, for tests of pages that are opened from a file.
//
// The packages live under out/node, put there by tests/browser/setup.
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const installed = createRequire(path.join(root, 'out/node/package.json'));
export const AXE = installed.resolve('axe-core/axe.min.js');

export async function launch() {
  const { chromium } = installed('playwright-core');
  return chromium.launch({executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
}

// A page whose complaints and requests are kept: { page, faults, requests }.
export async function open(browser, file, {hash = '', ...options} = {}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}, ...options});
  context.setDefaultTimeout(180000); // it ends what hangs; it times nothing
  const page = await context.newPage(), faults = [], requests = [];
  page.on('console', message => { if (['error', 'warning'].includes(message.type())) faults.push(message.text()); });
  page.on('pageerror', error => faults.push(String(error.stack ?? error)));
  page.on('request', request => { if (!/^(data|blob|file):/.test(request.url())) requests.push(request.url()); });
  await page.goto(pathToFileURL(path.resolve(file)).href + hash);
  return {page, faults, requests, context};
}

// Accessibility faults, in words.
export async function axeFaults(page) {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.addScriptTag({path: AXE});
  const {violations} = await page.evaluate(() => globalThis.axe.run(document, {resultTypes: ['violations']}));
  return violations.map(v => `${v.id}: ${v.help}: ${v.nodes.slice(0, 3).map(n => n.target.join(' ')).join(' | ')}`);
}
