// The numbers, exactly: a field each, in decimal or hexadecimal; and what the scene is made of.
import { html } from './view.js';
import { QUESTIONS, formOf, partsOf } from './engine.js';
import { edit, usePair, useQuestion } from './state.js';
import { WAY, namesOf, firstColumn } from './shapes.js';
import { shapeName, wayName } from './stage.js';
import { told } from './chinese.js';

const TYPES = ['f64', 'f32', 'i32', 'i64'];

export function newFields(app) {
  const root = document.getElementById('fields'), question = document.getElementById('question'), pair = document.getElementById('pair'), type = document.getElementById('type');
  const fault = document.getElementById('type-fault');
  let shown = '', inputs = [];
  question.addEventListener('change', () => {
    fault.textContent = told(app, useQuestion(app, question.value));
    question.value = app.question();
  });
  pair.addEventListener('change', () => usePair(app, pair.value));
  type.addEventListener('change', () => {
    fault.textContent = told(app, reform(app, formOf(app.question(), app.layouts(), type.value)));
    type.value = app.type();
  });
  document.getElementById('hex').addEventListener('change', event => {
    app.hex = event.target.checked;
    app.touch();
  });
  return {
    fault,
    draw() {
      if (shown !== app.scene.form() + app.lang) {
        inputs = build(app, root, fault);
        const {engine} = app, tried = name => engine.tests.some(test => test.pair === name && test.role === 'tutorial');
        // In either order where the question hangs on it and can be asked so.
        const orders = Object.values(engine.pairs).flatMap(({name, kinds: [a, b]}) => a !== b && QUESTIONS[app.question()].ordered ? [name, `${b}-${a}`] : [name]);
        const pairs = orders.toSorted((a, b) => tried(b) - tried(a));
        pair.replaceChildren(...pairs.map(name => html('option', {value: name}, app.pairWord(name))));
        question.replaceChildren(...Object.keys(QUESTIONS).map(name => html('option', {value: name}, app.word(`${name}Asked`))));
        type.replaceChildren(...TYPES.map(name => html('option', {value: name}, app.word(name))));
      }
      shown = app.scene.form() + app.lang;
      question.value = app.question();
      pair.value = app.order();
      type.value = app.type();
      document.getElementById('hex').checked = app.hex;
      const [first, second] = [0, 1].map(shape => app.scene.shownOf(shape)), begins = firstColumn(app, 1), way = firstColumn(app, 2);
      inputs.forEach(({input, message}, k) => {
        input.parentElement.hidden = k < begins ? k >= first : k < way && k - begins >= second;
        const text = app.scene.numberText(k, app.hex);
        if (document.activeElement === input && (input.dataset.fault === 'yes' || input.dataset.at === text)) return;
        input.value = input.dataset.at = text;
        mark(input, message, '');
      });
    },
  };
}

function mark(input, message, why) {
  message.textContent = why;
  input.dataset.fault = why === '' ? 'no' : 'yes';
  input.setAttribute('aria-invalid', why !== '');
}

function build(app, root, fault) {
  const inputs = [];
  const boxOf = (shape, title, names) => {
    const box = html('fieldset', {}, html('legend', {}, title)), layout = app.layouts()[shape], others = layout === undefined ? [] : layoutsLike(app, layout);
    if (others.length > 1) box.append(layoutSelect(app, shape, layout, others, fault));
    names.forEach((name, k) => box.append(field(app, inputs, name, firstColumn(app, shape) + k)));
    return box;
  };
  root.replaceChildren(...app.layouts().map((layout, shape) => boxOf(shape, shapeName(app, shape), namesOf(app, layout))),
    ...QUESTIONS[app.question()].moves ? [boxOf(2, wayName(app), WAY)] : []);
  return inputs;
}

const layoutsLike = ({engine}, layout) => Object.values(engine.layouts).filter(other =>
  other.kind === engine.layouts[layout].kind).map(other => other.name);

function layoutSelect(app, shape, layout, others, fault) {
  const select = html('select', {'aria-label': app.word('layout')}, ...others.map(name => html('option', {value: name, selected: name === layout}, app.word(name))));
  select.addEventListener('change', () => {
    const layouts = app.layouts();
    layouts[shape] = select.value;
    fault.textContent = told(app, reform(app, formOf(app.question(), layouts, app.type())));
    select.value = app.layouts()[shape];
  });
  return select;
}

function field(app, inputs, name, k) {
  const id = `number-${k}`, message = html('span', {class: 'fault', id: `${id}-fault`, role: 'alert'});
  const input = html('input', {id, type: 'text', inputmode: 'text', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': `${id}-fault`});
  input.addEventListener('input', () => {
    let why = app.scene.setNumber === undefined ? '' : tryNumber(app, k, input.value);
    mark(input, message, why);
    input.dataset.at = app.scene.numberText(k, app.hex);
  });
  input.addEventListener('keydown', event => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const sign = event.key === 'ArrowUp' ? 1 : -1, far = event.shiftKey ? 10 : 1;
    edit(app, () => app.scene.step(k, event.altKey ? 0 : sign * far, event.altKey ? sign : 0));
    input.dataset.at = '';
    input.dataset.fault = 'no';
  });
  input.addEventListener('blur', () => {
    input.dataset.at = '';
    app.touch();
  });
  inputs.push({input, message});
  return html('label', {for: id}, html('span', {class: 'label'}, name), input, message);
}

// Says why a number is refused; a number that makes the shape impossible is taken, and the truth says invalid.
function tryNumber(app, k, text) {
  return told(app, edit(app, () => app.scene.setNumber(k, text.trim())));
}

// Another number type or layout. Numbers that do not fit exactly are rounded, and that is said.
function reform(app, form) {
  return edit(app, () => {
    const why = app.scene.carry(form);
    if (why === '') return '';
    if (partsOf(app.scene.form()).layouts.join() !== partsOf(form).layouts.join()) return why;
    const numbers = Array.from({length: app.scene.columns()}, (_, k) => app.scene.number(k));
    app.scene.setForm(form);
    numbers.forEach((number, k) => app.scene.put(k, number));
    return `${app.word('madeToFit')} (${told(app, why)})`;
  });
}
