// Hands on the stage: pointers that drag, pan and pinch; keys; the wheel.
import { MAP } from './engine.js';
import { begin, keep, edit, undo, redo, holdScale, fit } from './state.js';
import { moveTo, moveBy, dragTo } from './shapes.js';
import { wrongPoints } from './stage.js';

const ARROWS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

export function listen(app, stage) {
  const {svg} = stage, pointers = new Map();
  let drag = null;
  stage.shapes.forEach(({group}, index) => {
    group.addEventListener('pointerdown', event => start(event, {kind: 'shape', index}));
    group.addEventListener('focus', () => select(app, index));
    group.addEventListener('keydown', event => shapeKey(app, event, index));
  });
  for (const group of stage.handles) {
    group.addEventListener('pointerdown', event => start(event, {kind: 'handle', handle: group.handle.n}));
    group.addEventListener('keydown', event => handleKey(app, event, group.handle));
    group.addEventListener('focus', () => { app.corner = group.handle.n; });
  }
  svg.addEventListener('pointerdown', event => start(event, {kind: 'pan'}));

  function start(event, what) {
    if (event.button > 0) return;
    event.stopPropagation();
    const at = stage.point(event);
    if (app.guessing) return guess(app, at);
    pointers.set(event.pointerId, at);
    svg.setPointerCapture(event.pointerId);
    if (what.kind === 'shape') select(app, what.index);
    if (pointers.size === 2) {
      finish();
      const [a, b] = pointers.values();
      drag = {kind: 'pinch', apart: Math.hypot(a.x - b.x, a.y - b.y), scale: app.view.scale};
    } else if (pointers.size === 1) {
      drag = {...what, at, before: begin(app), case: app.scene.text(true), view: {...app.view}};
    }
  }

  svg.addEventListener('pointermove', event => {
    if (!pointers.has(event.pointerId) || drag === null) return;
    const at = stage.point(event);
    pointers.set(event.pointerId, at);
    const {scale} = app.view, dx = (at.x - (drag.at?.x ?? 0)) * scale, dy = (at.y - (drag.at?.y ?? 0)) * scale;
    if (drag.kind === 'shape') {
      moveTo(app, drag.index, drag.case, dx, dy);
      if (app.magnet) magnet(app, drag.index);
    } else if (drag.kind === 'handle') {
      const x = app.view.x + (at.x - MAP.width / 2) * scale, y = app.view.y + (at.y - MAP.height / 2) * scale;
      dragTo(app, app.selected, drag.handle, x, y);
    } else if (drag.kind === 'pan') {
      app.view.x = drag.view.x - dx;
      app.view.y = drag.view.y - dy;
    } else if (pointers.size === 2) {
      const [a, b] = pointers.values();
      zoomTo(app, drag.scale * drag.apart / Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1), (a.x + b.x) / 2, (a.y + b.y) / 2);
    }
    app.touch();
  });

  const finish = () => {
    if (drag?.before !== undefined) keep(app, drag.before);
    drag = null;
    app.touch();
  };
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'])
    svg.addEventListener(end, event => {
      pointers.delete(event.pointerId);
      finish();
    });

  svg.addEventListener('wheel', event => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = stage.point(event);
    zoomTo(app, app.view.scale * 1.0018 ** event.deltaY, at.x, at.y);
  }, {passive: false});

  document.addEventListener('keydown', event => {
    if (event.target.matches('input, select, textarea') || ['demos', 'sheet'].includes(app.mode)) return;
    const key = event.key.toLowerCase();
    if (app.guessing && key === 'enter' && !event.target.matches('button, summary, a')) return guess(app);
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo(app);
      else undo(app);
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
      plainKey(app, key);
    }
  });
}

export function beginGuess(app) {
  app.guessing = true;
  app.mapShown = false;
  app.touch();
}

// Where the reader thinks that the test fails: the shape goes there, or is there, and only then the map is shown.
function guess(app, at) {
  const {view} = app, outline = app.scene.outline(app.mover, view.x, view.y, view.scale);
  app.guessing = false;
  app.guessed = app.mapShown = true;
  if (at !== undefined && outline !== null) edit(app, () => moveTo(app, app.mover, app.scene.text(true), (at.x - MAP.width / 2) * view.scale - outline.cx, (at.y - MAP.height / 2) * view.scale - outline.cy));
  app.draw();
  const said = app.scene.ask(app.test);
  app.say(app.word(said.why === undefined && said.outcome !== 'agrees' ? 'guessed' : app.points === null || wrongPoints(app) > 0 ? 'notGuessed' : 'rightAll'));
}

function plainKey(app, key) {
  if (key === '+' || key === '=') zoomTo(app, app.view.scale / 2);
  if (key === '-') zoomTo(app, app.view.scale * 2);
  if (key === '0') { fit(app); app.touch(); }
  if (key === 't') touchExactly(app);
  if (key === 'g') zoomToGap(app);
}

function select(app, index) {
  if (app.selected === index) return;
  app.selected = index;
  app.touch();
}

function magnet(app, shape) {
  const {gap, relation} = app.scene.truth();
  if (relation !== 'touching' && Math.abs(gap) / app.view.scale < 8) app.scene.snap(shape);
}

export function touchExactly(app) {
  app.say('');
  let found = true;
  edit(app, () => { found = app.scene.snap(app.selected); });
  if (!found) app.say(app.word('noTouch'));
}

function shapeKey(app, event, index) {
  const arrow = ARROWS[event.key];
  if (arrow === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const far = event.shiftKey ? 10 : 1;
  edit(app, () => moveBy(app, index, arrow[0] * far, arrow[1] * far, event.altKey));
}

// A corner more after the one that was held last, or that one less.
export function changeCorners(app, more) {
  const count = app.scene.handles(app.selected, 0, 0).filter(({side}) => side === 'corner').length, at = Math.min(app.corner, count - 1);
  let changed = false;
  edit(app, () => { changed = app.scene.corner(app.selected, at, more); });
  app.say(changed ? '' : app.word('cornersMost'));
  if (!changed) return;
  app.corner = more ? at + 1 : Math.max(at - 1, 0);
  app.draw();
  document.getElementById(`handle-${app.corner}`).focus();
}

function handleKey(app, event, handle) {
  const arrow = ARROWS[event.key];
  if (handle?.side === 'corner' && ['Enter', 'Delete', 'Backspace'].includes(event.key) && !document.getElementById('corners').hidden) {
    event.preventDefault();
    return changeCorners(app, event.key === 'Enter');
  }
  if (arrow === undefined || handle === undefined) return;
  event.preventDefault();
  // A handle with one number takes every arrow; the other arrows' signs follow the larger number.
  const [across, down] = handle.columns, more = across < 0 ? arrow[1] - arrow[0] : arrow[0] - arrow[1];
  const steps = across >= 0 && down >= 0 ? [[across, arrow[0]], [down, arrow[1]]] : [[Math.max(across, down), more]];
  const far = event.shiftKey ? 10 : 1;
  edit(app, () => {
    const before = app.scene.text(true), {relation} = app.scene.truth();
    for (const [column, by] of steps) app.scene.step(column, event.altKey ? 0 : by * far, event.altKey ? by : 0);
    if (relation !== 'invalid' && app.scene.truth().relation === 'invalid') app.scene.setCase(before);
  });
}

// Keeps the point of the map at (x, y) where it is.
export function zoomTo(app, scale, x = MAP.width / 2, y = MAP.height / 2) {
  const {view} = app, before = view.scale;
  view.scale = scale;
  holdScale(app);
  view.x += (x - MAP.width / 2) * (before - view.scale);
  view.y += (y - MAP.height / 2) * (before - view.scale);
  app.touch();
}

// To where the shapes are nearest, so far in that the gap or, when there is none, the numbers themselves can be seen.
export function zoomToGap(app) {
  const ends = app.scene.nearest(0, 0);
  if (ends === null) return;
  const {view} = app;
  view.x = ends[0] / 2 + ends[2] / 2;
  view.y = ends[1] / 2 + ends[3] / 2;
  const step = value => app.scene.next(Math.abs(value)) - Math.abs(value);
  const finest = Math.max(step(view.x), step(view.y)), gap = Math.abs(app.scene.truth().gap);
  view.scale = Math.max(gap / 80, finest / 24);
  holdScale(app);
  app.touch();
}
