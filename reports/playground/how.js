// See how it works: the test's own C source, with the values of this scene beside its lines.
import { NO_TEST } from './engine.js';
import { contractWord } from './verdict.js';
import { html } from './view.js';
import { DOCUMENTS } from './words.js';
import { spoken, told } from './chinese.js';

const KEYWORDS = /\b(static|inline|const|struct|enum|return|if|else|for|while|do|int32_t|int64_t|uint64_t|double|float|bool|int|unsigned|u128|i128|true|false)\b/;
const TOKEN = new RegExp(`(/\\*[^]*?\\*/|//.*)|("(?:[^"\\\\]|\\\\.)*")|${KEYWORDS.source}|(\\b(?:0x[0-9a-fp+.]+|\\d[\\d.]*)\\b)`, 'g');

export function newHow(app) {
  const side = document.querySelector('.how-side'), root = document.getElementById('how'), about = document.getElementById('about');
  let shown = '', lines = new Map();
  return {
    later: true,
    draw() {
      side.hidden = app.test === NO_TEST;
      if (app.test === NO_TEST) return;
      const traced = app.scene.trace(app.test);
      const files = filesOf(app, traced);
      const key = app.test.id + app.lang + files.join() + (app.test.role === 'foreign' ? app.test.code : '');
      if (key !== shown) {
        describe(app, about);
        lines = list(app, root, files);
      }
      const anew = key !== shown;
      shown = key;
      document.getElementById('how-fault').textContent = app.test.role === 'foreign' && app.own.edited ? app.word('triedLast') : traced === null ? told(app, app.ask(app.test).why) : '';
      annotate(lines, traced ?? []);
      // The lines that have values, in view.
      if (anew) side.scrollTop = Math.max(0, ([...lines.values()].find(values => values.textContent !== '')?.offsetTop ?? 0) - side.offsetTop - 120);
    },
  };
}

// The test's file, the helpers that it includes, and the headers that its values come from.
function filesOf(app, traced) {
  const included = [...app.test.code.matchAll(/^#include "([^"]+)"/gm)].map(found => `algorithms/${found[1]}`);
  const seen = new Set([app.test.file, ...included, ...(traced ?? []).map(v => v.file)]);
  return [...seen].filter(file => file === app.test.file || file in app.engine.headers);
}

function textOf(app, file) {
  const text = file === app.test.file ? app.test.code : app.engine.headers[file];
  return text.replace(/\n(#define RECORD|GRAZE_TEST)[^]*$/, '\n');
}

// Lines that say to graze where the test is wrong, and nothing of how it works: macros of places, with their comments.
function isRecord(text) {
  const hidden = new Set(), lineAt = at => text.slice(0, at).split('\n').length;
  for (const found of text.matchAll(/(?:\/\*(?:(?!\*\/)[^])*\*\/\n)?#define (?:[^\n]*\\\n)*[^\n]*\n/g))
    if (/PLACE|ALLEN/.test(found[0])) for (let line = lineAt(found.index); line < lineAt(found.index + found[0].length); line++) hidden.add(line);
  return line => hidden.has(line);
}

// Nothing of a reader's function, which has no record.
function describe(app, about) {
  const {test} = app;
  if (test.role === 'foreign') return about.replaceChildren();
  const facts = [['idea', spoken(app, test.idea)], ['wrongAt', test.wrong === '-' ? app.word('nothingFound') : spoken(app, test.wrong)],
    ['contract', html('span', {}, contractWord(app, test.byCode), ...(test.contractWhy === '' ? [] : [app.lang === 'en' ? ' – ' : '。', spoken(app, test.contractWhy)]))],
    ['from', html('span', {lang: 'en'}, [test.document === '-' ? '' : `${test.document} ${DOCUMENTS[test.document]}`, test.language, test.origin].filter(part => part).join(', '))]];
  about.replaceChildren(html('h3', {}, html('code', {}, test.id), ' ', spoken(app, test.title)),
    html('dl', {}, ...facts.flatMap(([key, text]) => [html('dt', {}, app.word(key)), html('dd', {}, text)])),
    ...(test.defects.length === 0 ? [] : [html('h4', {}, app.word('witnesses')), html('ul', {class: 'witnesses'}, ...test.defects.map(defect =>
      html('li', {}, html('a', {href: '#' + new URLSearchParams({test: test.id, case: defect.witness, lang: app.lang})}, app.word(defect.outcome)),
        ` · ${app.word(defect.cause)}${app.colon()}`, spoken(app, defect.reason))))]));
}

// The first comment is the idea in prose; it starts folded away nowhere: it is part of the source.
function list(app, root, files) {
  const lines = new Map();
  const original = app.originals[app.test.id], quote = original === undefined ? [] : [html('section', {id: 'original'}, html('h3', {}, `${app.word('original')} ${DOCUMENTS[app.test.document]} (${app.test.language})`),
    html('pre', {class: 'code', lang: 'en', tabindex: 0, 'aria-label': app.test.language}, original))];
  const sections = files.map(file => {
    const text = textOf(app, file), skipped = isRecord(text);
    const rows = colour(text).map((tokens, k) => {
      const values = html('span', {class: 'values'});
      lines.set(`${file}:${k + 1}`, values);
      return html('li', {value: k + 1, hidden: skipped(k + 1)}, html('code', {}, ...tokens), values);
    });
    return html('section', {}, html('h3', {}, file), html('ol', {class: 'code', tabindex: 0, 'aria-label': file}, ...rows));
  });
  root.replaceChildren(...sections.slice(0, 1), ...quote, ...sections.slice(1));
  return lines;
}

// The text in lines of coloured tokens.
function colour(text) {
  const lines = [[]];
  const put = (part, kind) => part.split('\n').forEach((piece, k) => {
    if (k > 0) lines.push([]);
    if (piece !== '') lines.at(-1).push(kind === '' ? piece : html('span', {class: kind}, piece));
  });
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    put(text.slice(at, match.index), '');
    put(match[0], match[1] ? 'comment' : match[2] ? 'string' : match[4] ? 'number' : 'keyword');
    at = match.index + match[0].length;
  }
  put(text.slice(at).replace(/\s+$/, ''), '');
  return lines;
}

// A line that runs several times (once for each corner, say) shows each value.
function annotate(lines, traced) {
  const byLine = new Map();
  for (const {file, line, name, text} of traced) {
    const at = `${file}:${line}`, names = byLine.get(at) ?? new Map();
    byLine.set(at, names.set(name, [...(names.get(name) ?? []), text]));
  }
  for (const [at, element] of lines) {
    const names = byLine.get(at);
    const text = names === undefined ? '' : [...names].map(([name, values]) => `${name} = ${values.join(' · ')}`).join('   ');
    if (element.textContent !== text) element.textContent = text;
  }
}
