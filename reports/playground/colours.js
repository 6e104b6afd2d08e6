// The verdict on each test in three colours, as the report has it: by what everyday numbers and its known failures show.
import { COLOUR_MARK } from './engine.js';
import { html } from './view.js';

// A test's colour once it is known; asked for, one after the other, when it is looked at.
export function newColours(app, wasm, script) {
  const known = new Map();
  let worker = null, asked = null, wanted = [];
  function next() {
    const test = asked === null ? wanted.find(test => !known.has(test)) : undefined;
    if (test === undefined) return;
    asked = test;
    if (worker === null) {
      worker = new Worker(URL.createObjectURL(new Blob([script], {type: 'text/javascript'})));
      worker.onmessage = ({data}) => { known.set(asked, data.colour); asked = null; colours.come(); next(); };
    }
    worker.postMessage({wasm, index: test.index});
  }
  const colours = {
    come() {}, // what is done when one is known
    of: test => test.role === 'foreign' ? app.own.told?.colour[0] : known.get(test),
    want(tests) {
      wanted = tests.filter(test => test.role !== 'foreign');
      next();
    },
  };
  return colours;
}

// Its sign beside the colour, and its words for those who see neither.
export const badge = (app, colour) => html('span', {class: `badge ${colour}`, role: 'img', 'aria-label': app.word(colour), title: app.word(colour)}, COLOUR_MARK[colour]);
export const colourKey = app => html('ul', {class: 'colour-key'}, ...['red', 'amber', 'green'].map(colour => html('li', {}, badge(app, colour), ' ', html('span', {'aria-hidden': 'true'}, app.word(colour)))));
