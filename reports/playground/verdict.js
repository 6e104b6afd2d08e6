// What the chosen test says, over the stage, where the eyes are while a hand drags.
import { NO_TEST } from './engine.js';

export const MARK = {'false hit': '▲', 'missed hit': '▼', 'broken contract': '◆', 'no answer': '✕'};

export const wrongOutcome = said => said.why === undefined && said.outcome !== 'agrees';

// What is so, and what the chosen test says.
export function drawVerdict(app) {
  const said = app.ask(app.test), place = document.getElementById('verdict-said');
  document.getElementById('verdict-truth').textContent = `${app.word('exactSays')}${app.colon()}${app.word(app.truth.relation)}`;
  place.dataset.outcome = said.why === undefined && !app.guessing ? said.outcome : 'not held';
  place.textContent = app.guessing ? `${app.test.id}${app.colon()}?` : app.test === NO_TEST ? app.word('noTests') : saidBy(app, app.test);
}

// A test and what it says of the scene.
export function saidBy(app, test) {
  const said = app.ask(test);
  return test.id + app.colon() + (said.why !== undefined ? said.pending ? said.why : app.word('notHeld')
    : `${app.word(said.answer)} ${said.outcome === 'agrees' ? '✓' : `${MARK[said.outcome]} ${app.word(said.outcome)}`}`);
}
