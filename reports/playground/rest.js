// The rest of the page: what is not under the hand, and the address.
import { readHash, show } from './state.js';
import { told, useChinese } from './chinese.js';
import { newAnswers } from './answers.js';
import { newFields } from './fields.js';
import { newHow } from './how.js';
import { lessonFromHash, takeProgress } from './lessons.js';
import { newSheet } from './sheet.js';
import { newColours } from './colours.js';
import { newDemos } from './demos.js';
import { newOwn } from './own.js';
import { isMended, newMend } from './mend.js';
import { newYours, writeOwn, readOwn } from './yours.js';
import { drawThoughts } from './thoughts.js';

function load(app) {
  app.hash = location.hash;
  const keys = new URLSearchParams(location.hash.slice(1));
  const faults = [readHash(app, location.hash), lessonFromHash(app, keys.get('lesson'), keys.has('case'), keys.has('map'))].filter(text => text !== '');
  app.message = faults.length === 0 ? '' : app.word('badHash') + app.colon() + faults.join('; ').split('; ').map(fault => told(app, fault)).join(app.lang === 'en' ? '; ' : '；');
  app.touch();
}

// A part of another mode is made when it is shown first.
function whenShown(app, mode, make) {
  let part = null;
  return {draw() {
    if (app.mode === mode) part ??= make(app);
    part?.draw();
  }};
}

// Between its pieces a hand has its turn.
export async function complete(app, parts, turn) {
  useChinese(parts.chinese);
  takeProgress(app);
  const own = newOwn(app, parts.wasm, parts.worker);
  Object.assign(app, {own, colours: newColours(app, parts.wasm, parts.coloured), template: parts.template.trim(), originals: parts.originals, code: parts.code, codeIn: 'js', newMend, isMended, drawThoughts, writeOwn: keys => writeOwn(app, keys), readOwn: keys => readOwn(app, keys)});
  addEventListener('hashchange', () => { if (location.hash !== app.hash) load(app); });
  if (location.hash.length > 1 && app.hash === undefined) {
    show(app, app.engine.pairs[app.test.pair].form, app.engine.pairs[app.test.pair].text, app.test.id);
    load(app);
  }
  for (const make of [newAnswers, newFields, newHow, app => whenShown(app, 'yours', newYours), app => whenShown(app, 'demos', newDemos), newSheet]) {
    await turn();
    const part = make(app);
    app.truth = app.scene.truth();
    part.draw();
    app.parts.push(part);
  }
  app.whole = true;
}
