// What is true of the scene, and what each test says of it.
import { NO_TEST } from './engine.js';
import { MARK, WITHIN, answerWord, contractWord, outcomeWord, relationWord, rightValues, rightWord, wrongOutcome } from './verdict.js';
import { html, brief } from './view.js';
import { badge, colourKey } from './colours.js';
import { boundOf } from './shapes.js';
import { chooseTest } from './state.js';
import { chinesePlace } from './words.js';
import { spoken, told } from './chinese.js';

export function newAnswers(app) {
  const truth = document.getElementById('truth'), body = document.getElementById('answers'), live = document.getElementById('live');
  const relation = html('strong', {id: 'relation'}), meaning = html('span', {}), details = html('dl', {});
  truth.append(html('p', {}, relation, ' ', meaning), details);
  let shown = '', factsSaid = '', rows = [], chosen = null;
  app.colours.come = () => { for (const row of rows) recolour(app, row); };
  return {
    draw() {
      const {truth: now} = app;
      truth.dataset.relation = now.relation;
      relation.textContent = relationWord(app);
      meaning.textContent = app.word(`${app.question() === 'contains' && WITHIN[now.relation] || now.relation}Means`);
      const facts = now.relation === 'invalid' ? [] : [...rightValues(app) === null ? [] : [['rightAnswer', rightWord(app, 7)]], [now.gap < 0 ? 'depth' : 'gap', boundOf(app) + brief(Math.abs(now.gap), 7)], ['place', app.pick({en: now.placeWords, zh: chinesePlace(now.place, shapesOf(app))})]];
      const stated = facts.flat().join('\n') + app.lang;
      if (factsSaid !== stated) details.replaceChildren(...facts.flatMap(([key, text]) => [html('dt', {}, app.word(key)), html('dd', {id: `fact-${key}`}, text)]));
      factsSaid = stated;
      const key = app.testsOfPair().length + app.question() + app.layouts() + app.lang + app.own.code;
      if (key !== shown) rows = build(app, body);
      if (key !== shown || app.test !== chosen) openGroup(app, rows);
      shown = key;
      chosen = app.test;
      for (const row of rows) update(app, row);
      app.colours.want([app.test, ...app.testsOfPair()].filter(test => test !== NO_TEST));
      say(app, live);
    },
  };
}

// The shapes of the pair, in the order of its name: how each is called, and what it is.
function shapesOf(app) {
  const {kinds, form} = app.engine.pairs[app.pair()], [a, b] = kinds;
  return kinds.map((kind, k) => ({word: app.word(kind) + (a === b ? ` ${'AB'[k]}` : ''), ...app.engine.layouts[form.split(' ')[k]]}));
}

const GROUPS = [['foreign'], ['tutorial', 'detour', 'taught'], ['published'], ['house'], ['liar']];

function build(app, body) {
  const rows = [];
  body.replaceChildren(colourKey(app), ...GROUPS.flatMap((roles, group) => {
    const tests = app.testsOfPair().filter(test => roles.includes(test.role));
    if (tests.length === 0) return [];
    const list = html('ul', {'aria-label': app.word(`group${group}`)});
    for (const test of tests) {
      const answer = html('span', {class: 'answer', role: 'img'}), verdict = html('span', {class: 'verdict'}), colour = html('span', {});
      const button = html('button', {type: 'button', 'data-test': test.id, title: told(app, test.title) + app.colon() + told(app, test.idea),
        onclick: () => { chooseTest(app, test.id); }}, html('span', {class: 'id'}, colour, test.id), answer, verdict);
      list.append(html('li', {}, button));
      rows.push({test, button, answer, verdict, colour});
    }
    const wrong = html('span', {class: 'count'});
    const details = html('details', group <= 1 ? {open: true} : {}, html('summary', {}, app.word(`group${group}`), ' ', wrong), list);
    rows.push({tests, wrong});
    return [details];
  }));
  return rows;
}

// The chosen test is never folded away.
function openGroup(app, rows) {
  const row = rows.find(({test}) => test === app.test);
  if (row !== undefined) row.button.closest('details').open = true;
}

function recolour(app, row) {
  const colour = row.test && app.colours.of(row.test);
  if (colour !== undefined && row.coloured !== colour) row.colour.replaceChildren(badge(app, row.coloured = colour), ' ');
}

function update(app, row) {
  if (row.tests !== undefined) {
    const wrong = row.tests.filter(test => wrongOutcome(app.ask(test))).length;
    row.wrong.textContent = wrong === 0 ? '' : `${wrong} ${app.word('wrong')}`;
    return;
  }
  const said = app.ask(row.test), {button} = row;
  recolour(app, row);
  button.setAttribute('aria-pressed', row.test === app.test);
  button.dataset.outcome = said.why === undefined ? said.outcome : 'not held';
  if (said.why !== undefined) {
    row.answer.textContent = '–';
    row.answer.setAttribute('aria-label', app.word('none'));
    row.verdict.replaceChildren(...(said.pending ? [said.why] : [app.word('notHeld') + app.colon(), spoken(app, said.why)]));
    return;
  }
  const right = said.outcome === 'agrees', notes = right ? [] : [`${MARK[said.outcome]} ${outcomeWord(app, said)}`];
  row.answer.textContent = `${answerWord(app, said)}${right ? ' ✓' : ''}`;
  row.answer.setAttribute('aria-label', `${answerWord(app, said)}, ${outcomeWord(app, said)}`);
  if (app.truth.relation === 'touching') notes.push(contractWord(app, row.test.byCode));
  if (said.undefined) notes.push(app.word('undefined'));
  row.verdict.textContent = notes.join(' · ');
}
// For those who do not see the stage; not at every step of a drag.
function say(app, live) {
  clearTimeout(live.timer);
  live.timer = setTimeout(() => {
    const said = app.ask(app.test);
    if (app.test === NO_TEST || app.guessing) return;
    const verdict = said.why !== undefined ? told(app, said.why) : `${answerWord(app, said)}, ${outcomeWord(app, said)}`;
    const text = `${rightWord(app)}. ${app.test.id}: ${verdict}`;
    if (live.textContent !== text) live.textContent = text;
  }, 500);
}
