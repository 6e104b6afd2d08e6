// The lessons: a card beside the stage; challenges are checked after every change.
import { html } from './view.js';
import { show } from './state.js';
import { zoomToGap } from './hands.js';
import { wrongOutcome } from './answers.js';
import { chinesePlace } from './words.js';
import { LESSONS } from './lesson_text.js';

// Which lessons are solved stays in this browser, where that is allowed.
function keepProgress(app) {
  try { localStorage.setItem('graze-solved', JSON.stringify([...app.solved])); } catch { /* then it lasts as long as the page */ }
}
function takeProgress(app) {
  try { for (const n of JSON.parse(localStorage.getItem('graze-solved') ?? '[]')) if (n in LESSONS) app.solved.add(n); } catch { /* as above */ }
}

export function newLessons(app) {
  takeProgress(app);
  const nav = document.getElementById('lesson-list'), card = document.getElementById('lesson');
  let shown = '';
  const buttons = LESSONS.map((lesson, n) => html('button', {type: 'button', 'data-lesson': n + 1, onclick: () => openLesson(app, n, 0)}));
  const free = html('button', {type: 'button', id: 'free', onclick: () => leave(app, 'play')});
  const yours = html('button', {type: 'button', id: 'yours-button', onclick: () => leave(app, 'yours')});
  const demos = html('button', {type: 'button', id: 'demos-button', onclick: () => leave(app, 'demos')});
  nav.append(...[yours, ...buttons, free, demos].map(button => html('li', {}, button)));
  return {
    draw() {
      buttons.forEach((button, n) => {
        button.textContent = `${n + 1} ${LESSONS[n].title[app.lang]}${app.solved.has(n) ? ' ✓' : ''}`;
        button.setAttribute('aria-current', app.mode === 'play' && app.lesson?.n === n ? 'step' : 'false');
      });
      yours.textContent = app.word('yours');
      yours.setAttribute('aria-current', app.mode === 'yours' ? 'step' : 'false');
      free.textContent = app.word('free');
      demos.textContent = app.word('demos');
      free.setAttribute('aria-current', app.mode === 'play' && app.lesson === null ? 'step' : 'false');
      demos.setAttribute('aria-current', app.mode === 'demos' ? 'step' : 'false');
      card.hidden = app.lesson === null || app.mode !== 'play';
      if (card.hidden) return;
      const key = `${app.lesson.n}.${app.lesson.step}${app.lang}`;
      if (key !== shown) build(app, card);
      shown = key;
      check(app, card);
    },
  };
}

function leave(app, mode) {
  app.mode = mode;
  app.lesson = null;
  app.touch();
}

export function openLesson(app, n, step, scene = true) {
  const lesson = LESSONS[n];
  app.mode = 'play';
  app.lesson = {n, step: Math.min(step, lesson.steps.length - 1)};
  app.guessing = false;
  if (lesson.guess) app.mapShown = step > 0;
  if (scene) {
    show(app, lesson.form, lesson.scene, lesson.test);
    if (lesson.gap) zoomToGap(app);
  }
  app.touch();
}

// "3.2" opens the second step of the third lesson; the scene is the hash's own when it has one.
export function lessonFromHash(app, text, hasScene) {
  const found = /^(\d{1,2})\.([1-9])$/.exec(text ?? '');
  app.lesson = null;
  if (found === null || !(Number(found[1]) - 1 in LESSONS)) return text === null ? '' : `lesson: “${String(text).slice(0, 20)}”`;
  openLesson(app, Number(found[1]) - 1, Number(found[2]) - 1, !hasScene);
  return '';
}

function build(app, card) {
  const {n, step} = app.lesson, lesson = LESSONS[n], part = lesson.steps[step], last = step === lesson.steps.length - 1;
  const go = (text, id, act) => html('button', {type: 'button', id, onclick: act}, text);
  const buttons = html('p', {class: 'buttons'});
  if (step > 0) buttons.append(go(app.word('back'), 'lesson-back', () => openLesson(app, n, step - 1, false)));
  if (!last) buttons.append(go(app.word('next'), 'lesson-next', () => openLesson(app, n, step + 1, false)));
  if (last && n + 1 < LESSONS.length) buttons.append(go(`${app.word('next')}: ${LESSONS[n + 1].title[app.lang]}`, 'lesson-next', () => openLesson(app, n + 1, 0)));
  buttons.append(go(app.word('startOver'), 'lesson-again', () => openLesson(app, n, step)));
  const parts = [html('h2', {}, `${n + 1} · ${lesson.title[app.lang]}`),
    html('p', {class: 'steps', 'aria-label': `${app.word('step')} ${step + 1} / ${lesson.steps.length}`}, lesson.steps.map((_, k) => k === step ? '●' : '○').join(' ')),
    html('p', {}, part.challenge ? html('strong', {}, `${app.word('challenge')}${app.colon()}`) : '', part[app.lang])];
  if (part.challenge) {
    parts.push(html('ul', {class: 'conditions'}, ...part.challenge.map(condition => html('li', {}, describe(app, condition)))),
      html('p', {id: 'challenge', role: 'status'}));
  }
  card.replaceChildren(...parts, buttons);
}

function describe(app, condition) {
  const colon = app.colon();
  if (condition.relation !== undefined) return app.word(condition.relation);
  if (condition.place !== undefined) return app.word('place') + colon + (app.lang === 'zh' ? chinesePlace(condition.place, []) : condition.place);
  if (condition.wrongOnes !== undefined) return app.word('wrongOnes').replace('#', condition.wrongOnes);
  if (condition.outcomes !== undefined) return `${condition.id}${colon}${condition.outcomes.map(app.word).join(' / ')}`;
  return `${condition.id}${colon}${app.word(condition.answer ?? condition.wanted)}`;
}

function holds(app, condition) {
  if (condition.relation !== undefined) return app.truth.relation === condition.relation;
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
  const met = challenge.map(condition => holds(app, condition)), solved = met.every(Boolean);
  card.querySelectorAll('.conditions li').forEach((item, k) => { item.dataset.met = met[k]; });
  const status = document.getElementById('challenge');
  const text = app.word(solved ? 'solvedIt' : 'notYet');
  if (status.textContent !== text) status.textContent = text;
  status.dataset.solved = solved;
  if (!solved || app.met.has(`${n}.${step}`)) return;
  app.met.add(`${n}.${step}`);
  if (!LESSONS[n].steps.every((part, k) => part.challenge === undefined || app.met.has(`${n}.${k}`))) return;
  app.solved.add(n);
  keepProgress(app);
  app.touch();
}
