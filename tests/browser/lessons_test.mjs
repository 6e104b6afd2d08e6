// The lessons of the playground, each tried with right and wrong answers, and the demos of the documents.
import { readFileSync } from 'node:fs';
import { axeFaults } from './browser.mjs';
import { that, accessible, start, finish, drawn, ready, type, pictures, runAll, some } from './page.mjs';
import { LESSONS } from '../../reports/playground/lesson_text.js';
import { WORDS } from '../../reports/playground/words.js';

// Words that tell of a map: a step with one of them says by `map` what is to be seen.
const OF_MAPS = /\b(map|colou?rs?|orange|blue|purple|striped|stripes)\b|地图|颜色|橙色|蓝色|紫/;
// Of two entries of one name the second would stand for both.
const NAMED = readFileSync(new URL('../../reports/playground/words.js', import.meta.url), 'utf8').split('\n};')[0].split(/^ {2}(?=en:|zh:)/m).slice(1).map(part => [...part.matchAll(/([\w-][\w -]*)'?: '(?:[^'\\]|\\.)*'/g)].map(found => found[1]));
const CHOOSING = readFileSync(new URL('../../docs/choosing.md', import.meta.url), 'utf8');
// By lesson that ends in a mend: what a student writes for what, wrongly. What is right stands in the lesson.
const WRONG = {
  days: [['x1 - x2', '(x1 + r1) - (x2 + r2)']],
  sides: [['return', 'return Math.hypot(cx - x - w / 2, cy - y - h / 2) <= r + Math.hypot(w, h) / 2 &&']],
  cross: [['return', `if (bx <= ax && bx + bw >= ax + aw && by >= ay && by <= ay + ah) return true;
  return`]],
  wrap: [['(x + w) | 0', 'x + w']],
  'line-for-segment': [['const x =', `if (share < 0) return Math.hypot(cx - x1, cy - y1) <= r;
  const x =`]],
  inside: [['return crosses', 'return x1 >= x && x2 <= x + w && y1 >= y && y2 <= y + h || crosses']],
  capsule: [['near(0) ||', 'near(0) || near(0.5) ||']],
  level: [['(ay > y && by < y) || (ay < y && by > y)', '(ay >= y && by <= y) || (ay <= y && by >= y)']],
  within: [['return one', 'return inside(two[0], one) || one']],
  'push-out': [['Math.min(aRight, bRight) - Math.max(aLeft, bLeft)', 'Math.min(aRight - bLeft, bRight - aLeft)']],
  'ray-box': [['enters > 1', 'enters > 1 || enters < 0']],
  'ray-disc': [['const t = -b - Math.sqrt(under);', 'const t = (-b - Math.sqrt(under)) / (dx * dx + dy * dy);']],
  sweep: [['return met ? 1 : null;', `if (aLeft <= bRight && bLeft <= aRight && aTop <= bBottom && bTop <= aBottom) return 0;
  return met ? 1 : null;`]],
  point: [['(Math.imul(dx, dx) + Math.imul(dy, dy)) | 0', 'dx * dx + dy * dy']],
  edge: [['px <= x + w', 'px < x + w']],
  nearest: [['Math.min(cx, w)', 'Math.min(cx, x + w)']],
  grow: [['return wider || higher', 'return wider || higher || Math.hypot(cx - x, cy - y) <= r']],
  quadrants: [['return left', `if (left > 0 && top > 0) return Math.hypot(left, top) <= r;
  return left`]],
  closed: [['bx < ax + aw', 'bx <= ax + aw']],
  parallel: [['return false;', 'return true;']],
  slab: [['const one =', `if (way === 0) continue;
    const one =`]],
  winding: [['turn >= 0', 'turn <= 0']],
  areas: [['parts[2] === area', 'parts[2] >= area']],
  axes: [['!axes(one).some(apart)', '!axes(two).some(apart)']],
  decimals: [['n / 10', 'n * 0.1']],
  'on-line': [['return first', 'return (x2 - x1) * (py - y1) === (y2 - y1) * (px - x1) || first']],
  use: [['return false;', 'return cx >= x - r && cx <= x + w + r && cy >= y - r && cy <= y + h + r;']],
};

// What is painted, by outcome, in per cent of all points: before thin places are drawn wider, and as the pixels show it; and what the test
// says at each painted point (of very many, at some), and where that is.
const painted = page => page.evaluate(() => {
  const {app, stage} = globalThis.graze, {width, height} = stage.canvas, {view, scene, test} = app, anchor = stage.anchor;
  const copy = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
  copy.drawImage(stage.canvas, 0, 0);
  const pixels = new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer), OUTCOMES = {3: app.question() === 'hit' ? 'false hit' : 'wrong number', 4: 'missed hit', 5: 'broken contract', 6: 'no answer'};
  const coloured = new Map(Object.keys(OUTCOMES).flatMap(paint => [0, 1].map(ink => [app.palette[2 * paint + ink], OUTCOMES[paint]])));
  const share = {}, seen = {}, asked = [], kept = scene.text(true), wrong = [];
  for (const [paint, outcome] of Object.entries(OUTCOMES)) if (app.points[paint] > 0) share[outcome] = 100 * app.points[paint] / pixels.length;
  pixels.forEach((pixel, k) => { const outcome = coloured.get(pixel); if (outcome !== undefined) { wrong.push([k, outcome]); seen[outcome] = (seen[outcome] ?? 0) + 100 / pixels.length; } });
  // The map begins at round numbers.
  const first = app.scene.text(false).split(' ').slice(app.mover === 0 ? 0 : app.engine.layouts[app.layouts()[0]].columns.length), step = Math.min(view.scale, 1);
  const [roundX, roundY] = first.map(Number).map(at => Math.floor(at / step) * step - at);
  const by = (middle, k, size) => Math.ceil(-middle / view.scale - size / 2 + k) * view.scale;
  const all = wrong.length <= 20000, some = all ? wrong : wrong.filter((_, n) => n % 101 === 0), found = {};
  for (const [k, outcome] of some) {
    scene.setCase(kept);
    scene.nudge(app.mover, 0, roundX, 0);
    scene.nudge(app.mover, 1, roundY, 0);
    scene.nudge(app.mover, 0, by(anchor.x, k % width, width), 0);
    scene.nudge(app.mover, 1, by(anchor.y, Math.floor(k / width), height), 0);
    const said = scene.ask(test).outcome;
    asked.push({outcome, said, place: said === outcome ? scene.truth().place : ''});
    found[said] = (found[said] ?? 0) + 100 / pixels.length;
  }
  scene.setCase(kept);
  return {share, seen, asked, all, found, widened: app.points.at(-1), note: document.getElementById('map-note').textContent, shares: document.getElementById('legend').innerText};
});

// A step's claim of the map, held against what is painted.
async function holdMap(page, what, map) {
  await page.waitForFunction(() => globalThis.graze.app.points !== null && globalThis.graze.app.pointsWhole);
  const {places = {}, ...shares} = map, {share, seen, asked, all, found, widened, note} = await painted(page), most = Math.max(0, ...Object.keys(shares).map(outcome => share[outcome] ?? 0));
  for (const [outcome, least] of Object.entries(shares)) {
    that(share[outcome] >= least, `${what}: the text tells of ${outcome}, and the map has ${share[outcome] ?? 0}% of it, expected ${least}`);
    // Two in a hundred points, or thin and said to be drawn wider: then in what is seen there are at least as many again.
    that(share[outcome] >= 2 || (widened > 20 && note !== '' && seen[outcome] > 2 * share[outcome]), `${what}: ${outcome} has ${share[outcome]}% of the map, seen as ${seen[outcome]}%, and it is said: ${note}`);
  }
  for (const outcome of Object.keys(share)) that(outcome in shares || share[outcome] <= most / 10, `${what}: the map has ${share[outcome]}% ${outcome}, of which nothing is told`);
  that(Object.keys(shares).length > 0 || (note !== '' && asked.length === 0), `${what}: the text tells of a map without faults, and it has ${JSON.stringify(seen)}`);
  // What is drawn wider lies beside what is wrong. Asked one by one, as many points are wrong as are counted.
  for (const outcome of Object.keys(share)) that(!all || Math.abs(found[outcome] - share[outcome]) < 1e-9, `${what}: ${outcome} is counted at ${share[outcome]}% of the points, and answered at ${found[outcome]}%`);
  if (!all) that(asked.filter(one => one.said !== one.outcome).length <= Math.ceil(asked.length * widened * 24 / (2560 * Object.values(seen).reduce((sum, one) => sum + one))), `${what}: many points are painted otherwise than the test answers there`);
  for (const [outcome, allowed] of Object.entries(places))
    for (const one of asked.filter(({said}) => said === outcome)) that(allowed.includes(one.place), `${what}: a ${outcome} lies at ${one.place}`);
}

// Mends the code by keys alone; it is refused with a case on the stage, or the map goes clean.
async function mend(page, what, {code, form, answer: right}, wrong) {
  const counts = [];
  for (const changes of [[], wrong, right]) {
    const mended = changes.reduce((text, [from, to]) => text.replace(from, () => to), code), before = await page.evaluate(() => globalThis.graze.app.scene.text(true));
    that(changes.every(([from]) => code.includes(from)), `${what}: the code to mend is another`);
    await page.focus('#mend-code');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(mended);
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(() => !['idle', 'running'].includes(globalThis.graze.app.own.status));
    await drawn(page);
    await page.waitForFunction(right => document.getElementById('challenge').dataset.solved === String(right) && !/…/.test(document.getElementById('verdict-said').textContent), changes === right, {timeout: 20000}).catch(() => {});
    const text = await page.textContent('#mend-said'), {now, of} = await page.evaluate(() => ({now: globalThis.graze.app.scene.text(true), of: globalThis.graze.app.scene.form()}));
    counts.push(Number(/Wrong in ([\d,]+) of/.exec(text)?.[1].replaceAll(',', '')));
    that(await page.getAttribute('#challenge', 'data-solved') === String(changes === right), `${what}: with ${changes.length} changes it is said: ${text}`);
    that(of === form && (changes === right || (now !== before || changes.length > 0) && /mine says/.test(text) && /[≠▲▼◆■]/.test(await page.textContent('#verdict-said'))), `${what}: refused without a case: ${text}; ${await page.textContent('#verdict')}`);
    if (changes === wrong) {
      await accessible(page, `${what}, refused`);
      that(await page.inputValue('#mend-code') === mended, `${what}: what is written is lost in another language`);
    }
  }
  that(counts[0] > 0 && counts[1] > 0 && counts[2] === 0, `${what}: the counts of wrong cases are ${counts}`);
}

// Types the case; without one, by keys.
async function solve(page, solution) {
  if (solution !== null) await type(page, solution);
  else await page.focus('#shape-0');
  for (let k = 0; solution === null && k < 40 && await page.getAttribute('#challenge', 'data-solved') !== 'true'; k++) {
    await page.keyboard.press('Alt+ArrowRight');
    await drawn(page);
  }
  await page.waitForFunction(() => document.getElementById('challenge').dataset.solved === 'true', null, {timeout: 3000}).catch(() => {});
}

async function lessons() {
  for (const names of NAMED) that(names.length > 250 && new Set(names).size === names.length, `words named twice: ${names.filter((name, k) => names.indexOf(name) !== k)}`);
  const taken = some(LESSONS, 6);
  const opened = await start(''), {page} = opened;
  const choose = async id => {
    await page.click('#lesson-menu summary');
    await page.click(`[data-lesson="${id}"]`);
    await drawn(page);
  };
  that(Object.keys(WRONG).sort().join() === LESSONS.filter(lesson => lesson.steps.some(step => step.mend)).map(lesson => lesson.id).sort().join(), 'a lesson that ends in a mend has no wrong one here');
  for (const {id, steps} of LESSONS) steps.forEach((step, k) => that(step.map !== undefined || !(OF_MAPS.test(step.en) || OF_MAPS.test(step.zh)), `lesson ${id}.${k + 1} tells of a map, and says not of what`));
  for (const [k, lesson] of taken.entries()) {
    const {id: n} = lesson, solutions = [...lesson.answers ?? [null]];
    await choose(n);
    that(await page.isHidden('#map'), `lesson ${n}: the map is shown before it is asked for`);
    if (k % 2 === 0 || process.env.GRAZE_LONG) await accessible(page, `lesson ${n}`);
    // The map stays off until it is said where the test fails: pressed on the stage, whatever numbers that makes; then by Enter, where the shape is.
    if (lesson.guess) {
      await page.click('#lesson-next');
      await drawn(page);
      const stage = await page.locator('#stage').boundingBox();
      await page.mouse.click(stage.x + stage.width * 0.6217, stage.y + stage.height * 0.3831);
      await drawn(page);
      await holdMap(page, `lesson ${n}, after a press`, lesson.steps.find(step => step.map !== undefined).map);
      await page.click('#lesson-again');
      await drawn(page);
      that((await page.textContent('#message')) === '' && await page.isHidden('#map'), `lesson ${n}: started over, it says ${await page.textContent('#message')}`);
      await page.click('#lesson-next');
      await drawn(page);
      that(await page.isHidden('#map') && await page.isHidden('#lesson-back') && /goes wrong/.test(await page.textContent('#message')), `lesson ${n}: it goes on without a guess: ${await page.textContent('#message')}`);
      await page.focus('#shape-0');
      await page.keyboard.press('Enter');
      await drawn(page);
      that(await page.isVisible('#map') && await page.isVisible('#lesson-next'), `lesson ${n}: after the guess there is no map`);
      await holdMap(page, `lesson ${n}, after the guess`, lesson.steps.find(step => step.map !== undefined).map);
    }
    // Step by step: what is told of the map is so, and each challenge is solved by its case.
    for (const [step, part] of lesson.steps.entries()) {
      if (step > 0) {
        that(!(await page.textContent(`[data-lesson="${n}"]`)).includes('✓'), `lesson ${n} is ticked too soon`);
        await page.click('#lesson-next');
        await drawn(page);
      }
      if (part.map !== undefined) await holdMap(page, `lesson ${n}.${step + 1}`, part.map);
      if (part.challenge === undefined) continue;
      that(await page.getAttribute('#challenge', 'data-solved') === 'false', `lesson ${n}.${step + 1} is solved before anything is done`);
      if (part.mend !== undefined) await mend(page, `lesson ${n}`, part.mend, WRONG[n]);
      else await solve(page, solutions.shift());
      that(await page.getAttribute('#challenge', 'data-solved') === 'true', `lesson ${n}.${step + 1} is not solved by its case`);
    }
    await drawn(page);
    that((await page.textContent(`[data-lesson="${n}"]`)).includes('✓'), `lesson ${n} is not ticked`);
    if (pictures !== undefined) await page.screenshot({path: `${pictures}/lesson-${n}.png`});
    if (lesson.use !== undefined) await page.click('#use summary');
    for (const language of lesson.use === undefined ? [] : ['c', 'js', 'python', 'java', 'csharp']) {
      await page.selectOption('#use-language', language);
      const code = await page.textContent('#use pre');
      that(CHOOSING.includes(code.split('\n')[0]) && code.split('\n').length > 1, `lesson ${n}: to use in ${language}: ${code.slice(0, 80)}`);
    }
    await page.click('#lesson-again');
    await drawn(page);
    that(await page.getAttribute('#challenge', 'data-solved') === 'false', `lesson ${n}: starting over leaves it solved`);
  }
  await page.click('#lang-zh');
  await drawn(page);
  that(await page.getAttribute('html', 'lang') === 'zh-Hans', 'the page does not say that it is Chinese');
  that(/[\u4e00-\u9fff]/.test(await page.textContent('#lesson')) && /[\u4e00-\u9fff]/.test(await page.textContent('h1')), 'not all is Chinese');
  const untranslated = await page.locator('[data-word]').evaluateAll(all => all.filter(e => e.textContent === e.dataset.word).map(e => e.dataset.word));
  that(untranslated.length === 0, `no words for ${untranslated}`);
  if (pictures !== undefined) await page.screenshot({path: `${pictures}/chinese.png`});
  const translated = ['titles', 'ideas', 'faults', 'reasons'].map(name => readFileSync(new URL(`../../reports/playground/chinese/${name}.tsv`, import.meta.url), 'utf8')).join('');
  const beside = (JSON.stringify([WORDS.zh, LESSONS]) + translated.replace(/^.*\t/gm, '')).match(/[\u4e00-\u9fff][,:;?!()]|[,:;?!()][\u4e00-\u9fff]/g) ?? [];
  that(beside.length === 0, `beside Chinese stands ASCII punctuation: ${beside.slice(0, 5)}`);
  await page.click('#lang-zh-Hant');
  await drawn(page);
  that(await page.getAttribute('html', 'lang') === 'zh-Hant' && (await page.textContent('h1')) === '摸得著的碰撞檢測', `in Traditional Chinese the title is ${await page.textContent('h1')}`);
  // What is asked of a function of one's own comes a moment later.
  const SIMPLIFIED = '[这对点边圆线图测试会应该说让从选变间]';
  await page.waitForFunction(of => !new RegExp(of).test(document.querySelector('main').innerText), SIMPLIFIED, {timeout: 20000}).catch(() => {});
  const simplified = (await page.evaluate(() => document.querySelector('main').innerText)).split('\n').filter(line => new RegExp(SIMPLIFIED).test(line));
  that(simplified.length === 0, `in Traditional Chinese stands ${simplified.slice(0, 3).join(' | ')}`);
  await page.click('#lang-zh');
  await drawn(page);
  await page.reload();
  await ready(page);
  await drawn(page);
  that((await page.textContent(`[data-lesson="${taken[0].id}"]`)).includes('✓'), 'what is solved is forgotten');
  await page.click('#lang-en');
  await drawn(page);
  that(await page.getAttribute('html', 'lang') === 'en', 'the page does not come back to English');
  // A sheet for a class: a link for each lesson, and it opens there.
  await page.click('#lesson-menu summary');
  await page.click('#sheet-button');
  await drawn(page);
  const links = await page.locator('#sheet a').evaluateAll(all => all.map(link => link.getAttribute('href')));
  that(await page.locator('#sheet a').evaluateAll(all => all.every(link => link.href.endsWith(link.textContent))), 'what is printed of a link is not where it leads');
  that(links.join() === LESSONS.map(lesson => `#lesson=${lesson.id}`).join() && await page.isHidden('#play'), `the sheet has the links ${links}`);
  that((await axeFaults(page)).length === 0, `sheet: ${(await axeFaults(page)).join('; ')}`);
  that(await page.locator('#sheet svg').count() === LESSONS.length && await page.locator('#sheet .answers pre').count() === Object.keys(WRONG).length, 'the sheet lacks a picture or an answer');
  if (pictures !== undefined) await page.screenshot({path: `${pictures}/sheet.png`, fullPage: true});
  await page.click('#sheet a[href="#lesson=slab"]');
  await page.waitForFunction(() => globalThis.graze.app.test.id === 'line_box_slabs');
  await drawn(page);
  that(await page.isVisible('#lesson') && await page.isHidden('#sheet'), 'a link of the sheet does not open its lesson');
  await page.click('#lesson-menu summary');
  that((await axeFaults(page)).length === 0, `the list of lessons: ${(await axeFaults(page)).join('; ')}`);
  await page.setViewportSize({width: 360, height: 780});
  that(await page.evaluate(() => document.documentElement.scrollWidth) <= 360, 'on a phone the list of lessons makes the page wider');
  await page.keyboard.press('Escape');
  that(await page.isHidden('#lesson-list'), 'Escape does not close the list of lessons');
  await finish(opened, 'lessons');
}

async function demos() {
  const opened = await start(''), {page} = opened;
  await page.click('#demos-button');
  await drawn(page);
  const output = id => page.textContent(`#${id} output`);
  const press = async (id, x, y, width, height) => {
    const box = await page.locator(`#${id} svg`).boundingBox(), scale = Math.min(box.width / width, box.height / height);
    const left = box.x + (box.width - width * scale) / 2, top = box.y + (box.height - height * scale) / 2;
    await page.mouse.click(left + x * scale, top + y * scale);
    await drawn(page);
  };
  that(await output('demo-d0') === 'true', 'the box of D0 does not begin touching');
  await press('demo-d0', 450, 30, 500, 250);
  that(await output('demo-d0') === 'false', 'D0: far away is a hit');
  await press('demo-d0', 200, 120, 500, 250);
  that(await output('demo-d0') === 'true', 'D0: upon the disc is no hit');
  const svg = await page.locator('#demo-d0 svg').boundingBox(), per = svg.width / 500;
  await page.mouse.move(svg.x + 210 * per, svg.y + 120 * per);
  await page.mouse.down();
  await page.mouse.move(svg.x + 430 * per, svg.y + 180 * per, {steps: 4});
  await page.mouse.up();
  await drawn(page);
  that(await output('demo-d0') === 'false' && await page.getAttribute('#demo-d0 circle', 'cx') === '420', `D0: dragged away, the circle is at ${await page.getAttribute('#demo-d0 circle', 'cx')} and is said to be ${await output('demo-d0')}`);
  await press('demo-qt', 200, 200, 520, 320);
  that(await output('demo-qt') === 'true', 'Qt: upon the disc is no hit');
  await press('demo-qt', 460, 40, 520, 320);
  that(await output('demo-qt') === 'false', 'Qt: far away is a hit');
  const before = await output('demo-d3');
  await press('demo-d3', 380, 20, 400, 400);
  const away = await output('demo-d3');
  that(before === '是否碰撞:是' && away === '是否碰撞:否', `D3 says ${before}, then ${away}`);
  await page.focus('#demo-d3 svg');
  for (let k = 0; k < 3; k++) await page.keyboard.press('ArrowLeft');
  await drawn(page);
  const x = await page.locator('#demo-d3 .demo-red').getAttribute('x');
  that(x === '354', `D3: a click and three arrow keys leave it at ${x}, expected 354`);
  that(/^true true false \(/.test(await output('demo-d4')), `D4 prints ${await output('demo-d4')}`);
  if (pictures !== undefined) await page.screenshot({path: `${pictures}/demos.png`, fullPage: true});
  that((await axeFaults(page)).length === 0, `demos: ${(await axeFaults(page)).join('; ')}`);
  await page.locator('#demo-qt button').click();
  await drawn(page);
  that(await page.isVisible('#play') && await page.evaluate(() => globalThis.graze.app.test.id) === 'quadrant_qt', 'a demo does not open on the stage');
  await finish(opened, 'demos');
}

await runAll([], [lessons, demos]);
