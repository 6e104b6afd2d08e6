// How a hand changes a shape's numbers: moving it, its edges and its radius, in each layout.

export const COLUMNS = {'point': 2, 'disc': 3, 'box-xywh': 4, 'box-ltrb': 4, 'box-centre': 4, 'box-square': 3,
  'box-pixels': 4, 'resize': 3};
export const NAMES = {'point': ['x', 'y'], 'disc': ['cx', 'cy', 'r'], 'box-xywh': ['x', 'y', 'w', 'h'],
  'box-ltrb': ['left', 'top', 'right', 'bottom'], 'box-centre': ['cx', 'cy', 'rx', 'ry'], 'box-square': ['x', 'y', 's'],
  'box-pixels': ['x', 'y', 'w', 'h'], 'resize': ['vw', 'vh', 'vr']};

export function firstColumn(app, shape) {
  return app.layouts().slice(0, shape).reduce((sum, layout) => sum + COLUMNS[layout], 0);
}
export const kindOf = layout => layout.startsWith('box') ? 'box' : layout;

// The columns that say where it lies: [x, y], and for left top right bottom the far ends too.
export function positionColumns(app, shape) {
  const k = firstColumn(app, shape);
  return app.layouts()[shape] === 'box-ltrb' ? [[k, k + 2], [k + 1, k + 3]] : [[k], [k + 1]];
}

// To a step that the zoom can tell apart, so that numbers stay short: 12.3, not 12.284271.
function rounded(app, value) {
  if (app.type().startsWith('i')) return Math.round(value);
  const power = Math.floor(Math.log10(app.view.scale * 2));
  if (power >= 0) return Math.round(value / 10 ** power) * 10 ** power;
  return -power > 17 ? value : Number(value.toFixed(-power));
}

// `start` is the case as text when the drag began.
export function moveTo(app, shape, start, dx, dy) {
  app.scene.setCase(start);
  const wide = app.type() === 'i64';
  positionColumns(app, shape).forEach((columns, axis) => {
    const from = app.scene.number(columns[0]), by = axis === 0 ? dx : dy;
    if (by === 0) return;
    const delta = (wide ? Math.round(by) : rounded(app, from + by) - from);
    columns.forEach((k, end) => {
      if (wide) app.scene.step(k, delta, 0);
      else app.scene.put(k, end === 0 ? rounded(app, from + by) : app.scene.number(k) + delta);
    });
  });
}

export function moveBy(app, shape, x, y, ulps) {
  positionColumns(app, shape).forEach((columns, axis) => {
    const by = axis === 0 ? x : y;
    if (by !== 0) for (const k of columns) app.scene.step(k, ulps ? 0 : by, ulps ? Math.sign(by) : 0);
  });
}

// The handles of a shape. `set` takes the coordinate that the hand is at, `column` is what keys change, `sign` which
// way a key makes it greater.
export function handlesOf(app, shape) {
  const layout = app.layouts()[shape], k = firstColumn(app, shape), {scene} = app;
  const n = column => scene.number(k + column), put = (column, value) => scene.put(k + column, value);
  const at = value => rounded(app, value), size = value => Math.max(0, at(value));
  if (app.layouts().length > 2) return [];
  const handle = (side, axis, column, sign, set) => ({side, axis, column: k + column, name: NAMES[layout][column], sign, set});
  const low = (side, axis) => handle(side, axis, axis, 1, value => {
    const far = n(axis) + n(axis + 2);
    put(axis, Math.min(at(value), far));
    put(axis + 2, Math.max(0, far - n(axis)));
  });
  const high = (side, axis, more) => handle(side, axis, axis + 2, 1, value => put(axis + 2, size(value - n(axis) + more)));
  switch (layout) {
  case 'disc':
    return [{...handle('right', 0, 2, 1), set: (x, y) => put(2, size(Math.hypot(x - n(0), y - n(1)))), free: true}];
  case 'box-xywh':
  case 'box-pixels': {
    const more = layout === 'box-pixels' ? 1 : 0;
    return [low('left', 0), low('top', 1), high('right', 0, more), high('bottom', 1, more)];
  }
  case 'box-ltrb':
    return [handle('left', 0, 0, 1, v => put(0, Math.min(at(v), n(2)))), handle('top', 1, 1, 1, v => put(1, Math.min(at(v), n(3)))),
      handle('right', 0, 2, 1, v => put(2, Math.max(at(v), n(0)))), handle('bottom', 1, 3, 1, v => put(3, Math.max(at(v), n(1))))];
  case 'box-centre':
    return [handle('right', 0, 2, 1, v => put(2, size(v - n(0)))), handle('bottom', 1, 3, 1, v => put(3, size(v - n(1))))];
  case 'box-square':
    return [handle('right', 0, 2, 1, v => put(2, size(v - n(0)))), handle('bottom', 1, 2, 1, v => put(2, size(v - n(1))))];
  default:
    return [];
  }
}
