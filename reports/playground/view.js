// The grid and what stands beside it: round steps, and the very numbers of the type once they can be told apart.
import { MAP } from './engine.js';

const SVG = 'http://www.w3.org/2000/svg';

// make('path', {d: …}, child, …)
export function make(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value !== undefined) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export const screenX = (view, offset) => MAP.width / 2 + offset / view.scale;
export const screenY = (view, offset) => MAP.height / 2 + offset / view.scale;

// A number as short as its place in the picture needs it.
export function brief(number, digits = 6) {
  const size = Math.abs(number);
  return size !== 0 && (size >= 1e7 || size < 1e-4) ? number.toExponential(Math.min(digits - 1, 3)).replace(/\.?0+e/, 'e') : String(Number(number.toPrecision(digits)));
}

// A share as people write it.
export const percent = share => `${share < 0.001 ? '< 0.1' : share < 0.1 ? Number((100 * share).toFixed(1)) : Math.round(100 * share)}%`;

// 1, 2 or 5 times a power of ten.
export function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map(k => k * power).find(step => step >= least) ?? 10 * power;
}

function lines(view, middle, half, spacing) {
  const step = roundStep(spacing * view.scale);
  const found = [];
  const first = Math.ceil((middle - half * view.scale) / step);
  for (let k = 0; k < 40; k++) {
    const at = (first + k) * step;
    if (at > middle + half * view.scale) break;
    found.push({at, offset: at - middle});
  }
  return found;
}

// Every number of the type in sight, or none when they are too close together.
function numbers(app, middle, half) {
  const {view, scene} = app;
  if ((scene.next(Math.abs(middle)) - Math.abs(middle)) / view.scale < 7) return [];
  const found = [];
  let at = middle - half * view.scale;
  for (let k = 0; k < 260; k++) {
    const next = scene.next(at);
    if (!(next > at)) break;
    at = next;
    if (at - middle > half * view.scale) break;
    found.push(at - middle);
  }
  return found;
}

export function drawGrid(app, group) {
  const {view} = app, {width, height} = MAP, parts = [];
  const fineX = numbers(app, view.x, width / 2), fineY = numbers(app, view.y, height / 2);
  const fine = fineX.length > 0 && fineX.length < 100 && fineY.length > 0;
  if (fine) {
    const d = fineX.map(o => `M${screenX(view, o)} 0V${height}`).join('') + fineY.map(o => `M0 ${screenY(view, o)}H${width}`).join('');
    parts.push(make('path', {d, class: 'numbers'}));
  } else {
    const xs = lines(view, view.x, width / 2, 70), ys = lines(view, view.y, height / 2, 60);
    const d = xs.map(l => `M${screenX(view, l.offset)} 0V${height}`).join('') + ys.map(l => `M0 ${screenY(view, l.offset)}H${width}`).join('');
    parts.push(make('path', {d, class: 'grid'}));
    if (distinct(xs)) for (const l of xs) if (screenX(view, l.offset) < width - 24) parts.push(make('text', {x: screenX(view, l.offset) + 3, y: height - 5, class: 'tick'}, brief(l.at, 9)));
    if (distinct(ys)) for (const l of ys) if (screenY(view, l.offset) < height - 16) parts.push(make('text', {x: 4, y: screenY(view, l.offset) - 3, class: 'tick'}, brief(l.at, 9)));
  }
  group.replaceChildren(...parts);
  return fine;
}
const distinct = ticks => new Set(ticks.map(l => brief(l.at, 9))).size === ticks.length;

// A circle that a test thinks of; larger than the picture it is not drawn.
export function circlePath(view, x, y, radius) {
  const r = radius / view.scale, cx = screenX(view, x), cy = screenY(view, y);
  return r > 20000 || Math.abs(cx) + Math.abs(cy) > 80000 ? '' : `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
// The spots of an outline are pixels from the middle; between rings stands one of no numbers.
export const shapePath = (outline, {width, height} = MAP) => outline.rim.length === 0 ? ''
  : `M${outline.rim.map(([x, y]) => `${(width / 2 + x).toFixed(2)} ${(height / 2 + y).toFixed(2)}`).join('L').replaceAll('LNaN NaNL', 'ZM')}Z`;
