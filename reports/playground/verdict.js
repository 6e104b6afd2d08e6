// What the chosen test says, over the stage, where the eyes are while a hand drags.
import { NO_TEST, QUESTIONS } from './engine.js';
import { brief } from './view.js';

export const MARK = {'false hit': '▲', 'missed hit': '▼', 'broken contract': '◆', 'no answer': '✕', 'wrong number': '≠'};

export const wrongOutcome = said => said.why === undefined && said.outcome !== 'agrees';

// What is true of the scene, in one word; asked what is contained, of the second within the first.
export const relationWord = app => app.word(app.question() === 'contains' && app.truth.relation in WITHIN ? WITHIN[app.truth.relation] : app.truth.relation);
export const WITHIN = {apart: 'notWithin', touching: 'withinEdge', overlapping: 'within'};
const isNone = (app, values) => QUESTIONS[app.question()].none === 'none' && !Number.isFinite(values[0]);
const numbersWord = (app, values, digits = 7) => isNone(app, values) ? app.word('noneAt') : values.length === 2 ? `(${values.map(value => brief(value, digits)).join(', ')})` : brief(values[0], digits);
// What is right, in numbers: after what part of the way they meet, by which way the second leaves the first, where they cross; or null,
// where that is not known.
export function rightValues(app) {
  const question = app.question(), {relation} = app.truth, {moves} = QUESTIONS[question];
  if (relation === 'invalid' || !QUESTIONS[question].drawn || question === 'nearest') return null;
  if (moves) return [app.ask(NO_TEST).right];
  if (question === 'push') {
    const ends = relation === 'overlapping' ? app.scene.nearest(0, 0) : [0, 0, 0, 0];
    return ends && [ends[0] - ends[2], ends[1] - ends[3]];
  }
  if (relation === 'apart') return [Infinity, Infinity];
  if (relation !== 'overlapping' && shareStretch(app)) return null;
  const exact = app.engine.byId('house_crossing_segment_segment'), said = app.ask(exact);
  return said.outcome === 'agrees' ? said.values : null;
}
// Whether two ends that differ lie each on the other segment: then these share all that is between.
function shareStretch(app) {
  const numbers = app.scene.text(true).split(' '), scratch = app.engine.scratch ??= app.engine.newScene(), shared = new Set();
  scratch.setForm(`point segment ${app.type()}`);
  for (const k of [0, 2, 4, 6]) {
    const end = numbers.slice(k, k + 2), other = k < 4 ? numbers.slice(4) : numbers.slice(0, 4);
    scratch.setCase([...end, ...other].join(' '));
    if (scratch.truth().relation !== 'apart') shared.add(end.join());
  }
  return shared.size > 1;
}
// The same in words; of what is not answered with a drawing, how the shapes lie.
export function rightWord(app, digits = 4) {
  const right = rightValues(app), meets = app.question() === 'crossing' && app.truth.relation === 'touching';
  return right === null ? meets ? app.word('crossingStretch') : relationWord(app) : meets ? app.word('crossingTouch').replace('#', numbersWord(app, right, digits)) : isNone(app, right) || app.question() === 'push' && right.every(by => by === 0) ? app.word(`${app.question()}None`) : app.word(`${app.question()}At`).replace('#', numbersWord(app, right, digits));
}
// What a test answers, and how wrong a number is: by how much it is off, and what is right.
export const answerWord = (app, said, digits = 7) => said.values !== undefined && said.answer !== 'none' ? numbersWord(app, said.values, digits) : app.word(app.question() === 'contains' && ['hit', 'miss'].includes(said.answer) ? `${said.answer}Within` : said.answer);
const offWord = (app, said) => app.word('offBy').replace('#', brief(said.off, 4));
// Where one of what is said and what is right is none, there is nothing to be off by.
const isOff = (app, said) => said.outcome === 'wrong number' && ![said.values, QUESTIONS[app.question()].moves ? [said.right] : rightValues(app) ?? []].some(values => values.length > 0 && isNone(app, values));
export function outcomeWord(app, said) {
  if (said.outcome !== 'wrong number') return app.word(said.outcome);
  if (!isOff(app, said)) return app.word(`${app.question()}Wrong`);
  // What is told beside it already is not told again.
  const question = app.question(), isTold = said.values.length === 2 || QUESTIONS[question].moves && said.right === app.ask(NO_TEST).right;
  return `${app.word(`${question}Wrong`)}${app.colon()}${offWord(app, said)}${isTold ? '' : `${app.lang === 'en' ? ', ' : '，'}${app.word('rightIs').replace('#', numbersWord(app, [said.right]))}`}`;
}

// What a test promises where the shapes touch, or meet.
export const contractWord = (app, contract, question = app.question()) => app.word(question === 'contains' && contract === 'unstated' ? contract : contract + QUESTIONS[question].promise);

// What is so, and what the chosen test says.
export function drawVerdict(app) {
  const said = app.ask(app.test), place = document.getElementById('verdict-said');
  document.getElementById('verdict').dataset.question = app.question();
  document.getElementById('verdict-truth').textContent = `${app.word('exactSays')}${app.colon()}${rightWord(app)}`;
  place.dataset.outcome = said.why === undefined && !app.guessing ? said.outcome : 'not held';
  place.textContent = app.guessing ? `${app.test.id}${app.colon()}?` : app.test === NO_TEST ? app.word('noTests') : saidBy(app, app.test);
}

// A test and what it says of the scene; where that is drawn there is no more room than for by how much it is off.
export function saidBy(app, test) {
  const said = app.ask(test);
  return test.id + app.colon() + (said.why !== undefined ? said.pending ? said.why : app.word('notHeld')
    : `${answerWord(app, said, said.values?.length === 2 ? 4 : 7)} ${said.outcome === 'agrees' ? '✓' : `${MARK[said.outcome]} ${isOff(app, said) && QUESTIONS[app.question()].drawn ? offWord(app, said) : outcomeWord(app, said)}`}`);
}
