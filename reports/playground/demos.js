// The documents' demos: the same shapes, the same gestures; each answer is the original's test in C, beside the exact one.
import { html, make } from './view.js';
import { DOCUMENTS } from './words.js';
import { show } from './state.js';

const text = (en, zh) => ({en, zh});

export function newDemos(app) {
  const root = document.getElementById('demos'), scene = app.engine.newScene();
  const ask = (id, numbers) => {
    const test = app.engine.byId(id);
    scene.setForm(test.form);
    scene.setCase(numbers.join(' '));
    return {...scene.ask(test), relation: scene.truth().relation};
  };
  const makers = [clickPage, qtWindow, squaresStage, threeBoxes];
  let demos = [], shown = '';
  return {
    draw() {
      root.hidden = app.mode !== 'demos';
      if (root.hidden) return;
      if (demos.length === 0 || shown !== app.lang) {
        const states = demos.map(demo => demo.state);
        demos = makers.map((maker, k) => maker(app, ask, states[k]));
        root.replaceChildren(...demos.map(demo => demo.figure));
      }
      shown = app.lang;
      for (const demo of demos) demo.draw();
    },
  };
}

const YES = {hit: 'true', miss: 'false'};

// A figure with a stage and a line for what the original said and what is so.
function frame(app, id, title, says, width, height) {
  const svg = make('svg', {viewBox: `0 0 ${width} ${height}`, role: 'application', tabindex: 0, 'aria-label': `${app.pick(title)}. ${app.pick(says)}`});
  const output = html('output', {class: 'demo-output'}), exact = html('span', {class: 'demo-exact'});
  const open = html('button', {type: 'button'}, app.word('openIt'));
  const figure = html('figure', {class: 'demo', id}, html('figcaption', {}, html('h2', {}, app.pick(title)), html('p', {}, app.pick(says))), svg,
    html('p', {}, app.word('originalSays') + app.colon(), output), html('p', {}, app.word('exactSays') + app.colon(), exact), open);
  const at = event => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [Math.round(point.x), Math.round(point.y)];
  };
  return {svg, output, exact, figure, at, open: (test, numbers) => {
    open.onclick = () => {
      app.mode = 'play';
      app.lesson = null;
      show(app, test.form, numbers.join(' '), test.id);
    };
  }};
}
const rect = (x, y, width, height, kind) => make('rect', {x, y, width, height, class: kind});

// Arrow keys move what a click moves, so that a keyboard can do it too.
function arrows(svg, step, move) {
  const way = {ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step]};
  svg.addEventListener('keydown', event => {
    if (way[event.key] === undefined) return;
    event.preventDefault();
    move(...way[event.key]);
  });
}

function clickPage(app, ask, state = {x: 250, y: 70, cx: 200, cy: 120, held: null}) {
  const f = frame(app, 'demo-d0', text(`${DOCUMENTS.D0}: the JavaScript page`, `${DOCUMENTS.D0}：JavaScript 页面`),
    text('Press anywhere, or drag: the green box centres itself there. The circle can be dragged too.', '点击或拖动：绿色矩形的中心移到那里。圆也可以拖动。'), 500, 250);
  const put = (x, y) => { Object.assign(state, {x, y}); app.touch(); };
  // A drag goes on from the press; one that begins in the circle moves it.
  f.svg.addEventListener('pointerdown', event => {
    const [x, y] = f.at(event), inCircle = Math.hypot(x - state.cx, y - state.cy) <= 50;
    state.held = inCircle ? {dx: state.cx - x, dy: state.cy - y, x, y, moved: false} : null;
    if (!inCircle) put(x - 50, y - 50);
  });
  f.svg.addEventListener('pointermove', event => {
    if ((event.buttons & 1) === 0) return;
    const [x, y] = f.at(event), {held} = state;
    if (held === null) return put(x - 50, y - 50);
    held.moved ||= Math.hypot(x - held.x, y - held.y) > 4;
    if (held.moved) Object.assign(state, {cx: x + held.dx, cy: y + held.dy});
    app.touch();
  });
  f.svg.addEventListener('pointerup', event => {
    const [x, y] = f.at(event);
    if (state.held !== null && !state.held.moved) put(x - 50, y - 50);
    state.held = null;
  });
  arrows(f.svg, 1, (dx, dy) => put(state.x + dx, state.y + dy));
  return {figure: f.figure, state, draw() {
    const numbers = [state.x, state.y, 100, 100, state.cx, state.cy, 50], said = ask('quadrant_js', numbers);
    f.svg.replaceChildren(rect(0, 0, 500, 250, 'demo-sky'), make('circle', {cx: state.cx, cy: state.cy, r: 50, class: 'demo-red'}), rect(state.x, state.y, 100, 100, 'demo-green'));
    f.output.textContent = YES[said.answer];
    f.exact.textContent = app.word(said.relation);
    f.open(app.engine.byId('quadrant_js'), numbers);
  }};
}

function qtWindow(app, ask, state = {x: 0, y: 0, said: 'false'}) {
  const f = frame(app, 'demo-qt', text(`${DOCUMENTS.D0}: the Qt window`, `${DOCUMENTS.D0}：Qt 窗口`),
    text('Release the button: the box centres itself there, in whole pixels.', '松开鼠标：矩形的中心移到那里，单位是整像素。'), 520, 320);
  const numbers = () => [state.x, state.y, 100, 50, 200, 200, 50];
  const put = (x, y) => {
    Object.assign(state, {x, y});
    state.said = YES[ask('quadrant_qt', numbers()).answer];
    app.touch();
  };
  f.svg.addEventListener('pointerup', event => { const [x, y] = f.at(event); put(x - 50, y - 25); });
  arrows(f.svg, 1, (dx, dy) => put(state.x + dx, state.y + dy));
  return {figure: f.figure, state, draw() {
    f.svg.replaceChildren(rect(0, 0, 520, 320, 'demo-paper'), make('circle', {cx: 200, cy: 200, r: 50, class: 'demo-red'}),
      rect(state.x, state.y, 100, 50, 'demo-darkgreen'), make('text', {x: 20, y: 279, class: 'demo-text'}, `Hit Test: ${state.said}`));
    const drawn = ask('quadrant_qt', numbers()).relation, pixels = ask('quadrant_qt_pixels', numbers()).relation;
    f.output.textContent = state.said;
    f.exact.textContent = `${app.word(drawn)} · ${app.word('box-pixels')}${app.colon()}${app.word(pixels)}`;
    f.open(app.engine.byId('quadrant_qt'), numbers());
  }};
}

function squaresStage(app, ask, state = {x: 180, y: 180}) {
  const f = frame(app, 'demo-d3', text(`${DOCUMENTS.D3}: the red square among ten blue ones`, `${DOCUMENTS.D3}：十个蓝色方块中的红色方块`),
    text('Arrow keys move the red square by 2, a click puts its centre there.', '方向键移动红色方块 2 像素，点击把它的中心移到那里。'), 400, 400);
  f.svg.addEventListener('click', event => { const [x, y] = f.at(event); Object.assign(state, {x: x - 20, y: y - 20}); app.touch(); });
  arrows(f.svg, 2, (dx, dy) => {
    // The original looks at the side it moves to only.
    if (dx < 0 ? state.x > 0 : dx > 0 && state.x < 400) state.x += dx;
    if (dy < 0 ? state.y > 0 : dy > 0 && state.y < 400) state.y += dy;
    app.touch();
  });
  return {figure: f.figure, state, draw() {
    const parts = [rect(0, 0, 400, 400, 'demo-paper')];
    for (let at = 40.5; at < 400; at += 40) parts.push(make('path', {d: `M${at} 0V400M0 ${at}H400`, class: 'demo-grid'}));
    let faint = false, exact = 0, hits = 0, first = null;
    for (let k = 0; k < 10; k++) {
      const numbers = [state.x, state.y, 40, 40 * k, 40 * k, 40], said = ask('square_js', numbers);
      parts.push(rect(40 * k, 40 * k, 40, 40, `demo-blue${faint ? ' faint' : ''}${said.answer === 'hit' ? ' marked' : ''}`));
      // What is drawn after the first hit is half transparent in the original.
      if (said.answer === 'hit') { faint = true; hits++; first ??= numbers; }
      if (said.relation === 'overlapping' || said.relation === 'touching') exact++;
    }
    parts.push(rect(state.x, state.y, 40, 40, `demo-red${faint ? ' faint' : ''}`));
    f.svg.replaceChildren(...parts);
    f.output.textContent = `是否碰撞:${hits > 0 ? '是' : '否'}`;
    f.exact.textContent = `${exact} ${app.word('ofTen')}`;
    f.open(app.engine.byId('square_js'), first ?? [state.x, state.y, 40, 200, 200, 40]);
  }};
}

function threeBoxes(app, ask, state = {shown: 0}) {
  const f = frame(app, 'demo-d4', text(`${DOCUMENTS.D4}: one box against three`, `${DOCUMENTS.D4}：一个矩形对三个`),
    text('What the example prints, and what its second and third methods would. Choose the other box with the arrow keys or a click.', '示例的输出，以及第二、第三种方法的结果。用方向键或点击选择另一个矩形。'), 140, 150);
  const one = [10, 10, 50, 100], others = [[20, 30, 50, 100], [10, 30, 50, 100], [70, 10, 50, 100]];
  const turn = by => { state.shown = (state.shown + by + 3) % 3; app.touch(); };
  f.svg.addEventListener('click', () => turn(1));
  arrows(f.svg, 1, (dx, dy) => turn(dx + dy));
  const ends = ([x, y, w, h]) => [x, y, x + w, y + h];
  return {figure: f.figure, state, draw() {
    f.svg.replaceChildren(rect(0, 0, 140, 150, 'demo-paper'), rect(...one, 'demo-green'), rect(...others[state.shown], 'demo-blue faint'));
    const answers = others.map(other => ask('corner_java', [...one, ...other]));
    const again = [['sides_java', other => [...one, ...other]], ['ltrb_java', other => [...ends(one), ...ends(other)]]]
      .map(([id, numbers]) => `${id}: ${others.map(other => YES[ask(id, numbers(other)).answer]).join(' ')}`);
    f.output.textContent = `${answers.map(said => YES[said.answer]).join(' ')} (${again.join(', ')})`;
    f.exact.textContent = answers.map(said => app.word(said.relation)).join(app.lang === 'en' ? ', ' : '，');
    f.open(app.engine.byId('corner_java'), [...one, ...others[state.shown]]);
  }};
}
