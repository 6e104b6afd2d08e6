// A sheet to print for a class: each lesson with its picture, its question, room for the guess and the finding, and its link; on pages of
// their own, for the teacher, what is true of each.
import { QUESTIONS, partsOf } from './engine.js';
import { html, make, shapePath } from './view.js';
import { LESSONS, TRACKS } from './lesson_text.js';
import { trackTitle } from './lessons.js';

const PICTURE = {width: 220, height: 130};

// Both shapes of a scene, a point as a cross, and the way of what moves; around them a tenth of their size.
function picture(scratch, lesson, name) {
  scratch.setForm(lesson.form);
  scratch.setCase(lesson.scene);
  const all = scratch.outlines(), numbers = lesson.scene.split(' ').map(Number), [{cx, cy}] = all, [dx, dy] = QUESTIONS[partsOf(lesson.form).question].moves ? numbers.slice(-2) : [0, 0];
  if (dx !== 0 || dy !== 0) all.push({left: cx + dx, top: cy + dy, right: cx + dx, bottom: cy + dy});
  const [left, top] = ['left', 'top'].map(side => Math.min(...all.map(o => o[side]))), [right, bottom] = ['right', 'bottom'].map(side => Math.max(...all.map(o => o[side])));
  const scale = Math.max((right - left) / PICTURE.width, (bottom - top) / PICTURE.height) * 1.2, [x, y] = [left / 2 + right / 2, top / 2 + bottom / 2];
  const across = at => PICTURE.width / 2 + (at - x) / scale, down = at => PICTURE.height / 2 + (at - y) / scale, cross = ({cx, cy}) => `M${across(cx) - 5} ${down(cy)}h10M${across(cx)} ${down(cy) - 5}v10`;
  return make('svg', {viewBox: `0 0 ${PICTURE.width} ${PICTURE.height}`, width: PICTURE.width, height: PICTURE.height, role: 'img', 'aria-label': name},
    ...[0, 1].map(shape => make('path', {class: `body body-${shape}`, d: shapePath(scratch.outline(shape, x, y, scale), PICTURE) || cross(all[shape])})),
    ...(all.length > 2 ? [make('path', {class: 'body body-0', d: `M${across(cx)} ${down(cy)}L${across(cx + dx)} ${down(cy + dy)}`})] : []));
}

export function newSheet(app) {
  const root = document.getElementById('sheet'), scratch = app.engine.newScene();
  let shown = '';
  // On paper the text is all that there is: the address, of a file its folder and its name.
  const here = location.href.replace(/#.*/, '').replace(/^file:.*\/(?=[^/]*\/[^/]*$)/, '');
  const told = key => `${app.word(key)}${app.colon()}`, room = key => html('p', {class: 'room'}, told(key));
  const lessonOf = id => LESSONS.find(lesson => lesson.id === id), asked = lesson => lesson.steps.slice(1).filter(step => step.challenge && !step.mend), mends = lesson => lesson.steps.filter(step => step.mend);
  const question = lesson => html('li', {}, html('h3', {}, app.pick(lesson.title)), picture(scratch, lesson, app.pick(lesson.title)), html('p', {}, app.pick(lesson.steps[0])), room('sheetGuess'),
    ...asked(lesson).map(step => html('p', {}, app.pick(step))), room('sheetFound'),
    ...mends(lesson).flatMap(step => [html('p', {}, app.pick(step)), html('pre', {class: 'code', tabindex: 0}, step.mend.code)]),
    html('p', {class: 'note'}, html('a', {href: `#lesson=${lesson.id}`}, `${here}#lesson=${lesson.id}`)));
  const answer = lesson => html('li', {}, html('h3', {}, app.pick(lesson.title)), ...lesson.steps.slice(1).filter(step => !asked(lesson).includes(step) && !step.mend).map(step => html('p', {}, app.pick(step))),
    ...(lesson.answers ? [html('p', {}, told('sheetExample'), html('code', {}, `${lesson.form}: ${lesson.answers.join('; ')}`))] : []),
    ...mends(lesson).map(({mend}) => html('pre', {class: 'code', tabindex: 0}, mend.answer.reduce((code, [from, to]) => code.replace(from, () => to), mend.code))));
  let first = 1;
  const part = (track, item) => {
    const start = first;
    first += track.lessons.length;
    return [html('h2', {}, trackTitle(app, track)), html('p', {}, told('sheetGoal'), app.pick(track.goal)), html('ol', {start}, ...track.lessons.map(id => item(lessonOf(id))))];
  };
  return {
    later: true,
    draw() {
      root.hidden = app.mode !== 'sheet';
      if (root.hidden || shown === app.lang) return;
      shown = app.lang;
      first = 1;
      const questions = TRACKS.flatMap(track => part(track, question));
      first = 1;
      root.replaceChildren(html('p', {class: 'no-print'}, html('button', {type: 'button', id: 'print', class: 'main', onclick: () => print()}, app.word('printIt'))),
        html('p', {}, app.word('sheetAbout')), room('sheetName'), ...questions,
        html('section', {class: 'answers'}, html('h2', {}, app.word('sheetAnswers')), html('p', {}, app.word('sheetTeacher')), ...TRACKS.flatMap(track => part(track, answer))));
    },
  };
}
