// What the C code says of layouts, and how a hand changes a shape: by the C code, at the zoom's step.

export const namesOf = (app, layout) => app.engine.layouts[layout].columns;
export const kindOf = (app, layout) => app.engine.layouts[layout].kind;
export const WAY = ['dx', 'dy'];
// What stands before a gap: beside an ellipse it is that of a squeezed plane, which is never more.
export const boundOf = app => app.truth.gap !== 0 && app.layouts().some(layout => kindOf(app, layout) === 'ellipse') ? '≥ ' : '';
export function firstColumn(app, shape) {
  return app.layouts().slice(0, shape).reduce((sum, layout) => sum + namesOf(app, layout).length, 0);
}

// The decimals that the zoom can tell apart, so that numbers stay short: 12.3, not 12.284271.
const decimals = app => -Math.floor(Math.log10(app.view.scale * 2));

// `start` is the case as text when the drag began.
export function moveTo(app, shape, start, dx, dy) {
  app.scene.setCase(start);
  app.scene.move(shape, dx, dy, decimals(app));
}
export function moveBy(app, shape, x, y, ulps) {
  [x, y].forEach((by, axis) => { if (by !== 0) app.scene.nudge(shape, axis, ulps ? 0 : by, ulps ? Math.sign(by) : 0); });
}
export const dragTo = (app, shape, handle, x, y) => app.scene.drag(shape, handle, x, y, decimals(app));
