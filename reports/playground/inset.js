// What tells how near one looks: a bar of a round length, and far in a small picture of the whole scene.
import { MAP } from './engine.js';
import { make, brief, roundStep, shapePath } from './view.js';

const INSET = {width: 128, height: 80};

export function drawScale(app, group) {
  const {view} = app, {width, height} = MAP, step = app.scene.next(Math.abs(view.x)) - Math.abs(view.x);
  const units = app.numbersShown ? step : roundStep(60 * view.scale), long = units / view.scale, x = width - 14 - long, y = height - 26;
  const text = `${app.numbersShown ? `${app.word('oneStep')} = ` : ''}${brief(units, 3)}`;
  const bar = make('g', {class: 'scale'}, make('path', {d: `M${x} ${y - 4}v8M${x} ${y}h${long}v-4v8`}), make('text', {x: width - 14, y: y - 7, 'text-anchor': 'end'}, text));
  const all = [0, 1].map(shape => app.scene.outline(shape, 0, 0, 1));
  if (all.includes(null)) return group.replaceChildren(bar);
  const [left, right, top, bottom] = [Math.min(...all.map(o => o.left)), Math.max(...all.map(o => o.right)), Math.min(...all.map(o => o.top)), Math.max(...all.map(o => o.bottom))];
  const whole = Math.max((right - left) / INSET.width, (bottom - top) / INSET.height) * 1.25, times = whole * INSET.width / (view.scale * width);
  if (!(times > 4 && Number.isFinite(whole))) return group.replaceChildren(bar);
  const [mx, my] = [left / 2 + right / 2, top / 2 + bottom / 2], at = `translate(${width - INSET.width - 12} 12)`;
  const bodies = [0, 1].map(shape => {
    return make('path', {class: `body body-${shape}`, d: shapePath(app.scene.outline(shape, mx, my, whole), INSET)});
  });
  const [hx, hy] = [INSET.width / 2 + (view.x - mx) / whole, INSET.height / 2 + (view.y - my) / whole];
  group.replaceChildren(bar, make('g', {class: 'inset', transform: at}, make('rect', {width: INSET.width, height: INSET.height, rx: 6}), ...bodies,
    make('path', {class: 'here', d: `M${hx - 7} ${hy}h14M${hx} ${hy - 7}v14`})),
  make('g', {class: 'scale'}, make('text', {x: width - 14, y: INSET.height + 28, 'text-anchor': 'end'}, app.word('nearer').replace('#', times < 1e6 ? brief(times, 2) : `10^${Math.round(Math.log10(times))}`))));
}
