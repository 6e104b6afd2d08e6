// A sheet to print for a class: each lesson with its question, room for the guess and the finding, and its link.
import { html } from './view.js';
import { LESSONS } from './lesson_text.js';

export function newSheet(app) {
  const root = document.getElementById('sheet');
  let shown = '';
  return {
    later: true,
    draw() {
      root.hidden = app.mode !== 'sheet';
      if (root.hidden || shown === app.lang) return;
      shown = app.lang;
      const room = key => html('p', {class: 'room'}, `${app.word(key)}${app.colon()}`);
      root.replaceChildren(html('p', {class: 'no-print'}, html('button', {type: 'button', id: 'print', class: 'main', onclick: () => print()}, app.word('printIt'))),
        html('p', {}, app.word('sheetAbout')), room('sheetName'),
        html('ol', {}, ...LESSONS.map(lesson => html('li', {}, html('h2', {}, app.pick(lesson.title)), html('p', {}, app.pick(lesson.steps[0])), room('sheetGuess'),
          html('p', {}, app.pick(lesson.steps.findLast(step => step.challenge))), room('sheetFound'),
          html('p', {class: 'note'}, html('a', {href: `#lesson=${lesson.id}`}, `playground.html#lesson=${lesson.id}`))))));
    },
  };
}
