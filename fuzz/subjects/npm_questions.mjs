// What libraries of npm answer besides yes or no: rows that npm.mjs adds to those of the same name. A push is the way of the
// second shape: an engine's vector from the first to the second. Numbers are asked up to a million. Where the documentation says nothing of shapes that meet (of a
// push: of shapes that do not) the contract is unstated. A part of a way is one of the whole: lengths are divided by that.
import { browser, corners, pairs, points, sides, strict, wound } from './shapes.mjs';

const up = wound(1), down = wound(-1), xy = (x, y) => [x, y], flat = (...n) => n;
const way = ([dx, dy]) => Math.hypot(dx, dy);
const part = (from, at, v) => { const s = at && Math.hypot((at.x ?? at[0]) - (from.x ?? from[0]), (at.y ?? at[1]) - (from.y ?? from[1])) / way(v); return at && s <= 1 ? s : null; };
const each = (start, kinds, ask) => Object.fromEntries(kinds.map(kind => [`${start}_${kind}`, ask]));
const asking = (question, prefix, make, meet, about) => pairs(prefix, make, meet, {question, within: '-1e6:1e6', ...about});
const SIDES = ['triangle', 'quad', 'box'], SOLID = ['circle', ...SIDES], ALL = ['segment', ...SOLID];

// Separating axes: a response with the overlap of the first, and which is in the other; SAT.js and those that follow it.
const response = (prefix, make, ask) => {
  const told = (a, b, take, none) => { const said = ask(a, b); return said ? take(said) : none; };
  return [...asking('push', `${prefix}_push`, make, (a, b) => told(a, b, r => r.overlapV, null), {contract: 'zero', says: 'the overlap vector, subtracted from the position of a, parts them; on the shortest axis'}),
    ...asking('contains', `${prefix}_bInA`, make, (a, b) => told(a, b, r => r.bInA, false), {says: 'whether the second object is completely inside the first'})];
};
const satlike = (prefix, S, v, Response) => {
  const polygon = (...n) => new S.Polygon(v(0, 0), points(n, v)), ask = {CC: S.testCircleCircle, CP: S.testCirclePolygon, PC: S.testPolygonCircle, PP: S.testPolygonPolygon};
  return response(prefix, {disc: (x, y, r) => new S.Circle(v(x, y), r), triangle: (...n) => up(n) && polygon(...up(n)), quad: (...n) => up(n) && polygon(...up(n)), 'box-xywh': (...n) => up(sides(...n)) && polygon(...sides(...n))},
    (a, b) => { const said = new Response(); return ask[(a.points ? 'P' : 'C') + (b.points ? 'P' : 'C')].call(S, a, b, said) && said; });
};

// Box2D's skins and sizes are those of npm_games.mjs; it says that no ray hits what it starts in.
const distant = n => strict(n) && points(n).every((p, k, all) => all.every((q, j) => j === k || Math.hypot(p.x - q.x, p.y - q.y) > 0.1)) ? n : undefined;
// Corners that are no straight angle, nearly: of others Rapier makes no polygon, or leaves them out.
const bent = n => { const p = points(n), turn = k => { const [a, b, c] = [p.at(k - 1), p[k], p[(k + 1) % p.length]], [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y]; return Math.abs(ux * vy - uy * vx) / Math.hypot(ux, uy) / Math.hypot(vx, vy); }; return p.every((_, k) => turn(k) > 0.05) ? n : undefined; };
const SKIN = {tolerance: 0.03, within: '-1e3:1e3', says: 'polygons have a skin of 0.01'}, RAY = {within: '-1e3:1e3', says: 'the ray hits at p1 + fraction * (p2 - p1)'};

// Points in polygons of up to 16 corners, convex or not.
const ring = (prefix, ask, about = {}, make = (...n) => points(n, xy)) => pairs(prefix, {point: xy, polygon: make}, {point_polygon: ask}, {within: '-1e6:1e6', says: 'of points on a side it says nothing', ...about});
const closed = n => { const made = points(n, xy); return [...made, made[0]]; };

export const questions = {
  matter: async load => {
    const {Bodies, Collision, Vertices} = await load('matter-js');
    const hull = (...n) => { const made = strict(n) && points(down(n)), at = made && Vertices.centre(made); return made && Bodies.fromVertices(at.x, at.y, [made]); };
    return asking('push', 'matter_penetration', {triangle: hull, quad: hull, 'box-centre': (x, y, rx, ry) => Math.min(rx, ry) > 0.001 ? Bodies.rectangle(x, y, 2 * rx, 2 * ry) : undefined},
      (a, b) => { const said = Collision.collides(a, b); return said && [-said.penetration.x, -said.penetration.y]; }, {contract: 'zero', within: '-1e4:1e4', tolerance: 1e-3, says: 'the direction between the bodies that provides the minimum separating distance'});
  },
  planck: async load => {
    const pl = await load('planck'), v = (x, y) => new pl.Vec2(x, y), here = pl.Transform.identity(), polygon = (...n) => distant(n) && new pl.PolygonShape(points(up(n), v)), {Distance, TimeOfImpact} = pl.internal;
    const make = {point: v, disc: (x, y, r) => new pl.CircleShape(v(x, y), r), segment: (a, b, c, d) => Math.hypot(c - a, d - b) > 0.1 ? new pl.EdgeShape(v(a, b), v(c, d)) : undefined, triangle: polygon, quad: polygon, 'box-ltrb': (...n) => polygon(...corners(...n))};
    const ray = (p1, s, [dx, dy]) => { const out = {}; return s.rayCast(out, {p1, p2: v(p1.x + dx, p1.y + dy), maxFraction: 1}, here, 0) ? out.fraction : null; };
    const proxies = (input, a, b) => { input.proxyA.set(a, 0); input.proxyB.set(b, 0); return input; };
    const far = (a, b) => { const out = new Distance.Output(); Distance(out, new Distance.Cache(), Object.assign(proxies(new Distance.Input(), a, b), {useRadii: true})); return out.distance; };
    const sweep = (a, b, [dx, dy]) => { const out = new TimeOfImpact.Output(), input = proxies(new TimeOfImpact.Input(), a, b); input.sweepA.c.set(dx, dy); input.tMax = 1; TimeOfImpact(out, input); return out.state === 3 || out.state === 1 ? out.t : null; };
    const push = collide => (a, b) => { const made = new pl.Manifold(); collide(made, a, here, b, here); const w = made.pointCount > 0 && made.getWorldManifold(null, here, a.m_radius, here, b.m_radius), depth = w && -Math.min(...w.separations.slice(0, made.pointCount)); return w ? [w.normal.x * depth, w.normal.y * depth] : null; };
    const {point, ...solid} = make, {segment, ...bodies} = solid, said = {...SKIN, contract: 'unstated'};
    return [...asking('ray', 'planck_rayCast', make, each('point', ALL, ray), RAY), ...asking('distance', 'planck_Distance', solid, far, {...SKIN, contract: 'zero'}), ...asking('sweep', 'planck_TimeOfImpact', solid, sweep, said),
      ...asking('push', 'planck_Collide', {'box-ltrb': bodies['box-ltrb'], triangle: polygon, quad: polygon, disc: make.disc}, {circle_circle: push(pl.CollideCircles), ...Object.fromEntries(SIDES.map(a => [`${a}_circle`, push(pl.CollidePolygonCircle)]))}, said),
      ...asking('push', 'planck_Collide', {triangle: polygon, quad: polygon, 'box-ltrb': bodies['box-ltrb']}, push(pl.CollidePolygons), said)];
  },
  ...Object.fromEntries(['p2', 'p2-es'].map(name => [name, async load => {
    const p2 = await load(name), at = (shape, x, y) => [shape, [x, y]], hull = (...n) => up(n) && at(new p2.Convex({vertices: points(up(n), xy)}), 0, 0);
    const ray = (from, [shape, position], [dx, dy]) => { const out = new p2.RaycastResult(), made = new p2.Ray({mode: p2.Ray.CLOSEST, from, to: [from[0] + dx, from[1] + dy]}); made.update(); shape.raycast(out, made, position, 0); return out.fraction >= 0 ? out.fraction : null; };
    return asking('ray', `${name.replace('-', '')}_raycast`, {point: xy, disc: (x, y, radius) => at(new p2.Circle({radius}), x, y), 'box-centre': (x, y, rx, ry) => at(new p2.Box({width: 2 * rx, height: 2 * ry}), x, y), triangle: hull, quad: hull}, each('point', SOLID, ray), {says: 'the fraction of the distance to the hit'});
  }])),
  sat: async load => { const S = await load('sat'); return satlike('sat', S, (x, y) => new S.Vector(x, y), S.Response); },
  collider2d: async load => {
    const {default: Whole, Collider2d, Vector, Polygon, Circle, CollisionDetails, ...rest} = await load('collider2d'), c = new (Collider2d ?? Whole ?? rest.Collider2D)(), v = (x, y) => new Vector(x, y);
    const polygon = (...n) => new Polygon(v(0, 0), points(n, v)), ask = {CC: 'testCircleCircle', CP: 'testCirclePolygon', PC: 'testPolygonCircle', PP: 'testPolygonPolygon'}, of = s => s instanceof Polygon ? 'P' : 'C';
    return response('collider2d', {disc: (x, y, r) => new Circle(v(x, y), r), triangle: (...n) => up(n) && polygon(...up(n)), quad: (...n) => up(n) && polygon(...up(n)), 'box-xywh': (...n) => up(sides(...n)) && polygon(...sides(...n))}, (a, b) => c[ask[of(a) + of(b)]](a, b, true));
  },
  detectcollisions: async load => {
    const {System} = await load('detect-collisions'), system = new System(), hull = (...n) => strict(n) && system.createPolygon({x: 0, y: 0}, points(n));
    const make = {disc: (x, y, r) => system.createCircle({x, y}, r), triangle: hull, quad: hull, 'box-xywh': (x, y, w, h) => system.createBox({x, y}, w, h)};
    const ray = (start, body, [dx, dy]) => { const hit = system.raycast(start, {x: start.x + dx, y: start.y + dy}); system.remove(body); return part(start, hit?.point, [dx, dy]); };
    return [...response('detect', make, (a, b) => { const said = system.checkCollision(a, b); system.remove(a); system.remove(b); return said && system.response; }),
      ...asking('ray', 'detect_raycast', {point: (x, y) => ({x, y}), ...make}, each('point', SOLID, ray), {says: "the body closest to the ray's start, and where it is hit"})];
  },
  collisions: async load => {
    const {Circle, Polygon, Result} = await load('collisions/src/Collisions.mjs'), hull = (...n) => up(n) && new Polygon(0, 0, points(up(n), xy)), overlap = (a, b) => { const said = new Result(); return a.collides(b, said) ? [said.overlap * said.overlap_x, said.overlap * said.overlap_y] : null; };
    return asking('push', 'collisions_overlap', {disc: (x, y, r) => new Circle(x, y, r), triangle: hull, quad: hull, 'box-xywh': (...n) => hull(...sides(...n))}, overlap, {contract: 'zero', says: 'the magnitude of the shortest axis of overlap, and its direction'});
  },
  rapier: async load => {
    const R = await load('@dimforge/rapier2d-compat'), v = (x, y) => ({x, y}), o = v(0, 0), near = {type: 'f32', within: '-1e4:1e4', tolerance: 0.01};
    await R.init();
    const make = {point: v, disc: (x, y, r) => [new R.Ball(r), v(x, y)], segment: (a, b, c, d) => [new R.Segment(v(a, b), v(c, d)), o], triangle: (...n) => up(n) && [new R.Triangle(...points(up(n), v)), o],
      quad: (...n) => up(n) && bent(n) && [new R.ConvexPolygon(Float32Array.from(up(n)), true), o], 'box-centre': (x, y, rx, ry) => [new R.Cuboid(rx, ry), v(x, y)]}, {point, ...solid} = make, {segment, ...bodies} = solid;
    const contact = ([s, at], [t, bt], prediction) => s.contactShape(at, 0, t, bt, 0, prediction), ray = (origin, [s, at], [x, y]) => { const said = s.castRay(new R.Ray(origin, v(x, y)), at, 0, 1, true); return said >= 0 ? said : null; };
    return [...asking('ray', 'rapier_castRay', make, each('point', ALL, ray), {...near, contract: 'zero', says: 'solid: the ray stops where it starts, inside'}), ...asking('nearest', 'rapier_projectPoint', make, each('point', ALL, (p, [s, at]) => s.projectPoint(at, 0, p, true).point), {...near, contract: 'zero', says: 'the projection, of a solid shape'}),
      ...asking('sweep', 'rapier_castShape', solid, ([s, at], [t, bt], [x, y]) => s.castShape(at, 0, v(x, y), t, bt, 0, o, 0, 1, true)?.time_of_impact ?? null, {...near, tolerance: 0.1, says: 'the time at which the two shapes collide, by an iteration whose precision is not told'}),
      ...asking('distance', 'rapier_contactShape', solid, (a, b) => contact(a, b, 1e5).distance, {...near, says: 'the distance between the two contact points; negative: a penetration'}),
      ...asking('push', 'rapier_contactShape_push', bodies, (a, b) => { const said = contact(a, b, 0), depth = said && -said.distance; return said && [said.normal1.x * depth, said.normal1.y * depth]; }, {...near, says: 'the normal points out of the first shape; a negative distance is a penetration'})];
  },
  phaser: async load => {
    const g = Object.fromEntries(await Promise.all(['intersects/LineToLine', 'intersects/GetLineToLine', 'intersects/GetLineToPolygon', 'rectangle/ContainsRect', 'circle/ContainsRect', 'line/Line', 'circle/Circle', 'rectangle/Rectangle', 'polygon/Polygon', 'polygon/Contains', 'line/GetNearestPoint'].map(async name => [name, await load(`phaser/src/geom/${name}.js`)])));
    const make = {disc: (...n) => new g['circle/Circle'](...n), 'box-xywh': (...n) => new g['rectangle/Rectangle'](...n)}, line = (...n) => new g['line/Line'](...n), polygon = (...n) => new g['polygon/Polygon'](n), ray = (p, s, [dx, dy]) => part(p, g['intersects/GetLineToPolygon'](line(p.x, p.y, p.x + dx, p.y + dy), s), [dx, dy]);
    return [...asking('contains', 'phaser_ContainsRect', make, {box_box: g['rectangle/ContainsRect']}, {contract: 'open', says: 'all four edges strictly within the outer rectangle'}), ...asking('contains', 'phaser_ContainsRect', make, {circle_box: g['circle/ContainsRect']}, {says: 'all four points of the rectangle'}),
      ...asking('crossing', 'phaser_LineToLine', {segment: line}, (a, b) => { const at = {}; return g['intersects/LineToLine'](a, b, at) ? at : null; }, {says: 'the coordinates of intersection; of parallel lines none'}), ...asking('crossing', 'phaser_GetLineToLine', {segment: line}, (a, b) => g['intersects/GetLineToLine'](a, b), {says: 'the intersection point, or null'}),
      ...asking('ray', 'phaser_GetLineToPolygon', {point: (x, y) => ({x, y}), triangle: polygon, quad: polygon}, each('point', ['triangle', 'quad'], ray), {says: 'the closest point of intersection between a line segment and polygons'}), ...ring('phaser_Polygon', ([x, y], p) => g['polygon/Contains'](p, x, y), {}, polygon)];
  },
  flatten: async load => {
    const {Box, Circle, Point, Polygon, Segment} = await load('@flatten-js/core'), v = (x, y) => new Point(x, y), hull = (...n) => strict(n) && new Polygon(points(n, v)), near = {tolerance: 1e-5, within: '-1e4:1e4'};
    const make = {point: v, segment: (a, b, c, d) => a === c && b === d ? undefined : new Segment(v(a, b), v(c, d)), disc: (x, y, r) => new Circle(v(x, y), r), triangle: hull, quad: hull}, {point, ...solid} = make, kinds = ['segment', 'circle', 'triangle', 'quad'];
    return [...asking('distance', 'flatten_distanceTo', make, (a, b) => a.distanceTo(b)[0], {...near, says: 'distance and shortest segment'}), ...asking('nearest', 'flatten_distanceTo_end', make, each('point', kinds, (p, s) => s.distanceTo(p)[1].ps), {...near, says: 'the shortest segment begins at the shape'}),
      ...asking('crossing', 'flatten_intersect_at', solid, (a, b) => a.intersect(b)[0] ?? null, {...near, says: 'the intersection points'}), ...asking('contains', 'flatten_contains', solid, {...each('triangle', ['segment', ...SOLID], (a, b) => a.contains(b)), ...each('quad', ['segment', ...SOLID], (a, b) => a.contains(b)), ...each('circle', ['segment', 'circle'], (a, b) => a.contains(b))}, {...near, contract: 'closed', says: 'no point of the shape lies outside'}),
      ...asking('contains', 'flatten_Box_contains', {'box-ltrb': (...n) => new Box(...n)}, (a, b) => a.contains(b), {says: 'true if the box contains the shape'}), ...ring('flatten_Polygon', (p, s) => s.contains(v(...p)), {...near, contract: 'closed', says: 'inside or on the boundary'}, (...n) => new Polygon(points(n, v)))];
  },
  turf: async load => {
    const T = await load('@turf/turf'), hull = (...n) => strict(n) && T.polygon([closed(n)]), line = (a, b, c, d) => T.lineString([[a, b], [c, d]]), near = {within: '-80:80'};
    return [...asking('contains', 'turf_booleanContains', {point: (...n) => T.point(n), segment: line, triangle: hull, quad: hull}, {...each('triangle', ['point', 'segment', 'triangle', 'quad'], T.booleanContains), ...each('quad', ['point', 'segment', 'triangle', 'quad'], T.booleanContains)}, {...near, contract: 'interior', tolerance: 1e-9, says: 'the interiors intersect, and nothing of the second is outside of the first'}),
      ...asking('crossing', 'turf_lineIntersect', {segment: line}, (a, b) => T.lineIntersect(a, b).features[0]?.geometry.coordinates ?? null, {...near, says: 'the points that intersect both'}), ...ring('turf_booleanPointInPolygon', (p, s) => T.booleanPointInPolygon(p, s), {...near, contract: 'closed', tolerance: 1e-9, says: 'the boundary is inside unless it is ignored'}, (...n) => T.polygon([closed(n)]))];
  },
  jsts: async load => {
    const J = await load('jsts/dist/jsts.min.js').then(made => made.geom ? made : globalThis.jsts), F = new J.geom.GeometryFactory(), c = (x, y) => new J.geom.Coordinate(x, y), polygon = n => F.createPolygon(F.createLinearRing(closed(n).map(([x, y]) => c(x, y))), []), hull = (...n) => strict(n) && polygon(n);
    const make = {point: (x, y) => F.createPoint(c(x, y)), segment: (a, b, d, e) => a === d && b === e ? undefined : F.createLineString([c(a, b), c(d, e)]), triangle: hull, quad: hull}, {DistanceOp} = J.operation.distance, {RelateOp} = J.operation.relate, near = {within: '-1e6:1e6'}, inside = each('triangle', ['segment', 'triangle', 'quad'], 0), both = ask => Object.fromEntries([...Object.keys(inside), 'triangle_point', 'quad_point', 'quad_segment', 'quad_triangle', 'quad_quad'].map(name => [name, ask]));
    return [...asking('distance', 'jsts_distance', make, (a, b) => DistanceOp.distance(a, b), {...near, contract: 'zero', says: 'the distance between the nearest points'}), ...asking('nearest', 'jsts_nearestPoints', make, each('point', ['segment', 'triangle', 'quad'], (a, b) => DistanceOp.nearestPoints(a, b)[1]), {...near, contract: 'zero', says: 'the nearest points'}),
      ...asking('contains', 'jsts_contains', make, both((a, b) => RelateOp.relate(a, b).isContains()), {...near, contract: 'interior', says: 'no point of the second is outside, and the interiors meet'}), ...asking('contains', 'jsts_covers', make, both((a, b) => RelateOp.relate(a, b).isCovers()), {...near, contract: 'closed', says: 'no point of the second is outside'}),
      ...pairs('jsts_polygon', {point: make.point, segment: make.segment, polygon: (...n) => polygon(n)}, {point_polygon: (a, b) => RelateOp.relate(a, b).isIntersects(), segment_polygon: (a, b) => RelateOp.relate(a, b).isIntersects(), polygon_polygon: (a, b) => RelateOp.relate(a, b).isIntersects()}, {...near, contract: 'closed', says: 'they have a point in common'})];
  },
  three: async load => {
    const {Box2, Box3, Line3, Ray, Sphere, Triangle, Vector2, Vector3} = await load('three'), v = (x, y) => new Vector3(x, y, 0), w = (x, y) => new Vector2(x, y), made = new Vector3(), box2 = {point: w, 'box-ltrb': (l, t, r, b) => new Box2(w(l, t), w(r, b))}, says = 'in the plane z = 0';
    const make = {point: v, segment: (a, b, c, d) => new Line3(v(a, b), v(c, d)), disc: (x, y, r) => new Sphere(v(x, y), r), 'box-ltrb': (l, t, r, b) => new Box3(new Vector3(l, t, -1), new Vector3(r, b, 1)), triangle: (...n) => strict(n) && new Triangle(...points(n, v))}, ray = name => (p, s, n) => part(p, new Ray(p, v(...n).normalize())[name](s, new Vector3()), n);
    return [...asking('ray', 'three_Ray', make, {point_circle: ray('intersectSphere'), point_box: ray('intersectBox')}, {says: `the first intersection, or null; ${says}`}), ...asking('contains', 'three_Box2_containsBox', box2, {box_box: (a, b) => a.containsBox(b)}, {contract: 'closed', says: 'the entirety; true if identical'}),
      ...asking('distance', 'three_Box2_distanceToPoint', box2, {point_box: (p, b) => b.distanceToPoint(p)}, {contract: 'zero', says: '0 inside'}), ...asking('distance', 'three_distanceToPoint', make, {point_circle: (p, s) => s.distanceToPoint(p)}, {contract: 'negative', says: `negative inside; ${says}`}), ...asking('distance', 'three_distanceToPoint', make, {point_box: (p, b) => b.distanceToPoint(p)}, {contract: 'zero', says: `0 inside; ${says}`}),
      ...asking('nearest', 'three_Box2_clampPoint', box2, {point_box: (p, b) => b.clampPoint(p, w(0, 0))}, {contract: 'zero', says: 'clamps the point within the bounds'}), ...asking('nearest', 'three_nearest', make, {point_circle: (p, s) => s.clampPoint(p, made), point_box: (p, b) => b.clampPoint(p, made), point_triangle: (p, t) => t.closestPointToPoint(p, made), point_segment: (p, l) => l.closestPointToPoint(p, true, made)}, {contract: 'zero', says: `clampPoint, closestPointToPoint; ${says}`})];
  },
  playcanvas: async load => {
    browser();
    const {BoundingBox, BoundingSphere, Ray, Vec3} = await load('playcanvas'), v = (x, y) => new Vec3(x, y, 0), ray = (p, s, n) => { const at = new Vec3(); return s.intersectsRay(new Ray(p, v(...n).normalize()), at) ? part(p, at, n) : null; };
    const make = {point: v, disc: (x, y, r) => new BoundingSphere(v(x, y), r), 'box-centre': (x, y, rx, ry) => new BoundingBox(v(x, y), new Vec3(rx, ry, 1))}, near = {type: 'f32', within: '-1e4:1e4'};
    return [...asking('ray', 'playcanvas_intersectsRay', make, each('point', ['circle', 'box'], ray), {...near, says: 'the intersection point; in the plane z = 0'}), ...asking('nearest', 'playcanvas_closestPoint', make, {point_box: (p, b) => b.closestPoint(p)}, {...near, contract: 'zero', says: 'the closest point; a point inside is its own'})];
  },
  excalibur: async load => {
    browser();
    const ex = await load('excalibur'), v = (x, y) => new ex.Vector(x, y), hull = (...n) => strict(n) && new ex.PolygonCollider({points: points(n, v)}), box = (...n) => new ex.BoundingBox(...n);
    const make = {point: v, disc: (x, y, r) => new ex.CircleCollider({radius: r, offset: v(x, y)}), segment: (a, b, c, d) => new ex.EdgeCollider({begin: v(a, b), end: v(c, d)}), triangle: hull, quad: hull}, {point, segment, ...bodies} = make;
    const ray = (p, s, n) => { const hit = s.rayCast(new ex.Ray(p, v(...n)), way(n)); return hit ? hit.distance / way(n) : null; };
    return [...asking('ray', 'excalibur_rayCast', make, each('point', ['segment', 'circle', 'triangle', 'quad'], ray), {says: 'the distance along the ray'}), ...asking('push', 'excalibur_mtv', bodies, (a, b) => a.collide(b)[0]?.mtv ?? null, {contract: 'zero', says: 'the minimum translation vector to resolve overlap, pointing away from the first'}),
      ...asking('push', 'excalibur_BoundingBox_intersect', {'box-ltrb': box}, (a, b) => { const m = a.intersect(b); return m && [-m.x, -m.y]; }, {contract: 'zero', says: 'the vector that can be used to resolve the collision, this <- other'}), ...asking('ray', 'excalibur_rayCastTime', {point: v, 'box-ltrb': box}, (p, b, n) => { const at = b.rayCastTime(new ex.Ray(p, v(...n)), way(n)); return at >= 0 && at <= way(n) ? at / way(n) : null; }, {says: 'the time along the ray where it hits'}),
      ...ring('excalibur_polygon', (p, s) => s.contains(v(...p)), {}, (...n) => new ex.PolygonCollider({points: points(n, v)}))];
  },
  kaplay: async load => {
    browser();
    const kaplay = await load('kaplay'), k = (kaplay.default ?? kaplay)({global: false}), v = (x, y) => k.vec2(x, y), hull = (...n) => strict(n) && new k.Polygon(points(n, v));
    const make = {point: v, segment: (a, b, c, d) => new k.Line(v(a, b), v(c, d)), disc: (x, y, r) => new k.Circle(v(x, y), r), 'box-xywh': (x, y, w, h) => new k.Rect(v(x, y), w, h), triangle: hull, quad: hull};
    return [...asking('ray', 'kaplay_raycast', make, each('point', ALL, (p, s, n) => s.raycast(p, v(...n))?.fraction ?? null), {says: 'the fraction of the direction'}), ...asking('distance', 'kaplay_distToPoint', make, {point_box: (p, b) => b.distToPoint(p)}, {says: 'the distance to the point'}),
      ...asking('crossing', 'kaplay_testLineLine', make, (a, b) => k.testLineLine(a, b), {says: 'where the lines cross, or null'}), ...ring('kaplay_Polygon', (p, s) => s.contains(v(...p)), {}, (...n) => new k.Polygon(points(n, v)))];
  },
  thing: async load => {
    const [{intersectRayCircle}, {intersectRayRect}, {intersectRayPolyline}, {intersectLineLine}, C] = await Promise.all([...['ray-circle', 'ray-rect', 'ray-poly', 'line-line'].map(name => load(`@thi.ng/geom-isec/${name}.js`)), load('@thi.ng/geom-closest-point')]);
    const hull = (...n) => strict(n) && [points(n, xy)], make = {point: xy, segment: (a, b, c, d) => [[a, b], [c, d]], disc: (x, y, r) => [[x, y], r], 'box-ltrb': (l, t, r, b) => [[l, t], [r, b]], triangle: hull, quad: hull}, unit = n => n.map(x => x / way(n)), ray = f => (p, s, n) => { const {alpha} = f(p, unit(n), ...s); return alpha <= way(n) ? alpha / way(n) : null; };
    return [...asking('ray', 'thing_intersectRay', make, {point_circle: ray(intersectRayCircle), point_box: ray(intersectRayRect), ...each('point', ['triangle', 'quad'], ray((p, d, s) => intersectRayPolyline(p, d, s, true)))}, {says: 'alpha, along a unit direction'}), ...asking('crossing', 'thing_intersectLineLine', make, (a, b) => { const said = intersectLineLine(...a, ...b); return said.type === 4 ? said.isec[0] : null; }, {tolerance: 1e-5, within: '-1e4:1e4', says: 'INTERSECT, by a tolerance of 1e-6 of both'}),
      ...asking('nearest', 'thing_closestPoint', make, {point_segment: (p, s) => C.closestPointSegment(p, ...s), point_circle: (p, c) => C.closestPointCircle(p, ...c), point_box: (p, b) => C.closestPointRect(p, ...b)}, {says: 'the closest point'}), ...asking('distance', 'thing_distToSegment', make, {point_segment: (p, s) => C.distToSegment(p, ...s)}, {contract: 'zero', says: 'the distance to the line segment'})];
  },
  joint: async load => {
    browser();
    const {g} = await load('@joint/core/dist/geometry.js').then(made => made.g ? made : {g: made}), v = (x, y) => new g.Point(x, y), make = {point: v, segment: (a, b, c, d) => new g.Line(v(a, b), v(c, d)), 'box-xywh': (...n) => new g.Rect(...n)};
    return [...asking('nearest', 'joint_closestPoint', make, {point_segment: (p, l) => l.closestPoint(p)}, {contract: 'zero', says: 'the point on the line that lies closest'}), ...asking('crossing', 'joint_intersect', make, {segment_segment: (a, b) => a.intersect(b) ?? null}, {says: 'the point where the lines intersect'}), ...asking('contains', 'joint_containsRect', make, {box_box: (a, b) => a.containsRect(b)}, {says: 'true if the rectangle is inside'})];
  },
  toxiclibs: async load => {
    const {geom: G} = await load('toxiclibsjs'), v = (x, y) => new G.Vec2D(x, y), make = {point: v, segment: (a, b, c, d) => new G.Line2D(v(a, b), v(c, d)), 'box-xywh': (...n) => new G.Rect(...n), triangle: (...n) => down(n) && new G.Triangle2D(...points(down(n), v))};
    return [...asking('nearest', 'toxi_closestPoint', make, {point_segment: (p, l) => l.closestPointTo(p), point_triangle: (p, t) => t.getClosestPointTo(p)}, {says: 'the closest point to the point given'}), ...asking('distance', 'toxi_distanceToPoint', make, {point_segment: (p, l) => l.distanceToPoint(p)}, {says: 'the distance to the closest point'}),
      ...asking('crossing', 'toxi_intersectLine', make, {segment_segment: (a, b) => { const said = a.intersectLine(b); return said.getType() === G.Line2D.LineIntersection.Type.INTERSECTING ? said.getPos() : null; }}, {says: 'the intersection point, if existing'}), ...asking('ray', 'toxi_intersectsRay', make, {point_box: (p, b, n) => part(p, b.intersectsRay(new G.Ray2D(p, v(...n)), 0, way(n)), n)}, {says: 'the point of intersection'}), ...ring('toxi_Polygon2D', ([x, y], s) => s.containsPoint(v(x, y)), {}, (...n) => new G.Polygon2D(points(n, v)))];
  },
  euclid: async load => {
    const {Point, Polygon, Circle, Rectangle, Segment, intersections} = await load('@mathigon/euclid'), v = (x, y) => new Point(x, y), hull = (...n) => strict(n) && new Polygon(...points(n, v)), near = {tolerance: 1e-5, within: '-1e4:1e4'};
    const make = {point: v, segment: (a, b, c, d) => new Segment(v(a, b), v(c, d)), disc: (x, y, r) => new Circle(v(x, y), r), 'box-xywh': (x, y, w, h) => new Rectangle(v(x, y), w, h), triangle: hull, quad: hull};
    return [...asking('nearest', 'euclid_project', make, each('point', ALL, (p, s) => s.project(p)), {...near, says: 'the projection of a point'}), ...asking('crossing', 'euclid_intersections', make, (a, b) => intersections(a, b)[0] ?? null, {...near, says: 'the intersection of two shapes'}), ...ring('euclid_Polygon', (p, s) => s.contains(v(...p)), near, (...n) => new Polygon(...points(n, v)))];
  },
  pixi: async load => {
    browser();
    const {Rectangle, Polygon} = await load('pixi.js'), {segmentIntersection, Point} = {...await load('pixi.js'), ...await load('pixi.js/math-extras')}, v = (x, y) => new Point(x, y);
    return [...(segmentIntersection ? asking('crossing', 'pixi_segmentIntersection', {segment: (a, b, c, d) => [v(a, b), v(c, d)]}, (a, b) => { const at = segmentIntersection(...a, ...b); return Number.isNaN(at.x) ? null : at; }, {says: 'NaN where there is none'}) : []),
      ...(Rectangle.prototype.containsRect ? asking('contains', 'pixi_containsRect', {'box-xywh': (...n) => new Rectangle(...n)}, (a, b) => a.containsRect(b), {says: 'whether the given rectangle fits inside'}) : []), ...ring('pixi_Polygon', ([x, y], p) => p.contains(x, y), {}, (...n) => new Polygon(n))];
  },
  geometric: async load => {
    const G = await load('geometric'), hull = (...n) => strict(n) && points(n, xy);
    return [...asking('contains', 'geometric_polygonInPolygon', {triangle: hull, quad: hull}, (a, b) => G.polygonInPolygon(b, a), {says: 'whether polygonA is contained by polygonB'}), ...ring('geometric_pointInPolygon', (p, s) => G.pointInPolygon(p, s))];
  },
  fabric: async load => { const {Intersection, Point} = await load('fabric/node').catch(() => load('fabric')), v = (x, y) => new Point(x, y); return ring('fabric_isPointInPolygon', (p, s) => Intersection.isPointInPolygon(v(...p), s), {}, (...n) => points(n, v)); },
  'point-in-polygon': async load => { const f = await load('point-in-polygon'); return ring('pointinpolygon', (p, s) => f(p, s)); },
  'robust-point-in-polygon': async load => { const f = await load('robust-point-in-polygon'); return ring('robustpointinpolygon', (p, s) => f(s, p) <= 0, {contract: 'closed', says: '-1 inside, 0 on the boundary, 1 outside'}); },
  'point-in-polygon-hao': async load => { const f = await load('point-in-polygon-hao'); return ring('hao', (p, s) => f(p, [[...s, s[0]]]) !== false, {contract: 'closed', says: 'true inside, 0 on the boundary, false outside'}); },
  'point-inside-polygon': async load => { const f = await load('point-inside-polygon'); return ring('pointinsidepolygon', (p, s) => f(p, s)); },
  'd3-polygon': async load => { const {polygonContains} = await load('d3-polygon'); return ring('d3', (p, s) => polygonContains(s, p)); },
};
