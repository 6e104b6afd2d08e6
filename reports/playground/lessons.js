// The lessons: a card beside the stage; challenges are checked after every change.
import { copier } from './copy.js';
import { brief, html } from './view.js';
import { boundOf } from './shapes.js';
import { show } from './state.js';
import { beginGuess, zoomToGap } from './hands.js';
import { wrongOutcome } from './verdict.js';
import { wrongPoints } from './stage.js';
import { WORDS, chinesePlace } from './words.js';
import { LESSONS, TRACKS } from './lesson_text.js';

// Which lessons are solved stays in this browser, where that is allowed.
function keepProgress(app) {
  try { localStorage.setItem('graze-solved', JSON.stringify([...app.solved])); } catch { /* then it lasts as long as the page */ }
}
export function takeProgress(app) {
  try { for (const id of JSON.parse(localStorage.getItem('graze-solved') ?? '[]')) if (lessonAt(id) >= 0) app.solved.add(id); } catch { /* as above */ }
}

// Nothing is told of a test while the reader is asked where it fails.
export const isBeforeGuess = app => app.mode === 'play' && app.lesson !== null && LESSONS[app.lesson.n].guess === true && app.lesson.step === 0 && !app.guessed;

const lessonAt = id => LESSONS.findIndex(lesson => lesson.id === id);

export const trackTitle = (app, {title, minutes}) => `${app.pick(title)} · ${app.word('minutes').replace('#', minutes)}`;

export function newLessons(app) {
  app.lessonId = () => LESSONS[app.lesson.n].id;
  const card = document.getElementById('lesson'), menu = document.getElementById('lesson-menu'), all = document.getElementById('lesson-list');
  let shown = '', of = null, mend = null;
  let buttons = [];
  // Who chose it by keys goes on from there, once it is drawn.
  const atLesson = () => requestAnimationFrame(() => requestAnimationFrame(() => { card.tabIndex = -1; card.focus({preventScroll: true}); }));
  const titles = TRACKS.map(() => html('li', {class: 'track'}));
  const list = () => LESSONS.map((lesson, n) => html('button', {type: 'button', 'data-lesson': lesson.id, onclick: () => { menu.open = false; openLesson(app, n, 0); atLesson(); }}));
  const modes = Object.fromEntries(['yours', 'free', 'demos', 'sheet'].map(name => [name, html('button', {type: 'button', id: `${name}-button`, onclick: () => { menu.open = false; leave(app, name === 'free' ? 'play' : name); }})]));
  document.getElementById('modes').append(...['yours', 'free', 'demos'].map(name => html('li', {}, modes[name])));
  menu.addEventListener('keydown', event => { if (event.key === 'Escape') { menu.open = false; menu.firstElementChild.focus(); } });
  return {
    draw() {
      const lesson = app.mode === 'play' ? app.lesson : null;
      if (app.whole && buttons.length === 0) {
        buttons = list();
        for (const [k, {lessons}] of TRACKS.entries()) all.append(titles[k], ...lessons.map(id => html('li', {}, buttons[lessonAt(id)])));
        all.append(html('li', {class: 'track'}), html('li', {}, modes.sheet));
      }
      titles.forEach((title, k) => { title.textContent = trackTitle(app, TRACKS[k]); });
      buttons.forEach((button, n) => {
        button.textContent = `${n + 1} ${app.pick(LESSONS[n].title)}${app.solved.has(LESSONS[n].id) ? ' ✓' : ''}`;
        button.setAttribute('aria-current', lesson?.n === n ? 'step' : 'false');
      });
      menu.firstElementChild.textContent = `${app.word('lessons')} ${lesson === null ? '' : `${lesson.n + 1} / `}${LESSONS.length}${app.solved.size === 0 ? '' : ` · ${app.solved.size} ✓`}`;
      menu.firstElementChild.toggleAttribute('data-current', lesson !== null);
      for (const [name, button] of Object.entries(modes)) {
        button.textContent = app.word(name);
        button.setAttribute('aria-current', app.mode === (name === 'free' ? 'play' : name) && lesson === null ? 'step' : 'false');
      }
      card.hidden = lesson === null;
      if (card.hidden) return;
      const key = `${lesson.n}.${lesson.step}${app.lang}${app.whole}`;
      if (key !== shown || of !== app.lesson) mend = build(app, card);
      [shown, of] = [key, app.lesson];
      mend?.draw();
      check(app, card);
    },
  };
}

function leave(app, mode) {
  app.mode = mode;
  app.lesson = null;
  app.touch();
}

export function openLesson(app, n, step, scene = true, keepMap = false) {
  const lesson = LESSONS[n];
  app.mode = 'play';
  app.lesson = {n, step: Math.min(step, lesson.steps.length - 1)};
  app.guessing = false;
  app.message = '';
  // The map is the answer: it comes when it is asked for, after a guess, and where a step tells of it.
  if (scene) app.guessed = false;
  if (!keepMap && (scene || step === 0)) app.mapShown = false;
  if (!keepMap && lesson.steps[app.lesson.step].map !== undefined) app.mapShown = true;
  if (scene) {
    show(app, lesson.form, lesson.scene, lesson.test);
    if (lesson.view) app.view = {...lesson.view};
    if (lesson.gap) zoomToGap(app);
    lesson.steps.forEach((_, k) => app.met.delete(`${n}.${k}`));
  }
  app.hint = lesson.drag && step === 0 ? {text: app.scene.text(true), by: lesson.drag} : null;
  app.touch();
}

// "slab.2" opens the second step of that lesson, "3.2" that of the third; the scene is the hash's own when it has one.
export function lessonFromHash(app, text, hasScene, hasMap) {
  const found = /^([a-z0-9-]{1,20})(?:\.([1-9]))?$/.exec(text ?? ''), n = lessonAt(found?.[1]) >= 0 ? lessonAt(found[1]) : Number(found?.[1]) - 1;
  app.lesson = null;
  if (found === null || !(n in LESSONS)) return text === null ? '' : `lesson: “${String(text).slice(0, 20)}”`;
  openLesson(app, n, Number(found[2] ?? 1) - 1, !hasScene, hasMap);
  return '';
}

function build(app, card) {
  const {n, step} = app.lesson, lesson = LESSONS[n], part = lesson.steps[step], last = step === lesson.steps.length - 1;
  const go = (text, id, act) => html('button', {type: 'button', id, onclick: act}, text);
  const buttons = html('p', {class: 'buttons'});
  if (step > 0) buttons.append(go(app.word('back'), 'lesson-back', () => openLesson(app, n, step - 1, false)));
  if (!last) buttons.append(go(app.word('next'), 'lesson-next', () => lesson.guess && step === 0 && !app.guessed ? beginGuess(app) : openLesson(app, n, step + 1, false)));
  if (last && n + 1 < LESSONS.length) buttons.append(go(`${app.word('next')}${app.colon()}${app.pick(LESSONS[n + 1].title)}`, 'lesson-next', () => openLesson(app, n + 1, 0)));
  buttons.append(go(app.word('startOver'), 'lesson-again', () => openLesson(app, n, step)));
  // What a lesson begins with is said by its text alone.
  const terms = step === 0 ? undefined : part.challenge;
  const parts = [html('h2', {}, `${n + 1} · ${app.pick(lesson.title)} `,
    html('span', {class: 'steps', role: 'img', 'aria-label': `${app.word('step')} ${step + 1} / ${lesson.steps.length}`}, lesson.steps.map((_, k) => k === step ? '●' : '○').join(' '))),
  html('p', {}, terms ? html('strong', {}, `${app.word('challenge')}${app.colon()}`) : '', app.pick(part))];
  if (terms) parts.push(html('ul', {class: 'conditions'}, ...terms.map(condition => html('li', {}, describe(app, condition)))));
  if (part.challenge) buttons.append(html('span', {id: 'challenge', role: 'status'}));
  const mend = part.mend && app.whole ? app.newMend(app, part.mend) : null;
  card.replaceChildren(...parts, ...(mend?.parts ?? []), buttons, ...(last && app.whole && lesson.use ? [whatToUse(app, lesson.use)] : []));
  return mend;
}

// The code of docs/choosing.md, of which a part answers for a pair that is simple.
const LANGUAGES = {c: 'C', js: 'JavaScript', python: 'Python', java: 'Java', csharp: 'C#'};
function codeFor(text, use) {
  if (use === 'meets') return text.trim();
  const lines = text.split('\n'), name = use.replaceAll('_', ''), first = lines.findIndex(line => line.replaceAll('_', '').toLowerCase().includes(`${name}(`));
  const indent = /^ */.exec(lines[first])[0], rest = lines.slice(first + 1).findIndex(line => line === `${indent}}` || line === ''), end = rest < 0 ? lines.length : first + 1 + rest;
  return lines.slice(first, end + (lines[end] === '' ? 0 : 1)).map(line => line.slice(indent.length)).join('\n').trim();
}
function whatToUse(app, use) {
  const pre = html('pre', {class: 'code', tabindex: 0}), select = html('select', {id: 'use-language', 'aria-label': app.word('codeIn')}, ...Object.entries(LANGUAGES).map(([key, name]) => html('option', {value: key, selected: key === app.codeIn}, name)));
  const fill = () => {
    app.codeIn = select.value;
    pre.textContent = codeFor(app.code[select.value], use);
    pre.setAttribute('aria-label', LANGUAGES[select.value]);
  };
  select.addEventListener('change', fill);
  fill();
  return html('details', {id: 'use'}, html('summary', {}, app.word('whatToUse')), html('p', {class: 'note'}, app.word(use === 'meets' ? 'useMeets' : 'useSimple')),
    html('p', {class: 'buttons'}, select, copier(app, () => pre.textContent)), pre);
}

function describe(app, condition) {
  const colon = app.colon();
  if (condition.relation !== undefined) return app.word(condition.relation);
  if (condition.clean) return app.word('mapClean');
  if (condition.mended) return app.word('noneWrong');
  if (condition.place !== undefined) return app.word('place') + colon + (app.pick({en: condition.place, zh: chinesePlace(condition.place, [])}));
  if (condition.wrongOnes !== undefined) return app.word('wrongOnes').replace('#', condition.wrongOnes);
  if (condition.outcomes !== undefined) return `${condition.id}${colon}${condition.outcomes.map(app.word).join(' / ')}`;
  return `${condition.id}${colon}${app.word(condition.answer ?? condition.wanted)}`;
}

function holds(app, condition) {
  if (condition.relation !== undefined) return app.truth.relation === condition.relation;
  if (condition.clean) return app.points !== null && app.pointsWhole && wrongPoints(app) === 0;
  if (condition.mended) return app.whole === true && app.isMended(app, LESSONS[app.lesson.n].steps[app.lesson.step].mend);
  if (condition.place !== undefined) return app.truth.place === condition.place;
  if (condition.wrongOnes !== undefined) {
    const taught = app.testsOfPair().filter(test => ['tutorial', 'detour'].includes(test.role));
    return taught.filter(test => wrongOutcome(app.ask(test))).length >= condition.wrongOnes;
  }
  const said = app.ask(app.engine.byId(condition.id));
  if (condition.outcomes !== undefined) return condition.outcomes.includes(said.outcome);
  return condition.answer !== undefined ? said.answer === condition.answer : said.outcome === condition.wanted;
}

function check(app, card) {
  const {n, step} = app.lesson, {challenge} = LESSONS[n].steps[step];
  if (challenge === undefined) return;
  const key = `${n}.${step}`, was = app.met.has(key), met = challenge.map(condition => was || holds(app, condition)), solved = met.every(Boolean);
  card.querySelectorAll('.conditions li').forEach((item, k) => { item.dataset.met = met[k]; });
  // Once solved it stays so, with what was seen then: a hand drags on.
  if (solved && !was) app.met.set(key, caught(app));
  const status = document.getElementById('challenge'), text = solved ? `${app.word('solvedIt')} ${app.pick(app.met.get(key))}`.trim() : app.word('notYet');
  if (status.textContent !== text) status.textContent = text;
  status.dataset.solved = solved;
  if (!solved || was) return;
  if (!LESSONS[n].steps.every((part, k) => part.challenge === undefined || app.met.has(`${n}.${k}`))) return;
  app.solved.add(LESSONS[n].id);
  keepProgress(app);
  app.touch();
}

// What the chosen test has just got wrong, in both languages; nothing when it is right.
function caught(app) {
  const said = app.ask(app.test), key = {'false hit': 'gapWrong', 'missed hit': 'depthWrong', 'broken contract': 'touchWrong'}[said.outcome];
  const text = words => key === undefined ? '' : words[key].replace('#', boundOf(app) + brief(Math.abs(app.truth.gap), 3));
  return {en: text(WORDS.en), zh: text(WORDS.zh)};
}
