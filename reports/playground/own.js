// The reader's function as a test among the others: it answers from its sandbox, a little later than they do.
import { QUESTIONS, TOLD, partsOf } from './engine.js';
import { inFrame, newSandbox } from './sandbox.js';
import { takenIn } from './taken.js';
import { beginning, pairOf, chooseTest, show, showAsked } from './state.js';

// Cases are drawn for so long, and no more than so many.
const MOST = 1 << 20, MILLISECONDS = 700;
export const CODE_MOST = 20000;
export const FIRST_FORM = 'disc box-xywh f64';

export const misfitWord = ({word, own}) => word('takes').replace('#', own.length).replace('#', own.width).replace(' 1 arguments', ' 1 argument');

// A template of `graze new`, whose sections stand or do not.
export const fillIn = (text, values) => text.replace(/\{\{([#^])(\w+)\}\}\n?([^]*?)\{\{\/\2\}\}\n?/g, (_, sign, name, inside) => Boolean(values[name]) === (sign === '#') ? fillIn(inside, values) : '')
  .replace(/\{\{\{?(\w+)\}?\}\}/g, (_, name) => values[name]);
// How the template reads an answer that is an object or numbers, wherever it has them; `said` is the condition by which it says that there is none, and of
// a ray that answers with a point, 'point ' before it.
export function readingOf(question, said) {
  const [, isPoint, none] = /^(point )?(.*)$/.exec(said), moves = QUESTIONS[question].moves && !isPoint, values = isPoint ? 2 : QUESTIONS[question].values;
  return {is_theirs: true, is_yes: values === 0, is_number: values === 1, is_place: values === 2, is_taken: values === 2, is_part: moves, is_push: question === 'push',
    may_be_none: QUESTIONS[question].none, none: none || 'false'};
}
// The same as code that makes a function of what was said, which returns the line that a command would.
const reading = (template, question, none) => fillIn(`${/^\{\{#is_theirs\}\}\n([^]*?)^\{\{\/is_theirs\}\}\nfunction/m.exec(template)[1]}return said => {
${/const said = .*\n([^]*?) {2}\} catch/.exec(template)[1]}};`, readingOf(question, none));

// What it tells is text, and not more of it than a reader reads.
const held = told => Object.fromEntries(TOLD.map(key => [key, Array.from(Array.isArray(told?.[key]) ? told[key].slice(0, 200) : [], text => String(text).slice(0, 4000))]));

export function newOwn(app, wasm, script) {
  const built = app.engine.tests.length, {ask, map, trace} = app.scene, isOwn = test => test.role === 'foreign';
  const own = {status: 'idle', progress: 0, code: '', form: FIRST_FORM, contract: 'unstated', most: 0, near: 0, named: '', call: '', none: '', ofSquare: false, inputs: [], told: null, at: null, turn: 0, took: 0};
  const scratch = app.engine.newScene();
  let sandbox = null, said = {}, drawn = {}, wanted = {}, asking = false;

  // A test of that code, before anything is known of it; `named` says which function of several it is.
  own.bring = (code, form, contract, {most = 0, near = 0, named = ''} = {}) => {
    own.stop();
    Object.assign(own, {code: code.slice(0, CODE_MOST), form, contract, most, near, named, call: '', inputs: [], status: 'idle', told: null, at: null, fault: ''});
    app.engine.tests.length = built;
    const pair = pairOf(app, partsOf(form).layouts), why = scratch.setForm(form);
    if (why !== '') return why;
    Object.assign(own, {...takenIn(scratch, own.code, form, named), inputs: scratch.inputs()});
    app.engine.tests.push({index: built, id: 'mine', title: '', idea: '', wrong: '', role: 'foreign', document: '-', language: 'JavaScript', origin: '',
      code: own.code, file: 'mine.js', byCode: contract, byText: contract, contractWhy: '', pair, form, defects: []});
    return '';
  };
  own.stop = () => {
    sandbox?.stop();
    sandbox = null;
    said = drawn = wanted = {};
    asking = false;
    own.turn++;
  };
  // `more` overrides what a campaign is: {test, seed, cases}.
  own.run = (more = {}) => {
    own.stop();
    Object.assign(own, {status: 'running', progress: 0, told: null, at: null, fault: ''});
    start({wasm, code: own.code, form: own.form, contract: own.contract, within: [-own.most, own.most], near: own.near, ofSquare: own.ofSquare, call: own.call, inputs: own.inputs, reading: reading(app.template, partsOf(own.form).question, own.none), seed: 1, cases: MOST, milliseconds: MILLISECONDS, careful: Infinity, ...more});
    app.touch();
  };
  // When it falls silent it is run once more up to where that was, and tells each case before it is called.
  function start(job) {
    let last = {asked: 0, done: 0};
    const heard = data => {
      if (data.asked !== undefined) last = data;
      if (data.at !== undefined) own.at = data.at;
      if (data.done !== undefined) own.progress = data.done;
      if (data.fault !== undefined) Object.assign(own, {status: 'fault', fault: data.fault});
      if (data.told !== undefined) conclude({...data, told: held(data.told)});
      if (data.key !== undefined) take(data);
      app.touch();
    };
    const ended = why => {
      sandbox = null;
      asking = false;
      if (why.silent && own.status === 'running' && job.careful === Infinity)
        return start({...job, careful: last.asked, cases: Math.max(last.done, 1) + (1 << 14), milliseconds: Infinity});
      if (own.status === 'done') own.at = app.scene.text(false).split(' ');
      Object.assign(own, {status: why.silent ? 'silent' : 'fault', fault: why.broken ?? ''});
      if (own.at !== null && own.status === 'silent') show(app, own.form, own.at.join(' '), 'mine');
      return app.touch();
    };
    sandbox = newSandbox(inFrame(script), job, heard, ended);
  }
  function conclude(data) {
    own.turn++;
    Object.assign(own, {status: isMisfit(data) ? 'misfit' : 'done', told: data.told, cases: data.cases, milliseconds: data.milliseconds, name: data.name, length: data.length, width: data.width});
    if ((app.mode === 'yours' || app.lesson !== null) && !own.keepScene) own.put(0);
    own.keepScene = false;
    chooseTest(app, 'mine');
  }
  // Given as many numbers as it does not take, it is not asked what it is for. What a function has a default for, and what follows, its length leaves out.
  const DEFAULTS = /\([^();]*[\w$]\s*=(?![=>])[^();]*\)\s*(?:\{|=>)/;
  const isMisfit = ({length, width}) => own.call === '' && length > 0 && length !== width && !/\.\.\.|\barguments\b/.test(own.code) && !(length < width && DEFAULTS.test(own.code));
  // The smallest case of a defect on the stage; without one a scene that it can be asked about.
  own.put = k => {
    const smallest = own.told.smallest[k], {question, layouts} = partsOf(own.form), start = beginning(app, question, layouts);
    if (smallest !== undefined) show(app, own.form, smallest, 'mine');
    else if (app.scene.form() !== own.form && showAsked(app, question, start.layouts, 'f64', start.text) === '') app.scene.carry(own.form);
  };

  function pump() {
    const next = wanted.said ?? wanted.map;
    if (asking || sandbox === null || own.status !== 'done' || next === undefined) return;
    if (wanted.said !== undefined) delete wanted.said;
    else delete wanted.map;
    asking = true;
    sandbox.ask(next);
  }
  function take(data) {
    asking = false;
    if (data.said !== undefined) said = {key: data.key, value: data.said};
    else {
      drawn = {key: data.key, pixels: data.pixels === null ? null : Object.assign(data.pixels, {points: Array.from(data.points ?? [], Number)})};
      own.took = data.took;
      own.turn++;
    }
    pump();
  }
  const sceneKey = () => `${app.scene.form()} ${app.scene.text(true)}`;
  const question = key => ({key, form: app.scene.form(), text: app.scene.text(true), palette: app.palette});
  app.scene.ask = test => {
    if (!isOwn(test)) return ask(test);
    if (own.status !== 'done') return {why: app.word(own.status === 'idle' ? 'notRun' : own.status), pending: true};
    const key = sceneKey();
    if (said.key !== key) {
      wanted = {...wanted, said: question(key)};
      pump();
    }
    return said.value ?? {why: '…', pending: true};
  };
  app.scene.map = (test, ...where) => {
    if (!isOwn(test)) return map(test, ...where);
    if (own.status !== 'done') return null;
    app.scene.ask(test); // its answer comes before its map
    const key = [sceneKey(), ...where, app.palette].join();
    if (drawn.key !== key) {
      wanted = {...wanted, map: {...question(key), map: where}};
      pump();
    }
    return drawn.pixels?.length === 4 * where[4] * where[5] ? drawn.pixels : null;
  };
  app.scene.trace = test => isOwn(test) ? [] : trace(test);
  return own;
}
