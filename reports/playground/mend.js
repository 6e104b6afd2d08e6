// A step of a lesson in which the reader mends the code: it is tried as a function of the reader's own.
import { html } from './view.js';
import { spoken } from './chinese.js';
import { CODE_MOST, misfitWord } from './own.js';

// Everyday numbers; what is nearer than that to right counts as right.
const WITHIN = {most: 4000, near: 1e-6};

export function newMend(app, mend) {
  const {own, lesson} = app, isShown = own.form === mend.form && app.test.id === 'mine';
  lesson.code ??= isShown ? own.code : mend.code;
  const code = html('textarea', {id: 'mend-code', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', maxlength: CODE_MOST, rows: mend.code.split('\n').length + 2, 'aria-label': app.word('codeLabel')});
  const said = html('div', {id: 'mend-said', role: 'status'}), run = html('button', {type: 'button', id: 'mend-run', class: 'main', onclick: start}, app.word('runMended'));
  code.value = lesson.code;
  code.addEventListener('input', () => { lesson.code = code.value; app.touch(); });
  code.addEventListener('keydown', event => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) start(); });
  function start() {
    app.mapShown = true;
    if (own.bring(code.value, mend.form, mend.contract, mend.within ?? WITHIN) === '') own.run();
    app.touch();
  }
  let shown = '';
  return {parts: [code, html('p', {class: 'buttons'}, run), said], draw() {
    run.disabled = own.status === 'running';
    const isMine = own.form === mend.form && own.code !== '' && own.code === code.value, state = [isMine, own.status, own.fault, own.told?.finding.join()].join();
    if (state !== shown) said.replaceChildren(...isMine ? tell(app) : []);
    shown = state;
  }};
}

function tell(app) {
  const {own} = app;
  if (own.status === 'running') return [html('p', {}, app.word('running'))];
  if (own.status === 'silent') return [html('p', {}, app.word('silentWhy'))];
  if (own.status === 'misfit') return [html('p', {class: 'fault'}, misfitWord(app))];
  if (own.status === 'fault') return [html('p', {}, app.word('fault')), spoken(app, own.fault, 'pre', {class: 'said', tabindex: 0})];
  if (own.status !== 'done') return [];
  const count = wrongCases(own.told), words = app.word('wrongCases').replace('#', count.toLocaleString('en')).replace('#', own.cases.toLocaleString('en'));
  return [html('p', {}, html('strong', {id: 'mend-count'}, words)), ...own.told.words.slice(0, 1).map(text => spoken(app, text, 'p'))];
}

// A finding is told by its name, how many cases it has, and more.
const wrongCases = told => told.finding.reduce((sum, text) => sum + Number(/^\S+ (\d+)/.exec(text)[1]), 0);
export const isMended = (app, mend) => app.test.id === 'mine' && app.own.form === mend.form && app.own.code === app.lesson.code && app.own.status === 'done' && wrongCases(app.own.told) === 0;
