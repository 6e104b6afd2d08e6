// The lines that a test computes with: the grown box, the quadrants, the clamped point. Positions that the test computes are
// taken from its own values as traced; nothing here decides anything.
import { MAP } from './engine.js';
import { kindOf } from './shapes.js';
import { make, screenX, screenY, circlePath } from './view.js';

// By the beginning of a test's id; the first that fits.
const DRAWN = [
  ['house', []], ['liar', []], ['quads_axes_of_first', ['firstAxes']], ['triangles_axes_of_first', ['firstAxes']], ['quads_axes', ['axes']], ['triangles_axes', ['axes']], ['box_quad_axes', ['axes']],
  ['line_box_slabs', ['slabs']], ['line_circle_line', ['wholeLine']],
  ['side_guess', ['grown']], ['expanded', ['grownTraced', 'cornerTraced']], ['clamp', ['clamped']],
  ['quadrant', ['quadrants']], ['square_for_circle', ['square']], ['circle_for_rect', ['inscribed']],
  ['corner', ['corners']], ['centre', ['centres']], ['halfsize', ['centres']],
  ['mdn_circles', ['cornered']], ['line_box_sides', ['crossings']], ['triangles_sides', ['crossings']],
  ['circles', ['centres']], ['point_circle', ['centres']],
  ['sides', ['sides']], ['ltrb', ['sides']], ['minmax', ['sides']], ['overlap', ['sides']], ['square', ['sides']],
];

const THOUGHT_OF = ['disc-box', 'box-box', 'disc-disc', 'point-box', 'point-disc', 'quad-quad', 'triangle-triangle', 'box-quad', 'segment-box', 'segment-disc'];

export function drawThoughts(app, outlines) {
  const found = DRAWN.find(([start]) => app.test.id.startsWith(start));
  const kinds = app.layouts().map(layout => kindOf(app, layout));
  if (found === undefined || !THOUGHT_OF.includes(app.pair())) return [];
  const values = app.scene.trace(app.test);
  if (values === null) return [];
  const disc = outlines[kinds.indexOf('disc')], box = outlines[kinds.indexOf('box')];
  const context = {view: app.view, outlines, disc, box, value: name => {
    const last = values.filter(v => v.name === name && v.text !== '').pop();
    return last === undefined ? NaN : Number(last.text);
  }};
  return found[1].flatMap(name => THOUGHTS[name](context));
}

const rectangle = (view, l, t, r, b, kind = 'thought') => {
  const near = value => Math.min(Math.max(value, -3000), 4000);
  const [x, y, right, bottom] = [near(screenX(view, l)), near(screenY(view, t)), near(screenX(view, r)), near(screenY(view, b))];
  return [l, t, r, b].every(Number.isFinite) && right >= x && bottom >= y
    ? [make('rect', {x, y, width: right - x, height: bottom - y, class: kind})] : [];
};
const dot = (view, x, y, kind = 'thought-dot') =>
  Number.isFinite(x) && Number.isFinite(y) && Math.abs(screenX(view, x)) < 2000 && Math.abs(screenY(view, y)) < 2000
    ? [make('circle', {cx: screenX(view, x), cy: screenY(view, y), r: 5, class: kind})] : [];
const line = (view, ax, ay, bx, by) => {
  const ends = [screenX(view, ax), screenY(view, ay), screenX(view, bx), screenY(view, by)];
  return ends.every(value => Math.abs(value) < 5000)
    ? [make('path', {d: `M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}`, class: 'thought'})] : [];
};
const cross = (view, x, y) => [make('path', {class: 'thought',
  d: `M${screenX(view, x)} 0V${MAP.height}M0 ${screenY(view, y)}H${MAP.width}`})];
const cornersOf = o => [[o.left, o.top], [o.right, o.top], [o.left, o.bottom], [o.right, o.bottom]];
const near = o => Math.abs(o) < 1e15;

// An axis across each side, beyond both shapes, with the shadows of both; where they do not meet, the gap between.
function axes(outlines, of) {
  const rims = outlines.map(outline => outline.rim.map(([x, y]) => [MAP.width / 2 + x, MAP.height / 2 + y])), ways = [];
  for (const rim of of.map(index => rims[index]))
    rim.forEach(([x, y], k) => {
      const [u, v] = rim[(k + 1) % rim.length], length = Math.hypot(u - x, v - y);
      let [nx, ny] = [(v - y) / length, (x - u) / length];
      if (nx < -1e-6 || (Math.abs(nx) < 1e-6 && ny < 0)) [nx, ny] = [-nx, -ny];
      if (length > 1 && !ways.some(way => Math.abs(way[0] * ny - way[1] * nx) < 1e-3)) ways.push([nx, ny]);
    });
  return ways.flatMap(([nx, ny]) => {
    const along = rims.map(rim => rim.map(([x, y]) => x * nx + y * ny)), across = rims.flat().map(([x, y]) => y * nx - x * ny), off = Math.max(...across) + 14;
    const spot = (at, more = 0) => `${(at * nx - (off + more) * ny).toFixed(1)} ${(at * ny + (off + more) * nx).toFixed(1)}`;
    const spans = along.map(all => [Math.min(...all), Math.max(...all)]), [low, high] = [Math.max(spans[0][0], spans[1][0]), Math.min(spans[0][1], spans[1][1])];
    const piece = (from, to, kind, more) => make('path', {d: `M${spot(from, more)}L${spot(to, more)}`, class: kind});
    return [piece(Math.min(...along.flat()) - 20, Math.max(...along.flat()) + 20, 'thought', 4), piece(...spans[0], 'shadow shadow-0', 0), piece(...spans[1], 'shadow shadow-1', 8),
      ...(low > high ? [piece(high, low, 'shadow-gap', 4)] : [])];
  });
}

const THOUGHTS = {
  axes: ({outlines}) => axes(outlines, [0, 1]),
  firstAxes: ({outlines}) => axes(outlines, [0]),
  slabs: ({view, box}) => [make('path', {class: 'thought', d: [box.left, box.right].map(x => `M${screenX(view, x)} 0V${MAP.height}`).join('') +
    [box.top, box.bottom].map(y => `M0 ${screenY(view, y)}H${MAP.width}`).join('')})],
  wholeLine({outlines}) {
    const rim = outlines.find(outline => outline.rim.length === 2)?.rim;
    if (rim === undefined) return [];
    const [[x, y], [u, v]] = rim, far = 4000 / Math.max(Math.hypot(u - x, v - y), 1), [mx, my] = [MAP.width / 2 + x, MAP.height / 2 + y];
    return [make('path', {class: 'thought', d: `M${mx - (u - x) * far} ${my - (v - y) * far}L${mx + (u - x) * far} ${my + (v - y) * far}`})];
  },
  grown: ({view, disc, box}) => rectangle(view, box.left - disc.r, box.top - disc.r, box.right + disc.r, box.bottom + disc.r),
  grownTraced({view, value}) {
    const [l, t, r, b] = ['left', 'top', 'right', 'bottom'].map(side => value(`grown.${side}`));
    return rectangle(view, l - view.x, t - view.y, r - view.x, b - view.y);
  },
  cornerTraced: ({view, value}) => dot(view, value('corner_x') - view.x, value('corner_y') - view.y),
  clamped({view, disc, box, value}) {
    // clamp_py names the point x, y; on whole numbers each axis is done by itself, so it is drawn from the shapes.
    const traced = Number.isFinite(value('x'));
    const x = traced ? value('x') - view.x : Math.min(Math.max(disc.cx, box.left), box.right);
    const y = traced ? value('y') - view.y : Math.min(Math.max(disc.cy, box.top), box.bottom);
    return [...line(view, disc.cx, disc.cy, x, y), ...dot(view, disc.cx, disc.cy, 'thought-end'), ...dot(view, x, y)];
  },
  quadrants({view, disc, box}) {
    const parts = near(disc.cx) && near(disc.cy) ? cross(view, disc.cx, disc.cy) : [];
    const beside = (box.left > disc.cx || box.right < disc.cx) && (box.top > disc.cy || box.bottom < disc.cy);
    if (beside) return parts.concat(cornersOf(box).flatMap(([x, y]) => dot(view, x, y)));
    return parts.concat(rectangle(view, disc.left, disc.top, disc.right, disc.bottom));
  },
  square: ({view, disc}) => rectangle(view, disc.left, disc.top, disc.right, disc.bottom),
  inscribed: ({view, box}) => [make('path', {class: 'thought',
    d: circlePath(view, box.cx, box.cy, Math.min(box.right - box.left, box.bottom - box.top) / 2)})],
  corners: ({view, outlines}) => cornersOf(outlines[1]).flatMap(([x, y]) => dot(view, x, y)),
  centres: ({view, outlines: [a, b]}) => [...line(view, a.cx, a.cy, b.cx, a.cy), ...line(view, b.cx, a.cy, b.cx, b.cy),
    ...dot(view, a.cx, a.cy), ...dot(view, b.cx, b.cy)],
  // The corner of the square about each circle, taken for its centre.
  cornered: ({view, outlines: [a, b]}) => [...[a, b].flatMap(o => rectangle(view, o.left, o.top, o.right, o.bottom)), ...line(view, a.left, a.top, b.left, b.top),
    ...dot(view, a.left, a.top), ...dot(view, b.left, b.top)],
  // Where a side of one crosses a side of the other: without any it says miss.
  crossings({view, outlines}) {
    const [first, second] = outlines.map(outline => outline.rim.filter(([at]) => !Number.isNaN(at))).map(rim => rim.map((spot, k) => [...spot, ...rim[(k + 1) % rim.length]]).slice(0, rim.length === 2 ? 1 : rim.length)), found = [];
    for (const [ax, ay, bx, by] of first)
      for (const [cx, cy, dx, dy] of second) {
        const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx), s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn, t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
        if (s >= 0 && s <= 1 && t >= 0 && t <= 1) found.push(...dot(view, (ax + s * (bx - ax)) * view.scale, (ay + s * (by - ay)) * view.scale));
      }
    return found;
  },
  // The far sides as the test has added them up, where it names them: after a wrap they lie elsewhere.
  sides({view, outlines: [a], value}) {
    const [right, bottom] = [value('one_right') - view.x, value('one_bottom') - view.y];
    const xs = [a.left, Number.isFinite(right) ? right : a.right], ys = [a.top, Number.isFinite(bottom) ? bottom : a.bottom];
    return [...xs, ...ys].every(near) ? [make('path', {class: 'thought', d: xs.map(x => `M${screenX(view, x)} 0V${MAP.height}`).join('') +
      ys.map(y => `M0 ${screenY(view, y)}H${MAP.width}`).join('')})] : [];
  },
};
