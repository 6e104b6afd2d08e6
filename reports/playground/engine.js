// The C code, compiled to WebAssembly, as the page speaks to it. Text crosses as zero-ended UTF-8 through page.text.

// What a record tells (page_record in page.h), and of each defect.
const DEFECT = ['reason', 'witness', 'outcome', 'cause'];
const RECORD = ['id', 'title', 'idea', 'wrong', 'role', 'document', 'language', 'origin', 'code', 'file', 'inputs',
  'byCode', 'byText', 'contractWhy', 'pair', 'form'];

export const ANSWERS = ['miss', 'hit', 'none', 'declined'];
export const RELATIONS = ['apart', 'touching', 'overlapping', 'flat', 'invalid'];
export const OUTCOMES = ['agrees', 'false hit', 'missed hit', 'broken contract', 'no answer'];
export const SIDES = ['left', 'top', 'right', 'bottom', 'corner', 'way'];
// Where a pair of shapes has no test: what is true can be seen nevertheless.
export const NO_TEST = Object.freeze({index: -1, defects: [], ...Object.fromEntries(RECORD.map(key => [key, '']))});
export const MAP = {width: 640, height: 400};
// How a point of a map is painted (enum paint in page.h), and those that are wrong; after all of them comes how many more are drawn as wrong.
export const PAINTS = ['miss', 'hit', 'touching', 'false-hit', 'missed-hit', 'broken', 'no-answer', 'unblamed'];
export const WRONG_PAINTS = {'false hit': 3, 'missed hit': 4, 'broken contract': 5, 'no answer': 6};

// What a campaign tells (page_tell in page.h).
export const TOLD = ['verdict', 'colour', 'sentence', 'everyday', 'worst', 'advice', 'diagnosis', 'held', 'give', 'call', 'clause', 'command', 'why', 'cases', 'words', 'smallest', 'weight', 'outcome', 'cause', 'assertion', 'finding'];
// The verdict on a test (enum colour in words.h), and the sign of each.
export const COLOURS = ['red', 'amber', 'green', 'untried', 'control'];
export const COLOUR_MARK = {red: '✕', amber: '≈', green: '✓', untried: '–', control: '!'};
// What a test is asked, in the order of enum question (form.h): what it may promise, by number (enum contract in algorithm.h), that which is usual first, and how the page's
// words for that end. How many numbers an answer is, and what it is on the command line where there is none; whether it hangs on the order of the shapes,
// whether the first moves, and whether the answer is drawn on the stage; how much nearer the second comes where there would be nothing to answer.
const OF_NUMBERS = {zero: 5, negative: 6, unstated: 9}, OF_WAYS = {contracts: {zero: 5, none: 7, out: 8, unstated: 9}, promise: 'Way', values: 1, none: 'none', ordered: true, moves: true, drawn: true};
export const QUESTIONS = {
  hit: {contracts: {closed: 1, open: 2, 'half-open': 3, unstated: 0}, promise: '', values: 0},
  contains: {contracts: {closed: 1, open: 2, interior: 4, unstated: 0}, promise: 'Within', values: 0, ordered: true},
  distance: {contracts: OF_NUMBERS, promise: 'Number', values: 1},
  nearest: {contracts: OF_NUMBERS, promise: 'Near', values: 2, drawn: true},
  push: {contracts: {zero: 5, unstated: 9}, promise: 'Push', values: 2, none: '0 0', ordered: true, drawn: true, together: 0.7},
  crossing: {contracts: {unstated: 9, closed: 10, open: 11}, promise: 'Crossing', values: 2, none: 'none', drawn: true, together: 1},
  ray: OF_WAYS, sweep: OF_WAYS,
};
export function partsOf(form) {
  const words = form.split(' '), asked = words.length > 3 ? words.shift() : 'hit';
  return {question: asked, layouts: words.slice(0, -1), type: words.at(-1)};
}
export const formOf = (question, layouts, type) => [...question === 'hit' ? [] : [question], ...layouts, type].join(' ');

// `compiled` is the module of graze.wasm. `answer` answers for a function of the reader: see page_bring. Of the questions `asked` is its text read.
export async function startEngine(compiled, answer = () => {}, asked = Object.keys(QUESTIONS)) {
  let traced = [], told = {};
  const nothing = () => 0; // the C library's way out; nothing here writes or reads files
  const wasi = {};
  for (const name of ['environ_get', 'environ_sizes_get', 'fd_close', 'fd_seek', 'fd_write', 'proc_exit', 'fd_fdstat_get'])
    wasi[name] = nothing;
  // There are no variables of an environment: none, in no bytes.
  wasi.environ_sizes_get = (...at) => { for (const to of at) new DataView(c.memory.buffer).setUint32(to, 0, true); return 0; };
  const value = (file, line, name, text) =>
    traced.push({file: read(file), line, name: read(name), text: read(text)});
  const tell = (key, text) => told[read(key)].push(read(text));
  const instance = await WebAssembly.instantiate(compiled, {page: {value, answer, tell}, wasi_snapshot_preview1: wasi});
  const c = instance.exports;
  c._initialize();

  const decoder = new TextDecoder(), encoder = new TextEncoder();
  function read(at) {
    const memory = new Uint8Array(c.memory.buffer);
    return at === 0 ? '' : decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
  }
  const doubles = (at, count) => at === 0 ? null : new Float64Array(c.memory.buffer, at, count);

  const lister = c.page_new();
  // What a record says is read when it is asked for, and kept.
  class Test {
    constructor(index) { this.index = index; }
  }
  const keep = (test, key, value) => Object.defineProperty(test, key, {value});
  function readRecord(test) {
    told = Object.fromEntries([...RECORD, ...DEFECT].map(key => [key, []]));
    c.page_record(test.index);
    for (const key of RECORD) keep(test, key, told[key][0]);
    const {witness, outcome, cause} = told;
    keep(test, 'defects', told.reason.map((reason, d) => ({reason, witness: witness[d], outcome: outcome[d], cause: cause[d]})));
  }
  for (const key of [...RECORD, 'defects']) Object.defineProperty(Test.prototype, key, {get() { readRecord(this); return this[key]; }});
  const tests = Array.from({length: c.page_tests()}, (_, t) => new Test(t));
  const layouts = {};
  for (let k = 0, at; (at = c.page_layout(lister, k)) !== 0; k++) {
    const layout = JSON.parse(read(at));
    layouts[layout.name] = layout;
  }
  const pairs = {};
  for (let k = 0, at; (at = c.page_pair(lister, k)) !== 0; k++) {
    const pair = JSON.parse(read(at));
    pairs[pair.name] = pair;
  }
  const headers = {};
  for (let k = 0, at; (at = c.page_header(k, 0)) !== 0; k++) Object.defineProperty(headers, read(at), {get: () => read(c.page_header(k, 1))});

  function newScene() {
    const page = c.page_new();
    if (page === 0) throw new Error('no memory for a scene');
    const write = text => {
      const bytes = encoder.encode(String(text).slice(0, 1000) + '\0');
      new Uint8Array(c.memory.buffer).set(bytes, c.page_text(page));
    };
    const why = () => read(c.page_text(page));
    // '' when it went well, else the reason; the scene is then as it was.
    const wrote = (text, act) => {
      write(text);
      return act() ? '' : why();
    };
    let form = '';
    const formNow = () => form ||= read(c.page_form(page));
    return {
      page,
      setForm: text => (form = '', wrote(text, () => c.page_set_form(page))),
      // With the names of a call's numbers they may be what no scene has, infinity and NaN.
      setCase: (text, names = '') => wrote(names === '' ? text : `${text.slice(0, 600)}\n${names}`, () => c.page_set_case(page)),
      setScene: text => (form = '', wrote(text, () => c.page_set_scene(page))),
      setNumber: (k, text) => wrote(text, () => c.page_set_number(page, k)),
      carry: to => (form = '', wrote(to, () => c.page_carry(page))),
      form: formNow,
      text: hex => read(c.page_case(page, hex ? 1 : 0)),
      inputs: () => read(c.page_inputs(page)).split(' '),
      bring(name, contract, [low, high], near, ofSquare) {
        const {question} = partsOf(read(c.page_form(page)));
        write(name);
        return c.page_bring(page, QUESTIONS[question].contracts[contract], low, high, near, ofSquare ? 1 : 0) !== 0;
      },
      campaign: (test, seed) => c.page_campaign(page, test.index, seed) !== 0,
      run: (first, last) => c.page_run(page, first, last) !== 0,
      conclude: () => c.page_conclude(page) !== 0,
      told() {
        told = Object.fromEntries(TOLD.map(key => [key, []]));
        c.page_tell(page);
        return told;
      },
      // What a pasted text is: its language, and its hit tests, each with the ways in which it may be taken.
      take(code, inForm = false) {
        const bytes = encoder.encode(`\n${code}\0`), at = c.page_source(bytes.length);
        told = {language: [], function: [], sure: [], part: [], why: [], adapter: []};
        if (at === 0) return {language: '', functions: []};
        new Uint8Array(c.memory.buffer).set(bytes, at);
        c.page_take(page, at, inForm ? 1 : 0, asked.reduce((bits, question) => bits | 1 << Object.keys(QUESTIONS).indexOf(question), 0));
        const all = told.adapter.map(text => { const [name, form, words, none, contract, ofSquare, ...call] = text.split('\n'); return {name, form, words, none, contract, ofSquare: ofSquare === 'yes', call: call.join('\n')}; });
        return {language: told.language[0], functions: told.function.map((name, k) => ({name, sure: told.sure[k], part: told.part[k] === 'yes', why: told.why[k], adapters: all.filter(one => one.name === name)}))};
      },
      columns: () => c.page_columns(page),
      shownOf: shape => c.page_told(page, shape),
      corner: (shape, k, more) => c.page_corner(page, shape, k, more) !== 0,
      number: k => c.page_number(page, k),
      numberText: (k, hex) => read(c.page_number_text(page, k, hex ? 1 : 0)),
      put: (k, number) => c.page_put(page, k, number),
      step: (k, units, ulps) => c.page_step(page, k, units, ulps),
      next: number => c.page_next(page, number),
      truth() {
        const bits = c.page_truth(page), [place, placeWords] = why().split('\n');
        return {relation: RELATIONS[bits & 7], halfOpen: (bits & 8) !== 0, place, placeWords, gap: c.page_gap(page)};
      },
      ask(test) {
        const {question} = partsOf(formNow()), {values: count} = QUESTIONS[question];
        // Without a test, what is right.
        if (test === NO_TEST) return {why: '', right: count === 0 ? NaN : doubles(c.page_said(page, test.index), 4)[2]};
        const bits = c.page_ask(page, test.index);
        if (bits === -1) return {why: why()};
        const said = {answer: ANSWERS[bits & 15], outcome: OUTCOMES[bits >> 4 & 15], undefined: (bits >> 8 & 1) !== 0};
        const at = c.page_said(page, test.index);
        if (at === 0) return said;
        const [x, y, right, off] = doubles(at, 4);
        return {...said, values: [x, y].slice(0, count), right, off, outcome: said.outcome === 'false hit' ? 'wrong number' : said.outcome};
      },
      // The case in words, and what the test's answer comes to.
      words: test => read(c.page_words(page, test.index)).split('\n'),
      trace(test) {
        traced = [];
        return test === NO_TEST || c.page_trace(page, test.index) ? traced : null;
      },
      // In the order of struct outline.
      outline(shape, x, y, scale) {
        const at = c.page_outline(page, shape, x, y, scale);
        if (at === 0) return null;
        const [left, top, right, bottom, cx, cy, r, spots] = doubles(at, 8), rim = doubles(at + 64, 2 * spots);
        return {left, top, right, bottom, cx, cy, r, rim: Array.from({length: spots}, (_, k) => [rim[2 * k], rim[2 * k + 1]])};
      },
      outlines() { return [0, 1].map(shape => this.outline(shape, 0, 0, 1)); },
      // How far the first shape moves, where it does; and its box after such a part of that, as the outlines are.
      way() {
        const {question} = partsOf(formNow()), last = this.columns();
        return QUESTIONS[question].moves ? [this.number(last - 2), this.number(last - 1)] : null;
      },
      moved(part) {
        const [dx, dy] = this.way()?.map(by => part * by) ?? [], at = dx === undefined ? null : this.outline(0, 0, 0, 1);
        return at === null ? [] : [{...at, left: at.left + dx, right: at.right + dx, top: at.top + dy, bottom: at.bottom + dy}];
      },
      handles(shape, x, y) {
        const found = [];
        for (let at = c.page_handles(page, shape, x, y); ; at += 40) {
          const [side, handleX, handleY, ...columns] = doubles(at, 5);
          if (columns.every(column => column < 0)) return found;
          found.push({n: found.length, side: SIDES[side], x: handleX, y: handleY, columns});
        }
      },
      drag: (shape, handle, x, y, decimals) => c.page_drag(page, shape, handle, x, y, decimals),
      move: (shape, dx, dy, decimals) => c.page_move(page, shape, dx, dy, decimals),
      nudge: (shape, axis, units, ulps) => c.page_nudge(page, shape, axis, units, ulps),
      nearest(x, y) {
        const all = doubles(c.page_nearest(page, x, y), 4);
        return all === null ? null : Array.from(all);
      },
      snap: shape => c.page_snap(page, shape) !== 0,
      setPalette: colours => new Uint32Array(c.memory.buffer, c.page_palette(page), colours.length).set(colours),
      // The map as pixels, valid until the next call, and as `points` how many of each paint it has; null when the test's form cannot hold the scene.
      map(test, mover, x, y, scale, width = MAP.width, height = MAP.height) {
        const at = c.page_map(page, test.index, mover, x, y, scale, width, height);
        if (at === 0) return null;
        const [...points] = new Uint32Array(c.memory.buffer, c.page_points(page), PAINTS.length + 1);
        return Object.assign(new Uint8ClampedArray(c.memory.buffer, at, 4 * width * height), {points});
      },
    };
  }

  return {tests, layouts, pairs, headers, newScene, exports: c, colour: test => COLOURS[c.page_colour(test.index)], byId: id => tests.find(test => test.id === id)};
}
