// What adapters of JavaScript libraries share: shapes out of numbers, a test for each pair of shapes, and as much of a
// browser as libraries ask for when they are loaded.

export const DECLINED = Symbol('declined');

// [x, y, x, y, ...] as points, by whatever makes one.
export const points = (n, make = (x, y) => ({x, y})) => Array.from({length: n.length / 2}, (_, k) => make(n[2 * k], n[2 * k + 1]));
export const sides = (x, y, w, h) => [x, y, x + w, y, x + w, y + h, x, y + h];
export const corners = (l, t, r, b) => [l, t, r, t, r, b, l, b];

// [x, y, w, h] of the rectangle around an ellipse; `undefined` where its corner would have to be rounded.
const low = (c, r) => { const at = c - r, back = c - at; return at + back === c && back === r ? at : undefined; };
export const framed = (cx, cy, rx, ry) => { const made = [low(cx, rx), low(cy, ry), 2 * rx, 2 * ry]; return made.includes(undefined) ? undefined : made; };

const turn = (n, k) => {
  const at = j => n[((j % n.length) + n.length) % n.length];
  const [ax, ay, bx, by, cx, cy] = [0, 1, 2, 3, 4, 5].map(j => at(2 * k + j));
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
};
// The corners with x to y the way round that a library asks for; `undefined` for a polygon without area, with a corner
// twice, or with one on a side: libraries ask for strictly convex ones.
export const wound = sign => n => {
  const turns = points(n).map((_, k) => turn(n, k));
  if (turns.every(t => t * sign > 0)) return n;
  if (turns.every(t => t * sign < 0)) return points(n).reverse().flatMap(({x, y}) => [x, y]);
  return undefined;
};
export const strict = n => wound(1)(n) === undefined ? undefined : n; // either way round

const FORMS = {point: 2, disc: 3, ellipse: 4, segment: 4, capsule: 5, triangle: 6, quad: 8, polygon: 33, 'box-xywh': 4, 'box-ltrb': 4, 'box-centre': 4};
const SHORT = Object.fromEntries(Object.keys(FORMS).map(kind => [kind, kind === 'disc' ? 'circle' : kind.split('-')[0]]));
// Which shapes a question is about, the first and the second; where the order matters both are asked for. (A sweep is the same, the
// other way, for the other shape.)
const ORDERED = ['contains', 'nearest', 'ray'];
const asked = (question, a, b) => question === 'crossing' ? a === 'segment' && b === 'segment' : ['nearest', 'ray'].includes(question) ? a === 'point' && b !== 'point' :
  ['contains', 'sweep'].includes(question) ? a !== 'point' : a !== 'point' || b !== 'point';

// A test for each two shapes that `make` can make: {disc: (x, y, r) => ..., polygon: (x, y, x, y, ...) => ..., ...}. `meet(a, b)` is asked with
// the shapes in the order of `make`, or, where it gives 'A_B' functions as an object, with those alone. A shape that cannot be made
// (undefined) is declined. `about.question` says what is asked, if not whether they meet: then `meet` gives a number, or a point as [x, y] or
// {x, y}, or null for none, and of a ray or a sweep it has the way of the first as its third argument, [dx, dy].
export function pairs(prefix, make, meet, about = {}) {
  const {type = 'f64', question, without, ...rest} = about, kinds = Object.keys(make), tests = [], start = question ? `${question} ` : '';
  kinds.forEach((a, i) => (ORDERED.includes(question) ? kinds : kinds.slice(i)).forEach(b => {
    const name = `${SHORT[a]}_${SHORT[b]}`, ask = typeof meet === 'function' ? meet : meet[name];
    if (ask === undefined || !asked(question, a, b) || without?.includes(name)) return;
    const split = FORMS[a], end = split + FORMS[b], of = (kind, n) => make[kind](...(kind === 'polygon' ? n.slice(1, 1 + 2 * n[0]) : n));
    tests.push({id: `${prefix}_${name}`, form: `${start}${a} ${b} ${type}`, ...rest, hit: n => {
      const one = of(a, n.slice(0, split)), other = of(b, n.slice(split, end));
      if (one === undefined || other === undefined) return DECLINED;
      const said = n.length > end ? ask(one, other, n.slice(end)) : ask(one, other); // a third argument changes what many libraries do
      return said === DECLINED || (question && question !== 'contains') ? said : Boolean(said);
    }});
  }));
  return tests;
}

// The names of a browser that libraries ask for when they are loaded. Nothing is drawn.
export function browser(more = {}) {
  const nothing = () => {};
  const context = new Proxy({}, {get: (_, key) => key === 'canvas' ? element : key === 'measureText' ? () => ({width: 0}) : String(key).startsWith('create') || String(key).startsWith('get') ? () => ({width: 0}) : nothing, set: () => true});
  const element = new Proxy(function () {}, {
    get: (target, key) => key === 'style' ? (target.style_ ??= {}) : key === 'getContext' ? () => context : key === Symbol.toPrimitive ? () => '' :
      key in target ? target[key] : ['width', 'height', 'clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'].includes(key) ? 0 :
      ['children', 'childNodes'].includes(key) ? [] : key === 'getBoundingClientRect' ? () => ({left: 0, top: 0, width: 0, height: 0}) : key === 'classList' ? {add: nothing, remove: nothing} : () => element,
    set: (target, key, value) => { target[key] = value; return true; }});
  const document = {createElement: () => element, createElementNS: () => element, createDocumentFragment: () => element, getElementById: () => null, addEventListener: nothing, removeEventListener: nothing,
    body: element, head: element, documentElement: element, querySelector: () => null, querySelectorAll: () => [], getElementsByTagName: () => [], readyState: 'complete', currentScript: null, hidden: false,
    fonts: {add: nothing, addEventListener: nothing, load: async () => []}, createTextNode: () => element, implementation: {hasFeature: () => false, createHTMLDocument: () => document}};
  const storage = {getItem: () => null, setItem: nothing, removeItem: nothing};
  const names = {window: globalThis, self: globalThis, document, navigator: {userAgent: 'node', platform: '', maxTouchPoints: 0, getGamepads: () => [], language: 'en', languages: ['en']}, location: {href: 'http://localhost/', search: '', hash: '', protocol: 'http:', hostname: 'localhost', pathname: '/'},
    screen: {width: 1, height: 1, orientation: {}}, localStorage: storage, sessionStorage: storage, addEventListener: nothing, removeEventListener: nothing, requestAnimationFrame: nothing, cancelAnimationFrame: nothing, innerWidth: 1, innerHeight: 1,
    devicePixelRatio: 1, matchMedia: () => ({matches: false, addEventListener: nothing, addListener: nothing}), getComputedStyle: () => ({getPropertyValue: () => ''}), focus: nothing, history: {}, scrollTo: nothing, ...more};
  for (const [name, value] of Object.entries(names))
    if (globalThis[name] === undefined || name in more || name === 'navigator') Object.defineProperty(globalThis, name, {value, writable: true, configurable: true});
  for (const name of ['Image', 'Audio', 'HTMLElement', 'HTMLImageElement', 'HTMLCanvasElement', 'HTMLVideoElement', 'HTMLAudioElement', 'SVGElement', 'Element', 'Node', 'AudioContext', 'CanvasRenderingContext2D', 'WebGLRenderingContext', 'WebGL2RenderingContext',
    'MutationObserver', 'ResizeObserver', 'FontFace', 'XMLHttpRequest', 'OffscreenCanvas', 'ImageData', 'Path2D', 'DOMParser', 'XMLSerializer', 'CustomEvent', 'KeyboardEvent', 'MouseEvent', 'TouchEvent', 'PointerEvent', 'ImageBitmap', 'FileReader', 'Worker', 'GamepadEvent', 'IntersectionObserver', 'CSSStyleSheet', 'ShadowRoot', 'DocumentFragment', 'HTMLInputElement', 'WheelEvent', 'DOMRect', 'DOMMatrix', 'webkitAudioContext'])
    globalThis[name] ??= class {
      constructor() { return new Proxy(this, {get: (target, key) => key in target ? target[key] : typeof key === 'symbol' || key === 'then' ? undefined : () => element}); }
    };
}
