// How a pasted function takes its numbers: by its names, as `graze try` reads them (page_taken.c). A call over the numbers of a form
// stands for it: overlaps({"x": a_x, …}, …).

const SURE = ['perhaps', 'measures', 'surely'];
// All but the number type.
export const shapesOf = form => form.split(' ').slice(0, -1).join(' ');

// What a module hands out without a name of its own: where it runs, it is called hit.
const exported = code => /\bmodule\.exports\s*=\s*(?:async\s+)?function\s+([\w$]+)/.exec(code)?.[1] ?? 'hit';

// What the text is: its language, and the ways to take each of its tests, the surest last, in the form's shapes alone where one is given; `every`: those that are
// no tests too, as they stand. A function without a name is called hit.
export function taken(scene, code, form = '', every = false) {
  if (form !== '' && scene.setForm(form) !== '') return {language: '', functions: []};
  const read = text => {
    const {language, functions} = scene.take(text, form !== '');
    return {language, functions: (every ? functions : SURE.flatMap(how => functions.filter(({sure}) => sure === how))).map(one => ({...one, adapters: one.adapters.map(adapter => ({...adapter, call: adapter.call.replace(/(?<![\w$.])(?:graze_default|default|module\.exports)(?=\()/, exported(text))}))}))};
  };
  const plain = read(code);
  return plain.functions.length > 0 || !['', 'js'].includes(plain.language) ? plain : read(`const hit = ${code}`);
}

// The one that is meant: that of a name, hit, or the last that can be taken.
export const usable = ({functions}) => functions.filter(({adapters}) => adapters.length > 0);
export const meant = (reading, named = '') => ['hit', named].map(wanted => usable(reading).find(({name}) => name === wanted)).findLast(one => one !== undefined) ?? usable(reading).at(-1) ?? reading.functions.at(-1);

// The call in that form, or '' where the numbers are its arguments as they are, of a text whose function need not be named; and what says of an answer that there is none.
export function takenIn(scene, code, form, named = '') {
  const fits = reading => meant(reading, named)?.adapters.find(adapter => shapesOf(adapter.form) === shapesOf(form));
  const found = fits(taken(scene, code)) ?? fits(taken(scene, code, form));
  scene.setForm(form);
  const plain = found === undefined || named === '' && /^[\w$]+\([\w, ]*\)$/.test(found.call) && found.call.replace(/^[\w$]+/, '') === `(${scene.inputs().join(', ')})`;
  return {call: plain ? '' : found.call, none: found?.none ?? '', ofSquare: found?.ofSquare === true};
}

// The call with other things in place of the form's numbers.
export const filled = (call, inputs, values) => call.replace(/"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*/g, word => inputs.includes(word) ? values[inputs.indexOf(word)] : word);

// Arguments as they are written, at their commas.
export function argumentsOf(text) {
  const all = [''];
  let depth = 0;
  for (const letter of text) {
    depth += '([{'.includes(letter) ? 1 : ')]}'.includes(letter) ? -1 : 0;
    if (letter === ',' && depth === 0) all.push('');
    else all[all.length - 1] += letter;
  }
  return all.map(one => one.trim());
}
