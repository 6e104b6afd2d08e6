// Geometry, maps and indexes: rows of npm.mjs. Polygons are made of strictly convex corners.
import { browser, corners, DECLINED, framed, pairs, points, sides, strict, wound } from './shapes.mjs';

const TOUCH = 'of shapes that only touch it says nothing';
const xy = (x, y) => [x, y];
const boxes = (prefix, make, meet, inside, form = 'box-ltrb', about = {}) => pairs(prefix, {point: xy, [form]: make}, {box_box: meet, point_box: inside && (([x, y], box) => inside(box, x, y))}, {says: TOUCH, ...about});
// A point in a polygon of corners [x, y], by a function that gives a truth.
const inside = (prefix, ask, about = {}) => {
  const hull = (...n) => strict(n) && points(n, xy);
  return pairs(prefix, {point: xy, triangle: hull, quad: hull}, {point_triangle: ask, point_quad: ask}, {says: 'of points on a side it says nothing', ...about});
};
// Polygons of corners that share an area, by a function of two of them.
const clip = (prefix, meet, about = {}, close = false) => {
  const hull = (...n) => { const made = strict(n) && points(n, xy); return made && close ? [...made, made[0]] : made; };
  const asks = Object.fromEntries(['triangle_triangle', 'triangle_quad', 'triangle_box', 'quad_quad', 'quad_box', 'box_box'].map(name => [name, meet]));
  return pairs(prefix, {triangle: hull, quad: hull, 'box-ltrb': (...n) => hull(...corners(...n))}, asks, {says: 'whether their intersection is an area', ...about});
};
// Clipper rounds the corners of a result to whole numbers: what is clipped is made so large that it has room between them.
const FINE = 2 ** 20, CLIPPED = {type: 'i32', within: '-20:20', says: 'whether their intersection is an area, at 2^20 times the size'};
const ltrb = (minX, minY, maxX, maxY) => ({minX, minY, maxX, maxY});

export const geometry = {
  flatten: {library: '@flatten-js/core', npm: '@flatten-js/core@1.6.15', slow: 8, tests: async load => {
    const {Box, Circle, Point, Polygon, Segment, Relations} = await load('@flatten-js/core'), v = (x, y) => new Point(x, y), hull = (...n) => strict(n) && new Polygon(points(n, v));
    const near = {tolerance: 1e-5, within: '-1e5:1e5', says: 'by a tolerance of 1e-6'}, has = (p, s) => s.contains(p);
    return [...boxes('flatten_Box', (...n) => new Box(...n), (a, b) => a.intersect(b)),
      ...pairs('flatten', {point: v, disc: (x, y, r) => new Circle(v(x, y), r), triangle: hull, quad: hull}, {point_circle: has, point_triangle: has, point_quad: has}, near),
      ...pairs('flatten_Relations', {segment: (a, b, c, d) => new Segment(v(a, b), v(c, d)), triangle: hull, quad: hull}, (a, b) => Relations.intersect(a, b), {...near, without: ['segment_segment']}),
      ...pairs('flatten_intersect', {segment: (a, b, c, d) => new Segment(v(a, b), v(c, d))}, (a, b) => a.intersect(b).length > 0, near)];
  }},
  leaflet: {library: 'Leaflet', npm: 'leaflet@1.9.4', tests: async load => {
    browser();
    const {Bounds, Point} = await load('leaflet'), make = (l, t, r, b) => new Bounds(new Point(l, t), new Point(r, b));
    return [...boxes('leaflet_intersects', make, (a, b) => a.intersects(b), (b, x, y) => b.contains(new Point(x, y))).map(test => test.id.endsWith('box_box') ? {...test, contract: 'closed', says: 'when they have at least one point in common'} : test),
      ...boxes('leaflet_overlaps', make, (a, b) => a.overlaps(b), undefined, 'box-ltrb', {contract: 'open', says: 'when their intersection is an area'})];
  }},
  openlayers: {library: 'OpenLayers', npm: 'ol@10.11.0', tests: async load => {
    const [{intersects, containsXY, intersectsSegment}, {default: Polygon}, {default: Circle}, {default: LineString}] = await Promise.all(['extent', 'geom/Polygon', 'geom/Circle', 'geom/LineString'].map(name => load(`ol/${name}.js`)).map(async made => { const found = await made; return found.default === undefined && typeof found === 'function' ? {default: found} : found; }));
    const hull = (...n) => { const made = strict(n) && points(n, xy); return made && new Polygon([[...made, made[0]]]); };
    return pairs('ol', {point: xy, segment: (a, b, c, d) => new LineString([[a, b], [c, d]]), disc: (x, y, r) => new Circle([x, y], r), 'box-ltrb': (...n) => n, triangle: hull, quad: hull}, {
      point_box: ([x, y], e) => containsXY(e, x, y), box_box: intersects, segment_box: (s, e) => s.intersectsExtent(e), circle_box: (c, e) => c.intersectsExtent(e), box_triangle: (e, t) => t.intersectsExtent(e), box_quad: (e, q) => q.intersectsExtent(e),
      point_circle: (p, c) => c.intersectsCoordinate(p), point_triangle: (p, t) => t.intersectsCoordinate(p), point_quad: (p, t) => t.intersectsCoordinate(p)}, {says: TOUCH});
  }},
  thing: {library: '@thi.ng/geom-isec', npm: ['@thi.ng/geom-isec@4.0.95', '@thi.ng/geom-closest-point@2.1.223'], tests: async load => {
    const [{testRectRect}, {testRectCircle}, {testCircleCircle}, {pointInRect, pointInCircle, pointInTriangle2, pointInPolygon2 = undefined, pointInPolyline2 = undefined, pointInSegment = undefined}] = await Promise.all(['rect-rect', 'rect-circle', 'circle-circle', 'point'].map(name => load(`@thi.ng/geom-isec/${name}.js`)));
    const hull = (...n) => strict(n) && points(n, xy);
    return pairs('thing', {point: xy, disc: (x, y, r) => [[x, y], r], 'box-xywh': (x, y, w, h) => [[x, y], [w, h]], triangle: hull}, {box_box: (a, b) => testRectRect(...a, ...b), circle_box: (c, b) => testRectCircle(...b, ...c), circle_circle: ([p, r], [q, s]) => testCircleCircle(p, q, r, s), point_box: (p, b) => pointInRect(p, ...b),
      point_circle: (p, c) => pointInCircle(p, ...c), point_triangle: (p, t) => pointInTriangle2(p, ...t)}, {says: TOUCH});
  }},
  boxintersect: {library: 'box-intersect', npm: 'box-intersect@1.0.2', tests: async load => {
    const whole = await load('box-intersect'), find = whole.default ?? whole;
    return boxes('boxintersect', (...n) => n, (a, b) => find([a, b]).length > 0, undefined, 'box-ltrb', {contract: 'closed', says: 'boxes are closed'});
  }},
  pts: {library: 'Pts', npm: 'pts@0.12.9', slow: 4, tests: async load => {
    browser();
    const {Group, Pt, Rectangle, Circle, Polygon, Line} = await load('pts'), hull = (...n) => strict(n) && Group.fromArray(points(n, xy));
    return pairs('pts', {point: (x, y) => new Pt(x, y), segment: (a, b, c, d) => Group.fromArray([[a, b], [c, d]]), disc: (x, y, r) => Group.fromArray([[x, y], [r, r]]), 'box-ltrb': (l, t, r, b) => Group.fromArray([[l, t], [r, b]]), triangle: hull, quad: hull}, {
      box_box: (a, b) => Rectangle.hasIntersectRect2D(a, b), point_box: (p, b) => Rectangle.withinBound(b, p), point_circle: (p, c) => Circle.withinBound(c, p), point_triangle: (p, t) => Polygon.hasIntersectPoint(t, p), point_quad: (p, t) => Polygon.hasIntersectPoint(t, p), segment_segment: (a, b) => Line.intersectLine2D(a, b) !== undefined,
      circle_triangle: (c, t) => Polygon.hasIntersectCircle(t, c) !== null, circle_quad: (c, t) => Polygon.hasIntersectCircle(t, c) !== null, triangle_triangle: (a, b) => Polygon.hasIntersectPolygon(a, b) !== null, triangle_quad: (a, b) => Polygon.hasIntersectPolygon(a, b) !== null, quad_quad: (a, b) => Polygon.hasIntersectPolygon(a, b) !== null}, {says: TOUCH, type: 'f32', within: '-1e9:1e9'});
  }},
  joint: {library: 'JointJS geometry', npm: '@joint/core@4.3.3', slow: 2, tests: async load => {
    browser();
    const {g} = await load('@joint/core/dist/geometry.js').then(made => made.g ? made : {g: made}), v = (x, y) => new g.Point(x, y), hull = (...n) => strict(n) && new g.Polygon(points(n, v));
    const make = {ellipse: (x, y, rx, ry) => new g.Ellipse(v(x, y), rx, ry), segment: (a, b, c, d) => new g.Line(v(a, b), v(c, d)), 'box-xywh': (...n) => new g.Rect(...n), triangle: hull, quad: hull}, has = (p, s) => s.containsPoint(p);
    return [...pairs('joint_exists', make, (a, b) => g.intersection.exists(a, b), {says: TOUCH, without: ['ellipse_ellipse']}),
      ...pairs('joint_exists', {disc: (x, y, r) => make.ellipse(x, y, r, r)}, (a, b) => g.intersection.exists(a, b), {says: `ellipses of equal radii; ${TOUCH}`}),
      ...pairs('joint', {point: v, ...make}, {point_ellipse: has, point_box: has, point_triangle: has, point_quad: has, box_box: (a, b) => a.intersect(b) !== null}, {says: TOUCH})];
  }},
  geometric: {library: 'geometric', npm: 'geometric@3.0.9', slow: 2, tests: async load => {
    const G = await load('geometric');
    return [...inside('geometric', (p, t) => G.pointInPolygon(p, t)), ...clip('geometric', (a, b) => G.polygonIntersectsPolygon(a, b) || G.polygonInPolygon(a, b) || G.polygonInPolygon(b, a), {says: 'intersects, or one is in the other'})];
  }},
  euclid: {library: '@mathigon/euclid', npm: '@mathigon/euclid@1.2.4', slow: 4, tests: async load => {
    const {Point, Polygon, Circle, Ellipse, Rectangle} = await load('@mathigon/euclid'), v = (x, y) => new Point(x, y), hull = (...n) => strict(n) && new Polygon(...points(n, v));
    const has = (p, s) => s.contains(p), near = {tolerance: 1e-4, within: '-1e4:1e4', says: 'by a tolerance of 1e-6'}, meet = (a, b) => Polygon.collision(a, b);
    return pairs('euclid', {point: v, disc: (x, y, r) => new Circle(v(x, y), r), ellipse: (x, y, rx, ry) => new Ellipse(v(x, y), rx, ry), 'box-xywh': (x, y, w, h) => new Rectangle(v(x, y), w, h), triangle: hull, quad: hull}, {point_circle: has, point_ellipse: has, point_box: has, point_triangle: has, point_quad: has, triangle_triangle: meet, triangle_quad: meet, quad_quad: meet}, near);
  }},
  turf: {library: 'Turf', npm: '@turf/turf@7.4.0', slow: 16, tests: async load => {
    const T = await load('@turf/turf'), ring = n => { const made = points(n, xy); return T.polygon([[...made, made[0]]]); }, hull = (...n) => strict(n) && ring(n);
    const make = {point: (x, y) => T.point([x, y]), segment: (a, b, c, d) => T.lineString([[a, b], [c, d]]), triangle: hull, quad: hull}, degrees = {within: '-80:80'};
    return [...pairs('turf_booleanIntersects', make, (a, b) => T.booleanIntersects(a, b), {...degrees, contract: 'closed', says: 'true when they share a point', tolerance: 1e-9, without: ['point_segment']}), ...pairs('turf_booleanPointInPolygon', make, {point_triangle: T.booleanPointInPolygon, point_quad: T.booleanPointInPolygon}, {...degrees, contract: 'closed', says: 'the boundary is inside unless it is ignored', tolerance: 1e-9})];
  }},
  jsts: {library: 'JSTS', npm: 'jsts@2.12.1', slow: 16, tests: async load => {
    const J = await load('jsts/dist/jsts.min.js').then(made => made.geom ? made : globalThis.jsts), F = new J.geom.GeometryFactory(), c = (x, y) => new J.geom.Coordinate(x, y);
    const hull = (...n) => { const made = strict(n) && points(n, c); return made && F.createPolygon(F.createLinearRing([...made, made[0]]), []); };
    const {RelateOp} = J.operation.relate, meet = (a, b) => RelateOp.intersects ? RelateOp.intersects(a, b) : RelateOp.relate(a, b).isIntersects();
    return pairs('jsts', {point: (x, y) => F.createPoint(c(x, y)), segment: (a, b, d, e) => a === d && b === e ? undefined : F.createLineString([c(a, b), c(d, e)]), triangle: hull, quad: hull}, meet, {contract: 'closed', says: 'they have a point in common', within: '-1e100:1e100'});
  }},
  toxiclibs: {library: 'toxiclibs.js', npm: 'toxiclibsjs@0.3.3', slow: 2, tests: async load => {
    const {geom: G} = await load('toxiclibsjs'), clockwise = wound(-1), v = (x, y) => new G.Vec2D(x, y), has = (p, s) => s.containsPoint(p);
    return pairs('toxi', {point: v, segment: (a, b, c, d) => new G.Line2D(v(a, b), v(c, d)), disc: (...n) => new G.Circle(...n), ellipse: (...n) => new G.Ellipse(...n), 'box-xywh': (...n) => new G.Rect(...n),
      triangle: (...n) => clockwise(n) && new G.Triangle2D(...points(clockwise(n), v)), quad: (...n) => strict(n) && new G.Polygon2D(points(n, v))}, {point_circle: has, point_ellipse: has, point_box: has, point_triangle: has, point_quad: has,
      segment_segment: (a, b) => ['INTERSECTING', 'COINCIDENT'].some(type => a.intersectLine(b).getType() === G.Line2D.LineIntersection.Type[type]),
      box_box: (a, b) => a.intersectsRect(b), triangle_triangle: (a, b) => a.intersectsTriangle(b), quad_quad: (a, b) => a.intersectsPolygon(b)}, {says: TOUCH});
  }},
  skia: {library: 'Skia (CanvasKit)', npm: 'canvaskit-wasm@0.42.0', slow: 8, tests: async load => {
    const K = await (await load('canvaskit-wasm'))();
    const path = draw => { const made = new K.PathBuilder(); draw(made); return made.detachAndDelete(); }, hull = (...n) => strict(n) && path(b => b.addPolygon(n, true));
    const oval = (...n) => { const [x, y, w, h] = framed(...n) ?? [NaN], at = [x, y, x + w, y + h]; return at.every(c => Math.fround(c) === c) ? path(b => b.addOval(K.LTRBRect(...at))) : undefined; };
    const make = {point: xy, disc: (x, y, r) => path(b => b.addCircle(x, y, r)), ellipse: oval, 'box-ltrb': (...n) => path(b => b.addRect(n)), triangle: hull, quad: hull};
    const inside = ([x, y], s) => { try { return s.contains(x, y); } finally { s.delete(); } };
    const meet = (a, b) => { const made = K.Path.MakeFromOp(a, b, K.PathOp.Intersect); try { return !made.isEmpty(); } finally { [a, b, made].forEach(one => one.delete()); } };
    const kinds = Object.keys(make).slice(1).map(kind => kind === 'disc' ? 'circle' : kind === 'box-ltrb' ? 'box' : kind), about = {type: 'f32', within: '-1e4:1e4'};
    const asks = Object.fromEntries(kinds.flatMap((a, i) => kinds.slice(i).map(b => [`${a}_${b}`, meet])));
    return [...pairs('skia_contains', make, Object.fromEntries(kinds.map(kind => [`point_${kind}`, inside])), {...about, says: 'whether the point is contained by the path'}),
      ...pairs('skia_op', make, asks, {...about, without: ['circle_ellipse', 'ellipse_ellipse'], says: 'whether the intersection of the paths is not empty'})];
  }},
  'point-in-polygon': {library: 'point-in-polygon', npm: 'point-in-polygon@1.1.0', tests: async load => { const f = await load('point-in-polygon'); return inside('pointinpolygon', (p, t) => f(p, t)); }},
  'robust-point-in-polygon': {library: 'robust-point-in-polygon', npm: 'robust-point-in-polygon@1.0.3', tests: async load => { const f = await load('robust-point-in-polygon'); return inside('robustpointinpolygon', (p, t) => f(t, p) <= 0, {contract: 'closed', says: '-1 inside, 0 on the boundary, 1 outside'}); }},
  'point-in-polygon-hao': {library: 'point-in-polygon-hao', npm: 'point-in-polygon-hao@1.2.4', tests: async load => { const f = await load('point-in-polygon-hao'); return inside('hao', (p, t) => f(p, [[...t, t[0]]]) !== false, {contract: 'closed', says: 'true inside, 0 on the boundary, false outside'}); }},
  'point-inside-polygon': {library: 'point-inside-polygon', npm: 'point-inside-polygon@1.0.3', tests: async load => { const f = await load('point-inside-polygon'); return inside('pointinsidepolygon', (p, t) => f(p, t)); }},
  'd3-polygon': {library: 'd3-polygon', npm: 'd3-polygon@3.0.2', tests: async load => { const {polygonContains} = await load('d3-polygon'); return inside('d3', (p, t) => polygonContains(t, p)); }},
  'polygon-overlap': {library: 'polygon-overlap', npm: 'polygon-overlap@1.0.5', tests: async load => { const f = await load('polygon-overlap'); return clip('polygonoverlap', (a, b) => f(a, b), {says: TOUCH}, true); }},
  'polygon-intersect-test': {library: 'polygon-intersect-test', npm: 'polygon-intersect-test@1.0.1', tests: async load => { const f = await load('polygon-intersect-test'); const ask = f.default ?? f; return clip('polygonintersecttest', (a, b) => ask(a.flat(), b.flat()), {says: TOUCH}); }},
  'overlap-area': {library: 'overlap-area', npm: 'overlap-area@1.1.0', slow: 4, tests: async load => { const f = await load('overlap-area'); return [...clip('overlaparea', (a, b) => f.getOverlapSize(a, b) > 0, {within: '-1e4:1e4', tolerance: 1e-2, says: 'numbers are rounded to 1e-3 and so'}), ...inside('overlaparea_isInside', (p, t) => f.isInside(p, t), {within: '-1e4:1e4', tolerance: 1e-2})]; }},
  'rectangle-overlap': {library: 'rectangle-overlap', npm: 'rectangle-overlap@2.0.0', tests: async load => { const f = await load('rectangle-overlap'), ask = f.default ?? f; return boxes('rectangleoverlap', (x, y, width, height) => ({x, y, width, height}), (a, b) => Boolean(ask(a, b)), undefined, 'box-xywh'); }},
  'polygon-clipping': {library: 'polygon-clipping', npm: 'polygon-clipping@0.15.7', slow: 16, tests: async load => { const f = await load('polygon-clipping'); return clip('polygonclipping', (a, b) => f.intersection([a], [b]).length > 0, {within: '-1e6:1e6', tolerance: 1e-6, contract: 'open'}, true); }},
  martinez: {library: 'martinez-polygon-clipping', npm: 'martinez-polygon-clipping@0.8.1', slow: 16, tests: async load => { const f = await load('martinez-polygon-clipping/dist/martinez.js'); return clip('martinez', (a, b) => { const said = f.intersection([a], [b]); return said !== null && said.length > 0; }, {within: '-1e6:1e6', tolerance: 1e-6}, true); }},
  clipper: {library: 'clipper-lib', npm: 'clipper-lib@6.4.2', slow: 16, tests: async load => {
    const C = await load('clipper-lib'), hull = (...n) => strict(n) && n.every(Number.isInteger) ? points(n, (X, Y) => ({X, Y})) : undefined, fine = (...n) => hull(...n.map(x => x * FINE)), whole = {type: 'i32', within: '-1e6:1e6'};
    const meet = (a, b) => { const c = new C.Clipper(), out = []; c.AddPath(a, C.PolyType.ptSubject, true); c.AddPath(b, C.PolyType.ptClip, true); c.Execute(C.ClipType.ctIntersection, out); return out.length > 0; };
    return [...pairs('clipper', {triangle: fine, quad: fine}, meet, CLIPPED), ...pairs('clipper_PointInPolygon', {point: (X, Y) => ({X, Y}), triangle: hull, quad: hull}, {point_triangle: (p, t) => C.Clipper.PointInPolygon(p, t) !== 0, point_quad: (p, t) => C.Clipper.PointInPolygon(p, t) !== 0}, {...whole, contract: 'closed', says: '0 outside, 1 inside, -1 on the boundary'})];
  }},
  clipper2: {library: 'clipper2-js', npm: ['clipper2-js@1.2.4', 'tslib@2.8.1'], slow: 4, tests: async load => {
    const C = await load('clipper2-js'), v = (x, y) => new C.Point64(x, y), whole = {type: 'i32', within: '-1e6:1e6'};
    const path = (n, scale) => { if (!strict(n)) return undefined; const made = new C.Path64(); for (const p of points(n.map(x => x * scale), v)) made.push(p); return made; };
    const hull = (...n) => path(n, 1), fine = (...n) => path(n, FINE), inside = (p, t) => C.Clipper.pointInPolygon(p, t) !== C.PointInPolygonResult.IsOutside;
    const meet = (a, b) => { const [s, t] = [new C.Paths64(), new C.Paths64()]; s.push(a); t.push(b); return C.Clipper.Intersect(s, t, C.FillRule.NonZero).length > 0; };
    return [...pairs('clipper2', {point: v, triangle: hull, quad: hull}, {point_triangle: inside, point_quad: inside}, {...whole, contract: 'closed', says: 'on, inside or outside'}),
      ...pairs('clipper2', {triangle: fine, quad: fine}, meet, CLIPPED)];
  }},
  'quadtree-ts': {library: 'quadtree-ts', npm: '@timohausmann/quadtree-ts@2.3.0', tests: async load => {
    const {Circle, Line} = await load('@timohausmann/quadtree-ts'), flat = (...n) => n;
    return pairs('quadtreets', {segment: flat, disc: flat, 'box-ltrb': flat}, {segment_box: (s, b) => Line.intersectRect(...s, ...b), circle_box: (c, b) => Circle.intersectRect(...c, ...b)}, {says: TOUCH});
  }},
  'js-quadtree': {library: 'js-quadtree', npm: 'js-quadtree@3.3.6', tests: async load => {
    const {Box, Circle} = await load('js-quadtree'), has = (p, s) => s.contains(p), meet = (a, b) => a.intersects(b);
    return pairs('jsquadtree', {point: (x, y) => ({x, y}), disc: (...n) => new Circle(...n), 'box-xywh': (...n) => new Box(...n)}, {point_circle: has, point_box: has, circle_box: meet, box_box: meet}, {says: TOUCH});
  }},
  segseg: {library: 'segseg', npm: 'segseg@1.0.0', tests: async load => { const f = await load('segseg'), ask = f.default ?? f; return pairs('segseg', {segment: (a, b, c, d) => [[a, b], [c, d]]}, (a, b) => ask([0, 0], ...a, ...b), {says: TOUCH}); }},
  rbush: {library: 'RBush', npm: 'rbush@4.0.1', tests: async load => { const {default: Tree = await load('rbush')} = {default: await load('rbush')}; return boxes('rbush', ltrb, (a, b) => { const tree = new (Tree.default ?? Tree)(); tree.insert(a); return tree.collides(b); }); }},
  flatbush: {library: 'Flatbush', npm: 'flatbush@4.7.0', tests: async load => { const made = await load('flatbush'), Tree = made.default ?? made; return boxes('flatbush', (...n) => n, (a, b) => { const tree = new Tree(1); tree.add(...a); tree.finish(); return tree.search(...b).length > 0; }); }},
  kdbush: {library: 'KDBush', npm: 'kdbush@4.1.0', tests: async load => {
    const made = await load('kdbush'), Tree = made.default ?? made, index = (x, y) => { const tree = new Tree(1); tree.add(x, y); tree.finish(); return tree; };
    return pairs('kdbush', {point: index, disc: (...n) => n, 'box-ltrb': (...n) => n}, {point_circle: (t, c) => t.within(...c).length > 0, point_box: (t, b) => t.range(...b).length > 0}, {says: TOUCH});
  }},
  'robust-segment-intersect': {library: 'robust-segment-intersect', npm: 'robust-segment-intersect@1.0.1', tests: async load => { const f = await load('robust-segment-intersect'); return pairs('robustsegment', {segment: (a, b, c, d) => [[a, b], [c, d]]}, (a, b) => f(...a, ...b), {contract: 'closed', says: 'segments are closed'}); }},
  'lines-intersect': {library: 'lines-intersect', npm: 'lines-intersect@1.0.1', tests: async load => { const f = await load('lines-intersect'); return pairs('linesintersect', {segment: (...n) => n}, (a, b) => f(...a, ...b), {says: TOUCH}); }},
  'line-circle-collision': {library: 'line-circle-collision', npm: 'line-circle-collision@1.1.3', tests: async load => { const f = await load('line-circle-collision'); return pairs('linecircle', {segment: (a, b, c, d) => [[a, b], [c, d]], disc: (x, y, r) => [[x, y], r]}, {segment_circle: ([a, b], [c, r]) => f(a, b, c, r)}, {says: TOUCH}); }},
  'point-circle-collision': {library: 'point-circle-collision', npm: 'point-circle-collision@1.0.3', tests: async load => { const f = await load('point-circle-collision'); return pairs('pointcircle', {point: xy, disc: (x, y, r) => [[x, y], r]}, {point_circle: (p, [c, r]) => f(p, c, r)}, {says: TOUCH}); }},
  math2d: {library: 'math2d', npm: 'math2d@4.0.1', tests: async load => {
    const M = await load('math2d'), box = (minX, minY, maxX, maxY) => ({minX, minY, maxX, maxY});
    return [...boxes('math2d', box, (a, b) => M.boxIntersectsBox(a, b, 1), (b, x, y) => M.boxContainsPoint(b, {x, y}, 1), 'box-ltrb', {contract: 'closed', says: 'in the mode CLOSED'}), ...inside('math2d', ([x, y], t) => M.polylineContainsPointInside([...t, t[0]].flat(), {x, y}))];
  }},
  tldraw: {library: '@tldraw/intersect', npm: '@tldraw/intersect@1.9.2', tests: async load => {
    const {intersectLineSegmentLineSegment: f} = await load('@tldraw/intersect');
    return pairs('tldraw', {segment: (a, b, c, d) => [[a, b], [c, d]]}, (a, b) => f(...a, ...b).didIntersect, {says: TOUCH});
  }},
};
