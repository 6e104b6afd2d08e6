// What the chosen test says, over the stage, where the eyes are while a hand drags.
import { NO_TEST } from './engine.js';
import { brief } from './view.js';

export const MARK = {'false hit': '▲', 'missed hit': '▼', 'broken contract': '◆', 'no answer': '✕', 'wrong number': '≠'};

export const wrongOutcome = said => said.why === undefined && said.outcome !== 'agrees';

// What is true of the scene, in one word; asked what is contained, of the second within the first.
export const relationWord = app => app.word(app.question() === 'contains' && app.truth.relation in WITHIN ? WITHIN[app.truth.relation] : app.truth.relation);
export const WITHIN = {apart: 'notWithin', touching: 'withinEdge', overlapping: 'within'};
export const numbersSaid = ({values}) => values.length === 2 ? `(${values.map(value => brief(value, 7)).join(', ')})` : brief(values[0], 7);
// What a test answers, and how wrong a number is: by how much it is off, and what is right.
export const answerWord = (app, said) => said.values !== undefined ? numbersSaid(said) : app.word(app.question() === 'contains' && ['hit', 'miss'].includes(said.answer) ? `${said.answer}Within` : said.answer);
export function outcomeWord(app, said) {
  if (said.outcome !== 'wrong number') return app.word(said.outcome);
  const far = app.word('offBy').replace('#', brief(said.off, 4));
  return `${app.word(said.values.length === 2 ? 'wrongPoint' : 'wrongDistance')}${app.colon()}${said.values.length === 2 ? far : `${far}${app.lang === 'en' ? ', ' : '，'}${app.word('rightIs').replace('#', brief(said.right, 7))}`}`;
}

// What a test promises where the shapes touch, or meet.
export const contractWord = (app, contract, question = app.question()) => app.word(['distance', 'nearest'].includes(question) ? `${contract}Number` : question === 'contains' && contract !== 'unstated' ? `${contract}Within` : contract);

// What is so, and what the chosen test says.
export function drawVerdict(app) {
  const said = app.ask(app.test), place = document.getElementById('verdict-said');
  document.getElementById('verdict-truth').textContent = `${app.word('exactSays')}${app.colon()}${relationWord(app)}`;
  place.dataset.outcome = said.why === undefined && !app.guessing ? said.outcome : 'not held';
  place.textContent = app.guessing ? `${app.test.id}${app.colon()}?` : app.test === NO_TEST ? app.word('noTests') : saidBy(app, app.test);
}

// A test and what it says of the scene.
export function saidBy(app, test) {
  const said = app.ask(test);
  return test.id + app.colon() + (said.why !== undefined ? said.pending ? said.why : app.word('notHeld')
    : `${answerWord(app, said)} ${said.outcome === 'agrees' ? '✓' : `${MARK[said.outcome]} ${outcomeWord(app, said)}`}`);
}
