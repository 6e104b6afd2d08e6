// The stage: the error map under the grid, the shapes, their handles, the shortest way between them.
import { MAP, PAINTS, QUESTIONS, WRONG_PAINTS } from './engine.js';
import { make, drawGrid, screenX, screenY, shapePath, brief, percent } from './view.js';
import { WAY, kindOf, namesOf, boundOf, firstColumn } from './shapes.js';
import { drawScale } from './inset.js';
import { rightValues, saidBy } from './verdict.js';

export function newStage(app) {
  const svg = document.getElementById('stage'), canvas = document.getElementById('map');
  const layer = id => svg.appendChild(make('g', {id}));
  const grid = layer('grid'), thoughts = layer('thoughts'), way = layer('way');
  const shapes = [0, 1].map(index => newShape(svg, index)), answers = layer('drawn-answers');
  // A handle for each number, at most.
  const most = Math.max(...Object.values(app.engine.layouts).map(layout => layout.columns.length));
  const handles = Array.from({length: most}, (_, index) => svg.appendChild(make('g', {class: 'handle', tabindex: 0, role: 'slider', id: `handle-${index}`},
    make('circle', {r: 16, class: 'reach'}), make('circle', {r: 6, class: 'knob'}))));
  const scale = layer('inset');
  const stage = {
    svg, canvas, shapes, handles, context: canvas.getContext('2d'), times: [], cost: 0,
    draw() {
      if (['demos', 'sheet'].includes(app.mode)) return;
      app.numbersShown = drawGrid(app, grid);
      const drawn = app.outlines(), outlines = drawn.includes(null) ? null : drawn;
      svg.classList.toggle('empty', outlines === null);
      drawMap(app, stage, outlines);
      thoughts.replaceChildren(...(app.thoughts && app.hint === null && !app.guessing && outlines !== null ? app.drawThoughts(app, outlines) : []));
      way.replaceChildren(...(outlines !== null ? [...drawGap(app), ...drawAnchor(app, stage), ...drawHint(app, outlines)] : []));
      answers.replaceChildren(...(outlines !== null ? [...drawMotion(app, outlines), ...drawAnswers(app, outlines)] : []));
      drawOther(app, stage, outlines);
      drawScale(app, scale);
      if (outlines === null) return;
      outlines.forEach((outline, index) => drawShape(app, shapes[index], outline, index));
      drawHandles(app, handles);
    },
    // Where a pointer is, in points of the map.
    point(event) {
      const box = svg.getBoundingClientRect();
      return {x: (event.clientX - box.left) / box.width * MAP.width, y: (event.clientY - box.top) / box.height * MAP.height};
    },
  };
  stage.usePalette = () => { stage.finest = ''; app.scene.setPalette(app.palette = palette()); };
  stage.usePalette();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { stage.usePalette(); app.touch(); });
  return stage;
}

// The colours of the style sheet, as the C code paints with them: a ground and the ink of its pattern.
function palette() {
  const style = getComputedStyle(document.documentElement);
  const colour = name => {
    const hex = style.getPropertyValue(name).trim().slice(1);
    const [r, g, b] = [0, 2, 4].map(at => parseInt(hex.slice(at, at + 2), 16));
    return (0xff000000 | b << 16 | g << 8 | r) >>> 0;
  };
  return PAINTS.flatMap(paint => [colour(`--${paint}`), colour(`--${paint}-ink`)]);
}

function newShape(svg, index) {
  const group = make('g', {class: `shape shape-${index}`, tabindex: 0, role: 'button', id: `shape-${index}`},
    make('path', {class: 'body'}), make('path', {class: 'grip'}), make('circle', {class: 'reach', r: 14}), make('path', {class: 'mark'}), make('text', {class: 'name'}));
  svg.append(group);
  const [body, grip, reach, mark, name] = group.children;
  return {group, body, grip, reach, mark, name};
}

export function shapeName(app, index) {
  const kinds = app.layouts().map(layout => kindOf(app, layout)), kind = kinds[index];
  const twins = kinds[0] === kinds[1];
  return app.word(kind) + (twins ? ` ${'AB'[index]}` : '');
}

export const wayName = app => app.word('wayOf').replace('#', shapeName(app, 0));

function drawShape(app, shape, outline, index) {
  const {view} = app, x = screenX(view, outline.cx), y = screenY(view, outline.cy);
  const isPoint = outline.rim.length === 0 && outline.r === 0, upright = app.engine.layouts[app.layouts()[index]].vertices === 0, held = value => Math.min(Math.max(value, -20), 700);
  const small = (outline.right - outline.left) / view.scale < 24 && (outline.bottom - outline.top) / view.scale < 24;
  shape.body.setAttribute('d', shapePath(outline));
  shape.body.setAttribute('fill-rule', outline.rim.some(([at]) => Number.isNaN(at)) ? 'evenodd' : 'nonzero');
  shape.grip.setAttribute('d', outline.rim.length === 2 ? shapePath(outline) : '');
  shape.mark.setAttribute('d', isPoint || small ? `M${held(x) - 6} ${held(y)}h12M${held(x)} ${held(y) - 6}v12` : `M${held(x) - 3} ${held(y)}h6M${held(x)} ${held(y) - 3}v6`);
  shape.reach.setAttribute('cx', held(x));
  shape.reach.setAttribute('cy', held(y));
  shape.reach.style.display = isPoint || small ? '' : 'none';
  const inset = value => Math.min(Math.max(value, 16), MAP.width - 16), down = value => Math.min(Math.max(value, 14), MAP.height - 14);
  // Of a box in its corner; else about the middle, of the first shape above and of the second below, where both are legible.
  shape.name.setAttribute('x', inset(upright && !small ? screenX(view, outline.left) + 8 : x));
  shape.name.setAttribute('y', down(upright && !small ? screenY(view, outline.top) + 16 : index === 0 ? y - 12 : y + 22));
  shape.name.setAttribute('text-anchor', upright && !small ? 'start' : 'middle');
  shape.name.textContent = shapeName(app, index);
  const first = firstColumn(app, index);
  const numbers = namesOf(app, app.layouts()[index]).slice(0, app.scene.shownOf(index)).map((name, k) => `${name} ${app.scene.numberText(first + k)}`).join(', ');
  shape.group.setAttribute('aria-label', `${shapeName(app, index)}: ${numbers}. ${app.word('moveHelp')}`);
  shape.group.setAttribute('aria-pressed', app.selected === index);
  shape.group.classList.toggle('selected', app.selected === index);
}

function drawHandles(app, handles) {
  const {view} = app, wanted = app.scene.handles(app.selected, view.x, view.y);
  document.getElementById('corners').hidden = kindOf(app, app.layouts()[app.selected]) !== 'polygon';
  const first = firstColumn(app, app.selected), names = namesOf(app, app.layouts()[app.selected]);
  handles.forEach((group, index) => {
    const handle = wanted[index];
    group.style.display = handle === undefined ? 'none' : '';
    group.handle = handle;
    if (handle === undefined) return;
    const x = screenX(view, handle.x), y = screenY(view, handle.y);
    group.setAttribute('transform', `translate(${Math.min(Math.max(x, -50), 700)} ${Math.min(Math.max(y, -50), 460)})`);
    group.classList.toggle('upright', handle.side === 'top' || handle.side === 'bottom');
    group.dataset.side = handle.side;
    const columns = handle.columns.filter(column => column >= 0);
    group.setAttribute('aria-label', handle.side === 'way' ? `${WAY.join(' ')}, ${wayName(app)}` : `${columns.map(column => names[column - first]).join(' ')}, ${shapeName(app, app.selected)}`);
    group.setAttribute('aria-valuetext', columns.map(column => app.scene.numberText(column)).join(' '));
    group.setAttribute('aria-valuenow', app.scene.number(columns[0]));
  });
}

function drawAnchor(app, stage) {
  if (stage.canvas.hidden) return [];
  const x = screenX(app.view, stage.anchor.x), y = screenY(app.view, stage.anchor.y);
  return Math.abs(x) < 2000 && Math.abs(y) < 2000 ? [make('circle', {cx: x, cy: y, r: 8, class: 'anchor'})] : [];
}

// Where a hand is asked to begin, and which way.
function drawHint(app, outlines) {
  if (app.hint === null || app.lesson === null || app.hint.text !== app.scene.text(true)) return [];
  const {view} = app, [x, y] = [screenX(view, outlines[0].cx), screenY(view, outlines[0].cy)], [dx, dy] = app.hint.by.map(by => by / view.scale), long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long], [ex, ey] = [x + dx, y + dy], side = turn => `M${ex} ${ey}L${ex - 14 * ux + turn * 9 * uy} ${ey - 14 * uy - turn * 9 * ux}`;
  return [make('path', {class: 'hint', d: `M${x + 16 * ux} ${y + 16 * uy}L${ex} ${ey}`}), make('path', {class: 'hint head', d: side(1) + side(-1)})];
}

// The shortest way between them. Where something moves it would be one line too many.
function drawGap(app) {
  const ends = app.scene.nearest(app.view.x, app.view.y), {moves} = QUESTIONS[app.question()];
  if (ends === null || moves || app.truth.relation === 'invalid') return [];
  const {view} = app, [ax, ay, bx, by] = [screenX(view, ends[0]), screenY(view, ends[1]), screenX(view, ends[2]), screenY(view, ends[3])];
  if ([ax, ay, bx, by].some(value => !isNear(value))) return [];
  if (app.truth.relation !== 'apart') return app.truth.relation === 'touching' ? [spot(ax, ay)] : [];
  const parts = [make('path', {d: `M${ax} ${ay}L${bx} ${by}`, class: 'way'}), spot(ax, ay), spot(bx, by)];
  if (Math.hypot(ax - bx, ay - by) > 30)
    parts.push(make('text', {x: (ax + bx) / 2 + 6, y: (ay + by) / 2 - 6, class: 'gap'}, boundOf(app) + brief(app.truth.gap, 4)));
  return parts;
}
const isNear = value => Math.abs(value) < 2000;
const spot = (x, y) => make('circle', {cx: x, cy: y, r: 3.5, class: 'nearest'});
// On a ground of its own, so that it is seen on every colour of the map.
const line = (kind, d) => [make('path', {class: 'ground', d}), make('path', {class: kind, d})];
const cross = (x, y) => line('said-point', `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`);

// An arrow by a way from a place, as offsets from the view; what is far out of sight is cut.
function arrow(app, x, y, [dx, dy], kind) {
  const {view} = app, [ax, ay, bx, by] = [screenX(view, x), screenY(view, y), screenX(view, x + dx), screenY(view, y + dy)], long = Math.hypot(bx - ax, by - ay);
  if (![ax, ay, bx, by].every(value => Math.abs(value) < 1e6) || long < 1) return [];
  const [ux, uy] = [(bx - ax) / long, (by - ay) / long], head = Math.min(10, long), side = turn => `M${bx} ${by}L${bx - head * ux + turn * head / 2 * uy} ${by - head * uy - turn * head / 2 * ux}`;
  return [...line(kind, `M${ax} ${ay}L${bx} ${by}`), ...line(`${kind} head`, side(1) + side(-1))];
}

// The way of the first shape, where it moves.
function drawMotion(app, [{cx, cy}]) {
  const way = app.scene.way();
  return way === null ? [] : arrow(app, cx, cy, way, 'motion');
}

// What is right, and where the test is wrong what it says: the shape that moved or was pushed, or a point. Where it wrongly says none, the shape
// at the end of its way, or where it stands; of a crossing a ring around what is there.
function drawAnswers(app, outlines) {
  const {drawn} = QUESTIONS[app.question()], right = drawn ? rightValues(app) : null, said = drawn && !app.guessing ? app.ask(app.test) : {};
  return [...right === null ? [] : drawAnswer(app, outlines, right, 'right'),
    ...said.values === undefined || said.outcome === 'agrees' ? [] : drawAnswer(app, outlines, isNone(app, said.values) ? inPlaceOfNone(app, right) : said.values, 'said')];
}

const isNone = (app, values) => app.question() === 'push' ? values.every(value => value === 0) : values.includes(Infinity);
function inPlaceOfNone(app, right) {
  return QUESTIONS[app.question()].moves ? [1] : app.question() === 'push' ? [0, 0] : right ?? [NaN];
}

function drawAnswer(app, outlines, values, kind) {
  const question = app.question(), {moves} = QUESTIONS[question];
  if (!values.every(Number.isFinite) || kind === 'right' && isNone(app, values)) return [];
  return moves ? drawMoved(app, outlines, 0, app.scene.way().map(by => by * values[0]), kind)
    : question === 'push' ? [...drawMoved(app, outlines, 1, values, kind), ...arrow(app, outlines[1].cx, outlines[1].cy, values, `${kind}-way`)] : drawPoint(app, values, kind);
}

// A shape moved is seen as it is from a view that moves the other way.
function drawMoved(app, outlines, shape, [dx, dy], kind) {
  const {view} = app, moved = app.scene.outline(shape, view.x - dx, view.y - dy, view.scale), [x, y] = [screenX(view, outlines[shape].cx + dx), screenY(view, outlines[shape].cy + dy)];
  if (moved === null || ![x, y].every(Number.isFinite)) return [];
  const at = !isNear(x) || !isNear(y) ? [] : kind === 'right' ? [spot(x, y)] : cross(x, y);
  return [...moved.rim.length === 0 ? [] : line(`${kind}-place`, shapePath(moved)), ...at];
}

// A point; of the nearest one the way there too.
function drawPoint(app, values, kind) {
  const {view} = app, [x, y] = [screenX(view, values[0] - view.x), screenY(view, values[1] - view.y)], ends = app.question() === 'nearest' ? app.scene.nearest(view.x, view.y) : null;
  if (!isNear(x) || !isNear(y)) return [];
  if (ends === null) return kind === 'right' ? [spot(x, y), make('circle', {cx: x, cy: y, r: 8, class: 'right-place'})] : cross(x, y);
  const point = kindOf(app, app.layouts()[0]) === 'point' ? 0 : 1, [px, py] = [screenX(view, ends[2 * point]), screenY(view, ends[2 * point + 1])];
  return [...line('said-way', `M${px} ${py}L${x} ${y}`), ...cross(x, y)];
}

// The point of the mover that a point of the map stands for: its middle, or, zoomed in beyond that, where it is nearest
// to the other shape. As an offset from the view.
function anchorOf(app, outline) {
  const {view} = app, seen = Math.abs(outline.cx / view.scale) < MAP.width / 2 && Math.abs(outline.cy / view.scale) < MAP.height / 2;
  const ends = seen ? null : app.scene.nearest(view.x, view.y);
  if (ends === null || ends.some(end => !Number.isFinite(end))) return {x: outline.cx, y: outline.cy};
  return app.mover === 0 ? {x: ends[0], y: ends[1]} : {x: ends[2], y: ends[3]};
}

// Where a point of the map takes long, a scene that has just changed is first shown in blocks of points.
const SHOWN_WITHIN = 8, FINER_AFTER = 300; // milliseconds

function blockOf(app, stage, seen) {
  const changed = stage.seen !== seen, come = stage.turn !== app.own.turn; // a map that was asked for
  stage.seen = seen;
  stage.turn = app.own.turn;
  return !changed && come ? stage.block : !changed ? 1 : [1, 2, 4, 8].find(block => stage.cost * MAP.width * MAP.height / block ** 2 <= SHOWN_WITHIN) ?? 8;
}

// Another test on the same stage: its answer, and its map beside, at half the size.
function drawOther(app, stage, outlines) {
  const canvas = document.getElementById('other-map'), {view} = app, test = app.testsOfPair().find(({id}) => id === app.other);
  document.getElementById('other-said').textContent = test === undefined ? '' : saidBy(app, test);
  canvas.hidden = test === undefined || !app.mapShown || outlines === null;
  if (canvas.hidden) return;
  const seen = [app.scene.form(), app.scene.text(true), test.id, app.mover, view.x, view.y, view.scale, app.own.turn, app.palette].join();
  if (stage.otherSeen === seen) return;
  stage.otherSeen = seen;
  const anchor = anchorOf(app, outlines[app.mover]), {width, height} = canvas;
  const pixels = app.scene.map(test, app.mover, -anchor.x, -anchor.y, view.scale * MAP.width / width, width, height);
  canvas.setAttribute('aria-label', `${app.word('map')} ${test.id}`);
  if (pixels === null) canvas.hidden = true;
  else canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
}

function drawMap(app, stage, outlines) {
  const {context, canvas} = stage, {view} = app;
  const wanted = app.mapShown && outlines !== null;
  const seen = wanted ? [app.scene.form(), app.scene.text(true), app.test.id, app.mover, view.x, view.y, view.scale].join() : '';
  if (wanted && stage.finest === seen && stage.turn === app.own.turn) return app.points === null ? tellNoMap(app) : tellPoints(app);
  clearTimeout(stage.finer);
  stage.finest = '';
  let pixels = null;
  if (wanted) {
    const start = performance.now(), block = blockOf(app, stage, seen), width = MAP.width / block, height = MAP.height / block;
    stage.anchor = anchorOf(app, outlines[app.mover]);
    pixels = app.scene.map(app.test, app.mover, -stage.anchor.x, -stage.anchor.y, view.scale * block, width, height);
    const took = app.test.role === 'foreign' ? app.own.took : performance.now() - start;
    stage.block = block;
    stage.cost = took / (width * height);
    stage.times.push(took);
    if (stage.times.length > 200) stage.times.shift();
    if (canvas.width !== width) Object.assign(canvas, {width, height});
    if (pixels !== null) context.putImageData(new ImageData(pixels, width, height), 0, 0);
    app.points = pixels?.points ?? null;
    app.pointsWhole = block === 1;
    if (block === 1) stage.finest = seen;
    else stage.finer = setTimeout(app.touch, FINER_AFTER);
  }
  canvas.hidden = pixels === null;
  document.getElementById('legend').hidden = pixels === null;
  document.getElementById('no-map').hidden = pixels !== null || !app.mapShown;
  if (pixels === null) tellNoMap(app);
  else tellPoints(app);
}

// The map of a reader's function comes a little later than its answer, which may be to come too.
function tellNoMap(app) {
  const said = app.ask(app.test), isComing = ['running', 'done'].includes(app.own.status) && (said.pending || app.test.role === 'foreign' && said.why === undefined);
  app.points = null;
  document.getElementById('no-map').textContent = isComing ? app.word('mapComes') : said.pending ? said.why : app.word('noMap');
}

// How much of the map is wrong, beside the legend; what is drawn wider than it is; and that nothing is wrong.
export const wrongPoints = app => app.points === null ? 0 : Object.values(WRONG_PAINTS).reduce((sum, paint) => sum + app.points[paint], 0);
function tellPoints(app) {
  const all = app.points.slice(0, PAINTS.length).reduce((sum, count) => sum + count, 0);
  for (const paint of Object.values(WRONG_PAINTS)) document.getElementById(`share-${paint}`).textContent = app.points[paint] === 0 ? '' : percent(app.points[paint] / all);
  document.getElementById('map-note').textContent = wrongPoints(app) === 0 ? app.word('mapRight') : app.points[PAINTS.length] > 0 ? app.word('drawnWider') : '';
}
