// Engines, physics and drawing: rows of npm.mjs. A polygon is made of strictly convex corners, wound as the library asks for;
// "flat" is a library of space asked in the plane z = 0.
import { browser, corners, DECLINED, framed, pairs, points, sides, strict, wound } from './shapes.mjs';

const up = wound(1), down = wound(-1);
const TOUCH = 'of shapes that only touch it says nothing';
const boxes = (prefix, make, meet, inside, form = 'box-xywh', about = {}) => pairs(prefix, {point: (x, y) => [x, y], [form]: make}, {
  box_box: meet, point_box: inside && (([x, y], box) => inside(box, x, y))}, {says: TOUCH, ...about});

// What separating-axis libraries share: polygons, circles and points, by three functions.
const sat = (prefix, {v, polygon, circle, pp, pc, cc, ip, ic}) => pairs(prefix, {
  point: v, disc: circle, triangle: (...n) => up(n) && polygon(up(n)), quad: (...n) => up(n) && polygon(up(n)), 'box-xywh': (...n) => up(sides(...n)) && polygon(sides(...n))}, {
  point_circle: ic, point_triangle: ip, point_quad: ip, point_box: ip, circle_circle: cc, circle_triangle: (c, p) => pc(p, c), circle_quad: (c, p) => pc(p, c), circle_box: (c, p) => pc(p, c),
  triangle_triangle: pp, triangle_quad: pp, triangle_box: pp, quad_quad: pp, quad_box: pp, box_box: pp}, {says: TOUCH});

const detect = async (load, name) => {
  const {System} = await load(name);
  const system = new System(), hull = (...n) => strict(n) && system.createPolygon({x: 0, y: 0}, points(n));
  const meet = (a, b) => { const said = system.checkCollision(a, b); system.remove(a); system.remove(b); return said; };
  const prefix = name === 'check2d' ? 'check2d' : 'detect';
  return [...pairs(prefix, {disc: (x, y, r) => system.createCircle({x, y}, r), segment: (a, b, c, d) => system.createLine({x: a, y: b}, {x: c, y: d}), triangle: hull, quad: hull,
    'box-xywh': (x, y, w, h) => system.createBox({x, y}, w, h)}, meet, {says: TOUCH}),
  ...pairs(prefix, {ellipse: (x, y, rx, ry) => Math.min(rx, ry) > 0 ? system.createEllipse({x, y}, rx, ry) : undefined, segment: (a, b, c, d) => system.createLine({x: a, y: b}, {x: c, y: d}), triangle: hull, quad: hull, 'box-xywh': (x, y, w, h) => system.createBox({x, y}, w, h)},
    Object.fromEntries(['segment', 'triangle', 'quad', 'box'].map(kind => [`ellipse_${kind}`, meet])), {within: '-1e4:1e4', says: `an ellipse is a polygon; ${TOUCH}`})];
};

// Box2D's ways: circles without a skin, polygons with one of 0.01, so nearer than twice that either answer is right. Sizes are
// of its documented range, and corners stand farther apart than those it welds together.
const apart = n => strict(n) && points(n).every((p, k, all) => all.every((q, j) => j === k || Math.hypot(p.x - q.x, p.y - q.y) > 0.1)) && Math.abs(area(n)) > 0.05 ? n : undefined;
const area = n => points(n).reduce((sum, p, k, all) => sum + p.x * all[(k + 1) % all.length].y - p.y * all[(k + 1) % all.length].x, 0) / 2;
const SKIN = {tolerance: 0.03, within: '-1e3:1e3', says: 'polygons have a skin of 0.01, and boxes corners farther apart than what is welded'};
const box2d = (prefix, circle, edge, polygon, meet, inside, vec) => [
  ...pairs(prefix, {point: vec, disc: circle, segment: (a, b, c, d) => Math.hypot(c - a, d - b) > 0.1 ? edge(vec(a, b), vec(c, d)) : undefined, triangle: (...n) => apart(n) && polygon(up(n)), quad: (...n) => apart(n) && polygon(up(n)), 'box-ltrb': (...n) => apart(corners(...n)) && polygon(corners(...n))},
    (a, b) => meet(a, b), {...SKIN, without: ['point_circle', 'point_segment', 'point_triangle', 'point_quad', 'point_box']}),
  ...pairs(`${prefix}_inside`, {point: vec, disc: circle, triangle: (...n) => apart(n) && polygon(up(n)), quad: (...n) => apart(n) && polygon(up(n))},
    {point_circle: inside, point_triangle: inside, point_quad: inside}, {within: '-1e3:1e3', says: 'test a point for containment'})];

export const games = {
  intersects: {library: 'intersects', npm: 'intersects@2.7.2', tests: async load => {
    const lib = await load('intersects'), hull = (...n) => strict(n) && [n];
    const near = ['circle_triangle', 'circle_quad', 'point_triangle', 'point_quad', 'segment_triangle', 'segment_quad'];
    const names = {point: 'point', circle: 'circle', segment: 'line', box: 'box', triangle: 'polygon', quad: 'polygon', ellipse: 'ellipse'};
    const make = {point: (...n) => n, disc: (...n) => n, segment: (...n) => n, 'box-xywh': (...n) => n, triangle: hull, quad: hull}, asks = {};
    for (const a of Object.keys(names)) for (const b of Object.keys(names)) {
      const name = names[a] + names[b][0].toUpperCase() + names[b].slice(1);
      if (lib[name]) asks[`${a}_${b}`] = (one, other) => lib[name](...one, ...other);
    }
    return [
      ...pairs('intersects', make, asks, {says: TOUCH, without: [...near, 'point_segment']}),
      ...pairs('intersects', make, Object.fromEntries(near.map(name => [name, asks[name]])), {says: 'the tolerance (1 unless given) is the maximum distance of a point to the edges that counts', tolerance: 1.001}),
      ...pairs('intersects', {point: make.point, ellipse: (...n) => n, segment: make.segment, 'box-xywh': make['box-xywh'], triangle: hull, quad: hull}, {
        point_ellipse: (p, e) => lib.ellipsePoint(...e, ...p), ellipse_segment: (e, s) => lib.ellipseLine(...e, ...s), ellipse_box: (e, b) => lib.ellipseBox(...e, ...b),
        ellipse_triangle: (e, p) => lib.ellipsePolygon(...e, ...p), ellipse_quad: (e, p) => lib.ellipsePolygon(...e, ...p)}, {says: TOUCH}),
      ...pairs('intersects_ellipse', {disc: (x, y, r) => [x, y, r, r]}, (a, b) => lib.ellipseEllipse(...a, ...b), {says: `ellipses of equal radii; ${TOUCH}`}),
    ];
  }},
  phaser: {library: 'Phaser Geom', npm: 'phaser@4.2.1', tests: async load => {
    const at = async names => Object.fromEntries(await Promise.all(names.map(async name => [name.split('/').pop() === 'Contains' ? name : name.split('/').pop(), await load(`phaser/src/geom/${name}.js`)])));
    const g = await at(['intersects/RectangleToRectangle', 'intersects/CircleToRectangle', 'intersects/CircleToCircle', 'intersects/LineToCircle', 'intersects/LineToLine', 'intersects/LineToRectangle', 'intersects/RectangleToTriangle',
      'intersects/TriangleToCircle', 'intersects/TriangleToLine', 'intersects/TriangleToTriangle', 'intersects/PointToLine', 'intersects/PointToLineSegment', 'intersects/RectangleToValues', 'rectangle/Overlaps', 'rectangle/Contains', 'circle/Contains', 'triangle/Contains', 'polygon/Contains', 'triangle/Triangle', 'polygon/Polygon', 'line/Line', 'circle/Circle', 'rectangle/Rectangle', 'ellipse/Ellipse', 'ellipse/Contains']);
    return [...pairs('phaser', {point: (x, y) => ({x, y}), segment: (...n) => new g.Line(...n), disc: (...n) => new g.Circle(...n), 'box-xywh': (...n) => new g.Rectangle(...n), triangle: (...n) => new g.Triangle(...n), quad: (...n) => strict(n) && new g.Polygon(n)}, {
      point_circle: (p, c) => g['circle/Contains'](c, p.x, p.y), point_box: (p, b) => g['rectangle/Contains'](b, p.x, p.y), point_triangle: (p, t) => g['triangle/Contains'](t, p.x, p.y), point_quad: (p, q) => g['polygon/Contains'](q, p.x, p.y),
      segment_segment: g.LineToLine, segment_circle: (l, c) => g.LineToCircle(l, c), segment_box: (l, b) => g.LineToRectangle(l, b), segment_triangle: (l, t) => g.TriangleToLine(t, l),
      circle_circle: g.CircleToCircle, circle_box: g.CircleToRectangle, circle_triangle: (c, t) => g.TriangleToCircle(t, c), box_box: g.RectangleToRectangle, box_triangle: g.RectangleToTriangle, triangle_triangle: g.TriangleToTriangle}, {says: `shapes are solid; ${TOUCH}`}),
      ...boxes('phaser_Overlaps', (...n) => new g.Rectangle(...n), g.Overlaps),
      ...boxes('phaser_RectangleToValues', (l, t, r, b) => [l, t, r, b], ([l, t, r, b], other) => g.RectangleToValues({left: l, top: t, right: r, bottom: b}, other[0], other[2], other[1], other[3]), undefined, 'box-ltrb'),
      ...pairs('phaser', {point: (x, y) => ({x, y}), segment: (...n) => new g.Line(...n)}, {point_segment: (p, l) => g.PointToLineSegment(p, l)}, {tolerance: 1.0001, within: '-1e6:1e6', says: 'a line is 1 thick on either side, as PointToLine says'}),
      ...pairs('phaser', {point: (x, y) => ({x, y}), ellipse: (x, y, rx, ry) => new g.Ellipse(x, y, 2 * rx, 2 * ry)}, {point_ellipse: (p, e) => g['ellipse/Contains'](e, p.x, p.y)})];
  }},
  'phaser-ce': {library: 'Phaser CE', npm: 'phaser-ce@2.20.2', tests: async load => {
    browser();
    globalThis.PIXI = {}; globalThis.Phaser = undefined;
    const { readFileSync } = await import('node:fs'), { createRequire } = await import('node:module'), path = await import('node:path');
    const root = path.resolve(process.argv[3], 'node_modules/phaser-ce/src');
    const Phaser = {ROTATE_TYPE: {}, RECTANGLE: 1, CIRCLE: 2, POLYGON: 3, ELLIPSE: 4, LINE: 5, POINT: 6}, PIXI = {Polygon: null};
    for (const name of ['math/Math', 'geom/Point', 'geom/Rectangle', 'geom/Circle', 'geom/Line', 'geom/Ellipse', 'geom/Polygon']) new Function('Phaser', 'PIXI', readFileSync(`${root}/${name}.js`, 'utf8'))(Phaser, PIXI);
    return pairs('phaserce', {point: (x, y) => ({x, y}), disc: (x, y, r) => new Phaser.Circle(x, y, 2 * r), ellipse: (...n) => framed(...n) && new Phaser.Ellipse(...framed(...n)), segment: (...n) => new Phaser.Line(...n), 'box-xywh': (...n) => new Phaser.Rectangle(...n), triangle: (...n) => strict(n) && new Phaser.Polygon(n), quad: (...n) => strict(n) && new Phaser.Polygon(n)}, {
      point_circle: (p, c) => c.contains(p.x, p.y), point_ellipse: (p, e) => e.contains(p.x, p.y), point_box: (p, b) => b.contains(p.x, p.y), point_triangle: (p, t) => t.contains(p.x, p.y), point_quad: (p, t) => t.contains(p.x, p.y),
      circle_circle: Phaser.Circle.intersects, circle_box: Phaser.Circle.intersectsRectangle, box_box: Phaser.Rectangle.intersects, segment_segment: (a, b) => a.intersects(b) !== null, segment_box: (l, b) => Phaser.Line.intersectsRectangle(l, b)}, {says: TOUCH});
  }},
  kaplay: {library: 'KAPLAY', npm: 'kaplay@3001.0.19', tests: async load => {
    browser();
    const kaplay = await load('kaplay'), k = (kaplay.default ?? kaplay)({global: false});
    const v = (x, y) => k.vec2(x, y), hull = (...n) => strict(n) && new k.Polygon(points(n, v));
    return [...pairs('kaplay', {disc: (x, y, r) => new k.Circle(v(x, y), r), segment: (a, b, c, d) => new k.Line(v(a, b), v(c, d)), 'box-xywh': (x, y, w, h) => new k.Rect(v(x, y), w, h), triangle: hull, quad: hull},
      (a, b) => a.collides(b), {says: TOUCH}),
    ...pairs('kaplay_contains', {point: v, disc: (x, y, r) => new k.Circle(v(x, y), r), ellipse: (x, y, rx, ry) => new k.Ellipse(v(x, y), rx, ry), 'box-xywh': (x, y, w, h) => new k.Rect(v(x, y), w, h), triangle: hull, quad: hull},
      Object.fromEntries(['circle', 'ellipse', 'box', 'triangle', 'quad'].map(name => [`point_${name}`, (p, s) => s.contains(p)])), {says: 'whether the point is contained'}),
    ...pairs('kaplay', {ellipse: (x, y, rx, ry) => new k.Ellipse(v(x, y), rx, ry), segment: (a, b, c, d) => new k.Line(v(a, b), v(c, d)), 'box-xywh': (x, y, w, h) => new k.Rect(v(x, y), w, h), triangle: hull, quad: hull},
      Object.fromEntries(['segment', 'box', 'triangle', 'quad'].map(name => [`ellipse_${name}`, (a, b) => a.collides(b)])), {says: TOUCH}),
    ...pairs('kaplay_ellipse', {disc: (x, y, r) => new k.Ellipse(v(x, y), r, r)}, (a, b) => a.collides(b), {says: `ellipses of equal radii; ${TOUCH}`})];
  }},
  excalibur: {library: 'Excalibur', npm: 'excalibur@0.32.0', tests: async load => {
    browser();
    const ex = await load('excalibur'), v = (x, y) => new ex.Vector(x, y);
    const hull = (...n) => strict(n) && new ex.PolygonCollider({points: points(n, v)});
    return [...boxes('excalibur', (...n) => new ex.BoundingBox(...n), (a, b) => a.overlaps(b), (b, x, y) => b.contains(v(x, y)), 'box-ltrb'),
      ...pairs('excalibur_collider', {point: v, disc: (x, y, r) => new ex.CircleCollider({radius: r, offset: v(x, y)}), segment: (a, b, c, d) => new ex.EdgeCollider({begin: v(a, b), end: v(c, d)}), triangle: hull, quad: hull}, {
        point_circle: (p, c) => c.contains(p), point_triangle: (p, c) => c.contains(p), point_quad: (p, c) => c.contains(p),
        ...Object.fromEntries(['circle_circle', 'circle_segment', 'circle_triangle', 'circle_quad', 'segment_triangle', 'segment_quad', 'triangle_triangle', 'triangle_quad', 'quad_quad'].map(name => [name, (a, b) => a.collide(b).length > 0]))}, {says: TOUCH})];
  }},
  planck: {library: 'Planck.js', npm: 'planck@1.5.0', tests: async load => {
    const pl = await load('planck'), v = (x, y) => new pl.Vec2(x, y), here = pl.Transform.identity();
    return [...boxes('planck_AABB', (l, t, r, b) => new pl.AABB(v(l, t), v(r, b)), (a, b) => pl.AABB.testOverlap(a, b), undefined, 'box-ltrb'),
      ...box2d('planck', (x, y, r) => new pl.CircleShape(v(x, y), r), (a, b) => new pl.EdgeShape(a, b), n => new pl.PolygonShape(points(n, v)), (a, b) => pl.internal.Distance.testOverlap(a, 0, b, 0, here, here), (p, s) => s.testPoint(here, p), v)];
  }},
  'box2d-core': {library: '@box2d/core', npm: '@box2d/core@0.11.0', tests: async load => {
    const b = await load('@box2d/core'), v = (x, y) => new b.b2Vec2(x, y), here = b.b2Transform.IDENTITY;
    return box2d('box2dcore', (x, y, r) => new b.b2CircleShape().Set(v(x, y), r), (a, c) => new b.b2EdgeShape().SetTwoSided(a, c), n => { const made = new b.b2PolygonShape(); made.Set(points(n, v)); return made; }, (one, other) => b.b2TestOverlap(one, 0, other, 0, here, here), (p, s) => s.TestPoint(here, p), v);
  }},
  rapier: {library: 'Rapier', npm: '@dimforge/rapier2d-compat@0.21.0', tests: async load => {
    const R = await load('@dimforge/rapier2d-compat'), v = (x, y) => ({x, y}), o = v(0, 0);
    await R.init();
    const make = {point: v, disc: (x, y, r) => [new R.Ball(r), v(x, y)], segment: (a, b, c, d) => [new R.Segment(v(a, b), v(c, d)), o], triangle: (...n) => up(n) && [new R.Triangle(...points(up(n), v)), o],
      quad: (...n) => up(n) && [new R.ConvexPolygon(Float32Array.from(up(n)), true), o], 'box-centre': (x, y, rx, ry) => [new R.Cuboid(rx, ry), v(x, y)]};
    const names = Object.keys(make).slice(1).map(name => name === 'disc' ? 'circle' : name === 'box-centre' ? 'box' : name), asks = {};
    names.forEach((a, i) => { asks[`point_${a}`] = (p, [s, at]) => s.containsPoint(at, 0, p); names.slice(i).forEach(b => { asks[`${a}_${b}`] = ([s, at], [t, bt]) => s.intersectsShape(at, 0, t, bt, 0); }); });
    delete asks.point_segment;
    return pairs('rapier', make, asks, {type: 'f32', within: '-1e4:1e4', says: TOUCH});
  }},
  matter: {library: 'Matter.js', npm: 'matter-js@0.20.0', tests: async load => {
    const {Bounds, Bodies, Collision, Vertices} = await load('matter-js');
    const hull = (...n) => strict(n) && points(down(n));
    const solid = r => r > 0.001;
    return [...boxes('matter_Bounds', (l, t, r, b) => ({min: {x: l, y: t}, max: {x: r, y: b}}), Bounds.overlaps, (b, x, y) => Bounds.contains(b, {x, y}), 'box-ltrb'),
      ...pairs('matter_Vertices', {point: (x, y) => ({x, y}), triangle: hull, quad: hull}, {point_triangle: (p, t) => Vertices.contains(Vertices.clockwiseSort(t), p), point_quad: (p, t) => Vertices.contains(Vertices.clockwiseSort(t), p)}, {says: 'true if the vertices contain the point'}),
      ...pairs('matter_Collision', {disc: (x, y, r) => solid(r) ? Bodies.circle(x, y, r) : undefined, 'box-centre': (x, y, rx, ry) => solid(Math.min(rx, ry)) ? Bodies.rectangle(x, y, 2 * rx, 2 * ry) : undefined}, (a, b) => Collision.collides(a, b) !== null, {within: '-1e4:1e4', says: 'circles are polygons of 10 to 26 sides'})];
  }},
  ...Object.fromEntries(['p2@0.7.1', 'p2-es@1.2.3'].map(npm => [npm.split('@')[0], {library: npm.startsWith('p2-es') ? 'p2-es' : 'p2.js', npm, tests: async load => {
    globalThis.P2_ARRAY_TYPE = Array;
    const name = npm.split('@')[0], p2 = await load(name), narrow = new p2.Narrowphase(), id = name.replace('-', '');
    const body = (shape, position) => { const made = new p2.Body({position}); made.addShape(shape); return made; };
    return [...boxes(`${id}_AABB`, (a, b, c, d) => new p2.AABB({lowerBound: [a, b], upperBound: [c, d]}), (a, b) => a.overlaps(b), (b, x, y) => b.containsPoint([x, y]), 'box-ltrb'),
      ...pairs(`${id}_bodiesOverlap`, {point: (x, y) => body(new p2.Particle(), [x, y]), disc: (x, y, radius) => body(new p2.Circle({radius}), [x, y]), 'box-centre': (x, y, rx, ry) => body(new p2.Box({width: 2 * rx, height: 2 * ry}), [x, y])},
        (a, b) => a.shapes[0].type <= b.shapes[0].type ? narrow.bodiesOverlap(a, b) : narrow.bodiesOverlap(b, a), {says: TOUCH})]; // shapes stand in the order of their types, as World puts them
  }}])),
  melon: {library: 'melonJS', npm: 'melonjs@20.7.0', tests: async load => {
    browser();
    const me = await load('melonjs'), bounds = (...n) => { const made = new me.Bounds(); made.setMinMax(...n); return made; };
    const hull = (...n) => strict(n) && new me.Polygon(0, 0, points(down(n), (x, y) => new me.Vector2d(x, y)));
    return [...boxes('melon_Rect', (...n) => new me.Rect(...n), (a, b) => a.overlaps(b), (b, x, y) => b.contains(x, y)), ...boxes('melon_Bounds', bounds, (a, b) => a.overlaps(b), undefined, 'box-ltrb'),
      ...pairs('melon', {point: (x, y) => [x, y], ellipse: (x, y, rx, ry) => new me.Ellipse(x, y, 2 * rx, 2 * ry), triangle: hull, quad: hull}, Object.fromEntries(['ellipse', 'triangle', 'quad'].map(k => [`point_${k}`, ([x, y], s) => s.contains(x, y)])), {says: 'whether the shape contains the point'})];
  }},
  littlejs: {library: 'LittleJS', npm: 'littlejsengine@1.20.0', tests: async load => {
    browser();
    const {isOverlapping, isIntersecting, vec2} = await load('littlejsengine/dist/littlejs.esm.js');
    // Boxes by their centre and whole size; a scene is put at half scale where a whole size is beyond doubles.
    const make = (x, y, rx, ry) => Math.max(rx, ry) > Number.MAX_VALUE / 2 ? undefined : [vec2(x, y), vec2(2 * rx, 2 * ry)];
    return pairs('littlejs', {segment: (a, b, c, d) => [vec2(a, b), vec2(c, d)], 'box-centre': make}, {box_box: (a, b) => isOverlapping(...a, ...b), segment_box: (s, b) => isIntersecting(...s, ...b)}, {says: 'the 3-D twin says that touching edges do not overlap'});
  }},
  pixi7: {library: 'PixiJS 7 math', npm: '@pixi/math@7.4.3', tests: async load => {
    const {Rectangle, Circle, Polygon, Ellipse} = await load('@pixi/math'), hull = (...n) => strict(n) && new Polygon(n), inside = (p, s) => s.contains(...p);
    return pairs('pixi7', {point: (...n) => n, disc: (...n) => new Circle(...n), ellipse: (...n) => new Ellipse(...n), 'box-xywh': (...n) => new Rectangle(...n), triangle: hull, quad: hull}, {box_box: (a, b) => a.intersects(b), point_circle: inside, point_ellipse: inside, point_box: inside, point_triangle: inside, point_quad: inside}, {says: 'contained; of the edge nothing is said'})
      .map(test => test.id.endsWith('box_box') ? {...test, contract: 'open', says: 'only when the common area is above zero'} : test);
  }},
  pixi: {library: 'PixiJS 8', npm: 'pixi.js@8.22.0', tests: async load => {
    browser();
    const {Rectangle, Circle, Polygon, Triangle, Ellipse, RoundedRectangle} = await load('pixi.js'), inside = (p, s) => s.contains(...p);
    return [...pairs('pixi', {point: (...n) => n, disc: (...n) => new Circle(...n), 'box-xywh': (...n) => new Rectangle(...n), triangle: (...n) => new Triangle(...n), quad: (...n) => strict(n) && new Polygon(n)}, {box_box: (a, b) => a.intersects(b), point_circle: inside, point_box: inside, point_triangle: inside, point_quad: inside}, {says: 'contained; of the edge nothing is said'}),
      ...pairs('pixi', {point: (...n) => n, ellipse: (...n) => new Ellipse(...n)}, {point_ellipse: inside}), ...pairs('pixi_Rounded', {point: (...n) => n, disc: (x, y, r) => new RoundedRectangle(x - r, y - r, 2 * r, 2 * r, r)}, {point_circle: inside}, {says: 'a rounded rectangle that is a circle', within: '-1e6:1e6', tolerance: 1e-6})];
  }},
  sscd: {library: 'SSCD (of ct.js)', npm: 'sscd@1.5.1', tests: async load => {
    const made = await load('sscd'), S = made.sscd ?? made, v = (x, y) => new S.Vector(x, y);
    return pairs('sscd', {point: v, disc: (x, y, r) => new S.Circle(v(x, y), r), segment: (a, b, c, d) => new S.Line(v(a, b), v(c - a, d - b)), 'box-xywh': (x, y, w, h) => new S.Rectangle(v(x, y), v(w, h))},
      (a, b) => S.CollisionManager.test_collision(a, b), {says: TOUCH, without: ['point_segment']});
  }},
  two: {library: 'Two.js', npm: 'two.js@0.8.24', slow: 4, tests: async load => {
    browser();
    const made = await load('two.js/build/two.module.js'), Two = made.default ?? made;
    return pairs('two', {point: (...n) => n, 'box-centre': (x, y, rx, ry) => { const box = new Two.Rectangle(x, y, 2 * rx, 2 * ry); box.noStroke(); return box; }}, {point_box: (p, b) => b.contains(...p)}, {says: "within a shape's bounding rectangle", within: '-1e6:1e6', tolerance: 1e-6});
  }},
  sat: {library: 'SAT.js', npm: 'sat@0.9.0', tests: async load => {
    const S = await load('sat'), v = (x, y) => new S.Vector(x, y);
    return sat('sat', {v, polygon: n => new S.Polygon(v(0, 0), points(n, v)), circle: (x, y, r) => new S.Circle(v(x, y), r), pp: S.testPolygonPolygon, pc: S.testPolygonCircle, cc: S.testCircleCircle, ip: S.pointInPolygon, ic: S.pointInCircle});
  }},
  collider2d: {library: 'collider2d', npm: 'collider2d@1.1.1', tests: async load => {
    const {default: Whole, Collider2d, Vector, Polygon, Circle, ...rest} = await load('collider2d'), c = new (Collider2d ?? Whole ?? rest.Collider2D)(), v = (x, y) => new Vector(x, y);
    return sat('collider2d', {v, polygon: n => new Polygon(v(0, 0), points(n, v)), circle: (x, y, r) => new Circle(v(x, y), r), pp: (a, b) => c.testPolygonPolygon(a, b), pc: (a, b) => c.testPolygonCircle(a, b), cc: (a, b) => c.testCircleCircle(a, b), ip: (a, b) => c.pointInPolygon(a, b), ic: (a, b) => c.pointInCircle(a, b)});
  }},
  collisions: {library: 'Collisions', npm: 'collisions@2.0.13', tests: async load => {
    const {Circle, Polygon, Point} = await load('collisions/src/Collisions.mjs'), hull = (...n) => up(n) && new Polygon(0, 0, points(up(n), (x, y) => [x, y]));
    return pairs('collisions', {point: (x, y) => new Point(x, y), disc: (x, y, r) => new Circle(x, y, r), triangle: hull, quad: hull, 'box-xywh': (x, y, w, h) => up(sides(x, y, w, h)) && new Polygon(x, y, [[0, 0], [w, 0], [w, h], [0, h]])}, (a, b) => a.collides(b), {says: TOUCH});
  }},
  detectcollisions: {library: 'detect-collisions', npm: 'detect-collisions@10.10.2025', tests: load => detect(load, 'detect-collisions')},
  check2d: {library: 'check2d', npm: 'check2d@9.36.4', tests: load => detect(load, 'check2d')},
  p5collide2d: {library: 'p5.collide2D', npm: 'p5.collide2d@0.7.3', tests: async load => {
    globalThis.p5 = function () {};
    Object.assign(globalThis.p5.prototype, {dist: (x, y, a, b) => Math.hypot(a - x, b - y), createVector: (x, y) => ({x, y}), abs: Math.abs, sqrt: Math.sqrt, pow: Math.pow, PI: Math.PI});
    await load('p5.collide2d/p5.collide2d.js');
    const p = new globalThis.p5(), flat = n => n, hull = (...n) => strict(n) && points(n);
    return pairs('p5', {point: (...n) => n, segment: (...n) => n, disc: (x, y, r) => [x, y, 2 * r], ellipse: (x, y, rx, ry) => [x, y, 2 * rx, 2 * ry], 'box-xywh': (...n) => n, triangle: hull, quad: hull}, {
      point_ellipse: (q, e) => p.collidePointEllipse(...q, ...e), box_box: (a, b) => p.collideRectRect(...a, ...b), circle_box: (c, b) => p.collideRectCircle(...b, ...c), circle_circle: (a, b) => p.collideCircleCircle(...a, ...b), point_box: (q, b) => p.collidePointRect(...q, ...b), point_circle: (q, c) => p.collidePointCircle(...q, ...c),
      segment_circle: (s, c) => p.collideLineCircle(...s, ...c), segment_segment: (a, b) => p.collideLineLine(...a, ...b), segment_box: (s, b) => p.collideLineRect(...s, ...b) || p.collidePointRect(s[0], s[1], ...b), point_quad: (q, v) => p.collidePointPoly(...q, v), point_triangle: (q, t) => p.collidePointTriangle(...q, ...t.flatMap(({x, y}) => [x, y])),
      circle_triangle: (c, v) => p.collideCirclePoly(...c, v, true), circle_quad: (c, v) => p.collideCirclePoly(...c, v, true), box_triangle: (b, v) => p.collideRectPoly(...b, v, true), box_quad: (b, v) => p.collideRectPoly(...b, v, true),
      triangle_triangle: (a, b) => p.collidePolyPoly(a, b, true), triangle_quad: (a, b) => p.collidePolyPoly(a, b, true), quad_quad: (a, b) => p.collidePolyPoly(a, b, true)}, {says: `with interior = true; ${TOUCH}`});
  }},
  kontra: {library: 'kontra', npm: 'kontra@10.0.2', tests: async load => {
    browser();
    const {collides} = await load('kontra/kontra.mjs');
    return boxes('kontra', (x, y, width, height) => ({x, y, width, height, anchor: {x: 0, y: 0}}), (a, b) => collides(a, b));
  }},
  konva: {library: 'Konva', npm: 'konva@10.9.1', tests: async load => {
    const {Util} = await load('konva/lib/Util.js');
    return boxes('konva', (x, y, width, height) => ({x, y, width, height}), (a, b) => Util.haveIntersection(a, b));
  }},
  easel: {library: 'EaselJS', npm: 'easeljs@1.0.2', tests: async load => {
    browser();
    globalThis.createjs ??= {};
    await load('easeljs/lib/easeljs.js');
    const {Rectangle} = globalThis.createjs;
    return boxes('easel', (...n) => new Rectangle(...n), (a, b) => a.intersects(b), (b, x, y) => b.contains(x, y));
  }},
  paper: {library: 'Paper.js', npm: 'paper@0.12.20', slow: 8, tests: async load => {
    const paper = await load('paper/dist/paper-core.js'), {Rectangle, Point, Path} = paper;
    paper.setup(new paper.Size(1, 1));
    const hull = (...n) => strict(n) && new Path({segments: points(n, (x, y) => [x, y]), closed: true, insert: false});
    return [...boxes('paper_Rectangle', (...n) => new Rectangle(...n), (a, b) => a.intersects(b), (b, x, y) => b.contains(new Point(x, y))).map(test => test.id.endsWith('box_box') ? {...test, contract: 'open', says: 'rectangles that only touch do not intersect'} : test),
      ...pairs('paper_Path', {point: (x, y) => new Point(x, y), ellipse: (x, y, rx, ry) => Math.min(rx, ry) > 0 ? new Path.Ellipse({center: [x, y], radius: [rx, ry], insert: false}) : undefined, triangle: hull, quad: hull}, {point_ellipse: (p, t) => t.contains(p), point_triangle: (p, t) => t.contains(p), point_quad: (p, t) => t.contains(p)}, {says: 'inside, by tolerances of 1e-7 and less', within: '-1e4:1e4', tolerance: 1e-6})];
  }},
  fabric: {library: 'Fabric.js', npm: 'fabric@7.4.0', tests: async load => {
    const {Intersection, Point} = await load('fabric/node').catch(() => load('fabric')), v = (x, y) => new Point(x, y), hull = (...n) => strict(n) && points(n, v);
    return pairs('fabric', {point: v, segment: (a, b, c, d) => [v(a, b), v(c, d)], triangle: hull, quad: hull}, {point_triangle: (p, t) => Intersection.isPointInPolygon(p, t), point_quad: (p, t) => Intersection.isPointInPolygon(p, t),
      segment_segment: (a, b) => ['Intersection', 'Coincident'].includes(Intersection.intersectSegmentSegment(...a, ...b).status), point_segment: (p, [a, b]) => Intersection.isPointContained(p, a, b)}, {says: TOUCH});
  }},
  zrender: {library: 'ZRender', npm: 'zrender@6.1.0', tests: async load => {
    const z = await load('zrender'), polygon = await load('zrender/lib/contain/polygon.js');
    const hull = (...n) => strict(n) && points(n, (x, y) => [x, y]);
    return [...boxes('zrender', (...n) => new z.BoundingRect(...n), (a, b) => a.intersect(b), (b, x, y) => b.contain(x, y)),
      ...pairs('zrender', {point: (...n) => n, disc: (cx, cy, r) => new z.Circle({shape: {cx, cy, r}}), ellipse: (cx, cy, rx, ry) => new z.Ellipse({shape: {cx, cy, rx, ry}}), triangle: hull, quad: hull}, {point_circle: (p, c) => c.contain(...p), point_ellipse: (p, c) => c.contain(...p), point_triangle: (p, t) => polygon.contain(t, ...p), point_quad: (p, t) => polygon.contain(t, ...p)}, {says: 'contained; of the edge nothing is said'})];
  }},
  tsparticles: {library: 'tsParticles', npm: '@tsparticles/engine@4.4.0', tests: async load => {
    const {Circle, Rectangle} = await load('@tsparticles/engine/esm/Core/Utils/Ranges.js').catch(() => load('@tsparticles/engine/cjs/Core/Utils/Ranges.js')), inside = ([x, y], s) => s.contains({x, y});
    return pairs('tsparticles', {point: (...n) => n, disc: (...n) => new Circle(...n), 'box-xywh': (...n) => new Rectangle(...n)}, {point_circle: inside, point_box: inside, circle_circle: (a, b) => a.intersects(b), circle_box: (a, b) => a.intersects(b), box_box: (a, b) => a.intersects(b)}, {says: TOUCH});
  }},
  cannon: {library: 'cannon-es AABB (flat)', npm: 'cannon-es@0.20.0', tests: async load => {
    const {AABB, Vec3} = await load('cannon-es');
    return boxes('cannon', (l, t, r, b) => new AABB({lowerBound: new Vec3(l, t, 0), upperBound: new Vec3(r, b, 0)}), (a, b) => a.overlaps(b), undefined, 'box-ltrb');
  }},
  babylon: {library: 'Babylon.js (flat)', npm: '@babylonjs/core@9.34.0', tests: async load => {
    const [{BoundingBox}, {BoundingSphere}, {Vector3}] = await Promise.all(['Culling/boundingBox.js', 'Culling/boundingSphere.js', 'Maths/math.vector.js'].map(name => load(`@babylonjs/core/${name}`)));
    const v = (x, y) => new Vector3(x, y, 0), about = {tolerance: 1e-6, within: '-1e6:1e6', says: 'in the plane z = 0'};
    return [...boxes('babylon', (l, t, r, b) => new BoundingBox(new Vector3(l, t, 0), new Vector3(r, b, 0)), (a, b) => BoundingBox.Intersects(a, b), (b, x, y) => b.intersectsPoint(new Vector3(x, y, 0)), 'box-ltrb', {tolerance: 1e-6, says: 'by an epsilon of 1e-7'}),
      ...pairs('babylon', {point: v, disc: (x, y, r) => BoundingSphere.CreateFromCenterAndRadius(v(x, y), r), 'box-ltrb': (l, t, r, b) => [v(l, t), v(r, b)]}, {
        point_circle: (p, s) => s.intersectsPoint(p), circle_circle: (a, b) => BoundingSphere.Intersects(a, b), circle_box: (s, b) => BoundingBox.IntersectsSphere(...b, s.centerWorld, s.radiusWorld)}, about)];
  }},
  playcanvas: {library: 'PlayCanvas (flat)', npm: 'playcanvas@2.23.3', tests: async load => {
    browser();
    const {BoundingBox, BoundingSphere, Vec3} = await load('playcanvas');
    return [...boxes('playcanvas', (x, y, rx, ry) => new BoundingBox(new Vec3(x, y, 0), new Vec3(rx, ry, 0)), (a, b) => a.intersects(b), (b, x, y) => b.containsPoint(new Vec3(x, y, 0)), 'box-centre'),
      ...pairs('playcanvas', {point: (x, y) => new Vec3(x, y, 0), disc: (x, y, r) => new BoundingSphere(new Vec3(x, y, 0), r), 'box-centre': (x, y, rx, ry) => new BoundingBox(new Vec3(x, y, 0), new Vec3(rx, ry, 0))}, {point_circle: (p, s) => s.containsPoint(p), circle_circle: (a, b) => a.intersectsBoundingSphere(b), circle_box: (s, b) => b.intersectsBoundingSphere(s)}, {says: TOUCH})];
  }},
  three: {library: 'three.js', npm: 'three@0.187.0', tests: async load => {
    const {Box2, Box3, Sphere, Triangle, Vector2, Vector3} = await load('three'), v = (x, y) => new Vector3(x, y, 0);
    return [...boxes('three_Box2', (l, t, r, b) => new Box2(new Vector2(l, t), new Vector2(r, b)), (a, b) => a.intersectsBox(b), (b, x, y) => b.containsPoint(new Vector2(x, y)), 'box-ltrb').map(test => test.id.includes('point') ? {...test, contract: 'closed', says: 'within or on the boundaries of the box'} : test),
      ...pairs('three_flat', {point: v, disc: (x, y, r) => new Sphere(v(x, y), r), 'box-ltrb': (l, t, r, b) => new Box3(v(l, t), v(r, b)), triangle: (a, b, c, d, e, f) => strict([a, b, c, d, e, f]) && new Triangle(v(a, b), v(c, d), v(e, f))}, {
        point_circle: (p, s) => s.containsPoint(p), circle_circle: (a, b) => a.intersectsSphere(b), circle_box: (s, b) => b.intersectsSphere(s), point_triangle: (p, t) => t.containsPoint(p), box_triangle: (b, t) => b.intersectsTriangle(t)}, {says: `in the plane z = 0; ${TOUCH}`})];
  }},
};
