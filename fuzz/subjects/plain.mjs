// Plain mistakes: wrong on solid shapes of small whole numbers, by what the library says of its numbers. Each stands as a direct
// call in a few lines, the same case as graze writes it, the sum by hand, why, and what is known upstream. scripts/libraries puts
// them first on the page; tests/plain_test.mjs runs each where its package is there, and asks an oracle in whole numbers.
// In a call {0} is the first number of the case, and so on, and `m` what `load` gives, or its default (`isDefault`), after what
// stands `before`; there is no semicolon in any of it. `code` is in C where there is a `header`, else in Rust: what comes before the
// last line, and the expression that is the answer. `since`: its versions, where they are not asked by scripts/libraries --since.
// `touching`: the shapes only touch, and the documentation says what is to be said then.

// As much of a browser as makes a library load: a window, and names that do nothing.
const browser = (...names) => 'globalThis.any = new Proxy(function () {}, {get: (_, key) => key === Symbol.toPrimitive ? () => 0 : any, apply: () => any, construct: () => any}), ' +
  `Object.assign(globalThis, {window: globalThis, ${names.map(name => `${name}: any`).join(', ')}})`;
const TWO_BODIES = '(of => new m.Narrowphase().bodiesOverlap(of(new m.Circle({radius: {2}}), [{0}, {1}]), of(new m.Box({width: 2 * {5}, height: 2 * {6}}), [{3}, {4}])))((shape, position) => (b => (b.addShape(shape), b))(new m.Body({position})))';

export const plain = [
  {library: 'tsparticles', test: 'tsparticles_circle_box', name: 'tsParticles `Circle.intersects(Rectangle)`', form: 'disc box-xywh', numbers: [0, 0, 1, 0, 2, 1, 1], says: true,
    load: '@tsparticles/engine', call: 'new m.Circle({0}, {1}, {2}).intersects(new m.Rectangle({3}, {4}, {5}, {6}))',
    sum: 'the nearest point of the rectangle is 0 2: 0 + 4 > 1', why: '`dx <= width || dy <= height` is an *or* where both must hold, so whatever is level with the rectangle is hit', upstream: 'no report found'},
  {library: 'fabric', test: 'fabric_point_triangle', name: 'Fabric.js `Intersection.isPointInPolygon`', form: 'point triangle', numbers: [0, 0, 2, -2, 0, 1, -3, 0], says: false,
    load: 'fabric/node', call: 'm.Intersection.isPointInPolygon(new m.Point({0}, {1}), [[{2}, {3}], [{4}, {5}], [{6}, {7}]].map(([x, y]) => new m.Point(x, y)))',
    sum: 'the three turns (side × way to the point) are all of one sign: 2, 3, 6', why: 'the ray to the left runs through a corner, and both sides that meet there are counted', upstream: 'no report found'},
  {library: 'excalibur', test: 'excalibur_collider_point_triangle', name: 'Excalibur `PolygonCollider.contains`', form: 'point triangle', numbers: [0, 0, -1, 1, 1, 0, -1, -2], says: false,
    before: 'Object.assign(globalThis, {window: globalThis, document: {createElement: () => ({})}})', load: 'excalibur', call: 'new m.PolygonCollider({points: [m.vec({2}, {3}), m.vec({4}, {5}), m.vec({6}, {7})]}).contains(m.vec({0}, {1}))',
    sum: 'the three turns are all of one sign: -1, -2, -3', why: 'the ray to the right runs through a corner, and both sides that meet there are counted', upstream: 'no report found'},
  {library: 'excalibur', test: 'excalibur_collider_segment_triangle', name: 'Excalibur `EdgeCollider.collide(PolygonCollider)`', form: 'segment triangle', numbers: [1, 1, 2, 2, 0, 2, 2, 1, 0, 0], says: false,
    before: 'Object.assign(globalThis, {window: globalThis, document: {createElement: () => ({})}})', load: 'excalibur', call: 'new m.EdgeCollider({begin: m.vec({0}, {1}), end: m.vec({2}, {3})}).collide(new m.PolygonCollider({points: [m.vec({4}, {5}), m.vec({6}, {7}), m.vec({8}, {9})]})).length > 0',
    sum: 'the end 1 1 is inside: the three turns are -1, -1, -2', why: "the line is made a polygon by drawing it 100 away from the other's middle; one that points there gets no area, its side for the contact lies far away, and clipping leaves nothing of it", upstream: 'excaliburjs/Excalibur#703, closed, tells of the ends of edges in general'},
  {library: 'phaser-ce', test: 'phaserce_circle_box', name: 'Phaser CE `Circle.intersectsRectangle`', form: 'disc box-xywh', numbers: [0, 0, 1, 1, -2, 1, 1], says: true,
    before: browser('document', 'PIXI'), isDefault: true, load: 'phaser-ce/build/custom/phaser-minimum.js', call: 'm.Circle.intersectsRectangle(new m.Circle({0}, {1}, 2 * {2}), new m.Rectangle({3}, {4}, {5}, {6}))',
    why: '`Rectangle.halfWidth` is `Math.round(width / 2)`: of an odd size the rectangle is taken for half a pixel more on each side', sum: 'the nearest corner is 1 -1: 1 + 1 > 1', upstream: 'no report found'},
  {library: 'intersects', test: 'intersects_ellipse_box', name: 'intersects `ellipseBox`, `boxEllipse`, `ellipseLine`, `ellipsePolygon`', form: 'ellipse box-xywh', numbers: [0, 0, 3, 2, 1, 0, 1, 1], says: false,
    isDefault: true, load: 'intersects', call: 'm.ellipseBox({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7})', sum: 'the farthest corner is 2 1: 4/9 + 1/4 < 1, so the box is inside', why: 'only the rim is put to the sides, so what lies wholly inside is missed unless it holds the centre', upstream: 'no report found'},
  {library: 'intersects', test: 'intersects_point_quad', name: 'intersects `polygonPoint`, `linePolygon`, `polygonCircle`', form: 'point quad', numbers: [50, 7, 0, 0, 100, 0, 100, -10, 0, -10], says: true,
    isDefault: true, load: 'intersects', call: 'm.polygonPoint([{2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}], {0}, {1})', sum: 'the side is at y = 0 and the point at 7; the tolerance is "maximum distance of point to polygon\'s edges that triggers collision", 1 unless given',
    why: 'what is held against the tolerance is the detour by the point, 2 · √2549 − 100 = 0.98, and not its distance, so long sides catch points far away', upstream: 'known in part: davidfig/intersects#5 is about the tolerance of 1'},
  {library: 'p2', test: 'p2_bodiesOverlap_circle_box', name: 'p2.js `Narrowphase.circleConvex`, `bodiesOverlap`', form: 'disc box-centre', numbers: [-1, 0, 1, -1, 0, 1, 1], says: false,
    isDefault: true, load: 'p2', call: TWO_BODIES,
    sum: 'the centres are the same', why: 'only one point of the circle for each side, and the corners, are looked at', upstream: 'known: schteppe/p2.js#372, pmndrs/p2-es#139'},
  {library: 'p2-es', test: 'p2es_bodiesOverlap_circle_box', name: 'p2-es `Narrowphase.circleConvex`, `bodiesOverlap`', form: 'disc box-centre', numbers: [0, -4, 4, 0, -2, 4, 1], says: false,
    load: 'p2-es', call: TWO_BODIES,
    sum: 'the point 0 -2 is in both: 0 + 4 < 16', why: 'as in p2.js', upstream: 'known: pmndrs/p2-es#139'},
  {library: 'joint', test: 'joint_exists_ellipse_segment', name: 'JointJS `g.intersection.exists(Line, Ellipse)`', form: 'ellipse segment', numbers: [0, 0, 3, 2, 1, 0, 0, 1], says: false,
    load: '@joint/core/dist/geometry.js', call: '(m.g ?? m).intersection.exists(new (m.g ?? m).Ellipse({x: {0}, y: {1}}, {2}, {3}), new (m.g ?? m).Line({x: {4}, y: {5}}, {x: {6}, y: {7}}))',
    sum: 'both ends are inside: 1/9 < 1 and 1/4 < 1', why: 'only the rim is put to the line; in a rectangle or a polygon a line wholly inside is found', upstream: 'no report found'},
  {library: 'zrender', test: 'zrender_point_ellipse', name: 'ZRender `Ellipse.contain`', form: 'point ellipse', numbers: [0, 0, 3, 1, 3, 1], says: true,
    load: 'zrender', call: 'new m.Ellipse({shape: {cx: {2}, cy: {3}, rx: {4}, ry: {5}}}).contain({0}, {1})', sum: 'from the centre, in radii: (3/3)² + (1/1)² > 1',
    why: 'level with the topmost point, the two curves that meet there are both counted as going down, so the whole left half of that row is in; of some sizes the row of the centre is missed', upstream: 'no report found; ecomfe/zrender#1000 tells of other curves'},
  {library: 'detectcollisions', test: 'detect_segment_segment', name: 'detect-collisions and check2d `checkCollision` of two lines', form: 'segment segment', numbers: [-1, 1, -1, 4, -1, -3, -1, -1], says: true,
    load: 'detect-collisions', call: '(s => (l => s.checkCollision(l({0}, {1}, {2}, {3}), l({4}, {5}, {6}, {7})))((a, b, c, d) => s.createLine({x: a, y: b}, {x: c, y: d})))(new m.System())',
    sum: 'on x = -1 the one ends at y = -1, the other begins at 1', why: 'lines are polygons of two corners, parted across them alone: on one line they touch at any distance', upstream: 'the cause is known in SAT.js: jriecken/sat-js#16'},
  {library: 'kaplay', test: 'kaplay_segment_box', name: 'KAPLAY `Line.collides(Rect)`, `testRectLine`', form: 'segment box-xywh', numbers: [1, -1, 0, -1, 1, 0, 1, 1], says: true,
    before: browser('document', 'AudioContext', 'FontFace', 'Image', 'ImageData', 'MutationObserver', 'ResizeObserver', 'addEventListener', 'requestAnimationFrame'), isDefault: true, load: 'kaplay', call: '(k => new k.Line(k.vec2({0}, {1}), k.vec2({2}, {3})).collides(new k.Rect(k.vec2({4}, {5}), {6}, {7})))(m({global: false}))',
    sum: 'the line is at y = -1, the rectangle begins at y = 0', why: 'a line along x is held against the x of the rectangle alone: at any y it is hit (`0 5` to `3 5` too)', upstream: 'kaplayjs/kaplay#836 tells of collisions with lines in general'},
  {library: 'pts', test: 'pts_circle_triangle', name: 'Pts `Polygon.hasIntersectCircle`', form: 'disc triangle', numbers: [0, 4, 3, 4, 1, 1, 1, 0, -3], says: true,
    load: 'pts', call: 'm.Polygon.hasIntersectCircle(m.Group.fromArray([[{3}, {4}], [{5}, {6}], [{7}, {8}]]), m.Group.fromArray([[{0}, {1}], [{2}, {2}]])) !== null',
    sum: 'the nearest corner is 1 1: 1 + 9 > 9', why: 'the way from the centre to a corner is never tried as an axis, only the normals of the sides', upstream: 'no report found'},
  {library: 'clipper2', test: 'clipper2_point_triangle', name: 'clipper2-js `Clipper.pointInPolygon`', form: 'point triangle', numbers: [0, 1, 0, 0, 1, 0, 1, 2], says: true,
    load: 'clipper2-js', call: '((at, path) => (path.push(at({2}, {3}), at({4}, {5}), at({6}, {7})), m.Clipper.pointInPolygon(at({0}, {1}), path) !== m.PointInPolygonResult.IsOutside))((x, y) => new m.Point64(x, y), new m.Path64())',
    sum: 'the side from 1 2 to 0 0 is the line y = 2 x, which passes x = 0 at y = 0: the point 0 1 is beyond it', why: 'the side from the last corner to the first is not put to the point: its cross product is left out in the port, and an old 0 is read as *on the edge*', upstream: 'no report found'},
  {library: 'quadtree-ts', test: 'quadtreets_segment_box', name: 'quadtree-ts `Line.intersectRect`', form: 'segment box-ltrb', numbers: [0, 0, 3, 3, 1, 1, 2, 2], says: false,
    load: '@timohausmann/quadtree-ts', call: 'm.Line.intersectRect({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7})', sum: 'the middle of the line and of the rectangle is 1.5 1.5',
    why: 'the line meets the sides at corners alone, and corners are left out of every side', upstream: 'its own documentation says so: "detection fails on corner intersections"'},
  {library: 'euclid', test: 'euclid_triangle_quad', name: '@mathigon/euclid `Polygon.collision`', form: 'triangle quad', numbers: [0, 2, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0], says: false,
    load: '@mathigon/euclid', call: '(of => m.Polygon.collision(of([{0}, {1}], [{2}, {3}], [{4}, {5}]), of([{6}, {7}], [{8}, {9}], [{10}, {11}], [{12}, {13}])))((...p) => new m.Polygon(...p.map(([x, y]) => new m.Point(x, y))))',
    sum: 'the triangle 0 0, 0 1, 1 1 is in both', why: 'looked at are corners inside the other and sides that cross; here each corner is on a side of the other or outside, and no two sides cross', upstream: 'known: a comment of mathigon/euclid.js#151; mathigon/euclid.js#196 mended equal polygons alone'},
  {library: 'euclid', test: 'euclid_point_ellipse', name: '@mathigon/euclid `Ellipse.contains`', form: 'point ellipse', numbers: [0, 0, 5, 0, 2, 1], says: true,
    load: '@mathigon/euclid', call: 'new m.Ellipse(new m.Point({2}, {3}), {4}, {5}).contains(new m.Point({0}, {1}))', sum: 'from the centre, in radii: (5/2)² + 0 > 1',
    why: 'the centre is left out: the point is held against an ellipse about 0 0', upstream: 'no report found', since: 'wrong from 1.0.9 on (earlier ones say no to every point); the newest, 1.2.4, is wrong too'},
  {library: 'toxiclibs', test: 'toxi_triangle_triangle', name: 'toxiclibs.js `Triangle2D.intersectsTriangle`', form: 'triangle triangle', numbers: [0, 0, 2, 3, 2, 2, 3, 3, 2, 0, 2, 1], says: true,
    load: 'toxiclibsjs', call: '((v, of) => of(v({0}, {1}), v({2}, {3}), v({4}, {5})).intersectsTriangle(of(v({6}, {7}), v({8}, {9}), v({10}, {11}))))((x, y) => new m.geom.Vec2D(x, y), (a, b, c) => new m.geom.Triangle2D(a, b, c))',
    sum: 'the line y = 2 x - 3 parts them: y - 2 x + 3 is 1 at least in the first, 0 at most in the second', why: 'sides on one line count as crossing, at any distance: `COINCIDENT_NO_INTERSECT` is forgotten', upstream: 'no report found'},
  {library: 'toxiclibs', test: 'toxi_quad_quad', name: 'toxiclibs.js `Polygon2D.intersectsPolygon`', form: 'quad quad', numbers: [2, 1, 1, 1, 1, 2, 2, 2, 4, 0, 0, 0, 0, 1, 1, 4], says: false,
    load: 'toxiclibsjs', call: '((v, of) => of(v({0}, {1}), v({2}, {3}), v({4}, {5}), v({6}, {7})).intersectsPolygon(of(v({8}, {9}), v({10}, {11}), v({12}, {13}), v({14}, {15}))))((x, y) => new m.geom.Vec2D(x, y), (...p) => new m.geom.Polygon2D(p))',
    sum: 'the first is inside the second: 4 x + 3 y is 14 at most there, and 16 on the side; y - 3 x is 1 on another, -1 at most there', why: 'asked is whether this polygon holds the other, not the other way round', upstream: 'no report found', since: 'wrong in 0.3.2 and in 0.3.3, the newest; the one before, 0.2.7, is other code'},
  {library: 'robust-point-in-polygon', test: 'robustpointinpolygon_point_quad', name: 'robust-point-in-polygon', form: 'point quad', numbers: [0, 2, 0, 2, 0, 0, 1, 0, 1, 1], says: false, touching: true,
    isDefault: true, load: 'robust-point-in-polygon', call: 'm([[{2}, {3}], [{4}, {5}], [{6}, {7}], [{8}, {9}]], [{0}, {1}]) <= 0', sum: 'the point is the first corner; the documentation says 0 for the boundary, and it says 1, outside',
    why: 'a corner that is the topmost or the lowest is not held against the point', upstream: 'known: mikolalysenko/robust-point-in-polygon#2 and #3'},
  {library: 'kurbo', test: 'kurbo_BezPath_contains_triangle', name: 'kurbo `BezPath::contains`', form: 'point triangle', numbers: [0, 0, 1, 0, 0, 1, 1, 1], says: true,
    code: 'let path = BezPath::from_svg("M1 0 L0 1 L1 1 Z").unwrap();\npath.contains(Point::new(0.0, 0.0))', sum: 'the side from 1 0 to 0 1 is the line x + y = 1; the third corner has 2, the point 0',
    why: 'the sign of the comparison of a point with a slanted line is the wrong way round', upstream: 'known: linebender/kurbo#180, mended in linebender/kurbo#202 of 2021; Debian 12 has an older one', since: 'wrong from 0.7.0, the first with `contains`, to 0.8.1 (its winding number since the first release); right from 0.8.2 on'},
  {library: 'segseg', test: 'segseg_segment_segment', name: 'segseg', form: 'segment segment', numbers: [0, 2, 0, 1, 1, 1, 0, 0], says: true,
    isDefault: true, load: 'segseg', call: 'Boolean(m([0, 0], [{0}, {1}], [{2}, {3}], [{4}, {5}], [{6}, {7}]))', sum: 'the second is on the line y = x; of the first the nearest is 0 1, which is 1 beside it, 1 / √2 away',
    why: 'an end that is nearer than 1 to the other segment counts as on it (`< 1` in segpoint.js); the documentation names no tolerance', upstream: 'no report found among the issues of tmpvar/segseg'},
  {library: 'sdl2', test: 'sdl_IntersectFRectAndLine', name: 'SDL 2 `SDL_IntersectFRectAndLine`', form: 'segment box-xywh', numbers: [1, 0, 0, 1, 0, 0, 1, 1], says: false, header: 'SDL2/SDL.h', flags: ['-lSDL2'],
    code: 'SDL_FRect box = {0, 0, 1, 1};\nfloat x1 = 1, y1 = 0, x2 = 0, y2 = 1;\nSDL_IntersectFRectAndLine(&box, &x1, &y1, &x2, &y2)',
    sum: 'the middle of the line, 1/2 1/2, is inside the rectangle', why: 'the right and bottom edges are taken for `x + w - 1` and `y + h - 1`, as of pixels', upstream: 'known: libsdl-org/SDL#6791, mended in SDL 3 by libsdl-org/SDL#10332', since: 'wrong from 2.0.22, the first with it, to the end of SDL 2; right in SDL 3'},
  {library: 'chipmunk', test: 'chipmunk_ShapesCollide_disc_box', name: 'Chipmunk `cpShapesCollide` of boxes of radius 0, which `cpSpaceShapeQuery` asks', form: 'disc box-ltrb', numbers: [-8, 1, 1, 0, 0, 1, 1], says: true, header: 'chipmunk/chipmunk.h', flags: ['-lchipmunk'],
    code: 'cpBody *body = cpBodyNewStatic();\ncpShape *a = cpCircleShapeNew(body, 1, cpv(-8, 1));\ncpShape *b = cpBoxShapeNew2(body, cpBBNew(0, 0, 1, 1), 0);\ncpShapeCacheBB(a), cpShapeCacheBB(b);\ncpShapesCollide(a, b).count > 0',
    sum: 'the nearest corner is 0 1: 64 + 0 > 1', why: 'the distance is to the *line* of a side, and 0 is taken for overlap: shapes in line with a side touch at any distance', upstream: 'no report found', since: 'wrong from 7.0.0, the first with it; 7.0.3, the newest, is wrong too'},
  {library: 'chipmunk', test: 'chipmunk_ShapesCollide_capsule_capsule', name: 'Chipmunk `cpShapesCollide` of segments with a radius', form: 'capsule capsule', numbers: [1, 0, 0, 2, 1, 1, 0, 3, 1, 1], says: false, header: 'chipmunk/chipmunk.h', flags: ['-lchipmunk'],
    code: 'cpBody *body = cpBodyNewStatic();\ncpShape *a = cpSegmentShapeNew(body, cpv(1, 0), cpv(0, 2), 1);\ncpShape *b = cpSegmentShapeNew(body, cpv(1, 0), cpv(3, 1), 1);\ncpShapeCacheBB(a), cpShapeCacheBB(b);\ncpShapesCollide(a, b).count > 0',
    sum: 'both begin at 1 0', why: 'where the axes meet in a corner of their difference, the normal is that of a side with either sign; the wrong way round, what is compared are the far ends, √5 − 2 too far apart', upstream: 'no report found', since: 'wrong from 7.0.2 on (right in 7.0.0 and 7.0.1); 7.0.3, the newest, is wrong too'},
  {library: 'martinez', test: 'martinez_triangle_box', name: 'martinez-polygon-clipping `intersection`', form: 'triangle box-ltrb', numbers: [1, 0, 1, 1, 2, 1, 0, 0, 2, 1], says: false,
    load: 'martinez-polygon-clipping', call: '(said => said !== null && said.length > 0)(m.intersection([[[{0}, {1}], [{2}, {3}], [{4}, {5}], [{0}, {1}]]], [[[{6}, {7}], [{8}, {7}], [{8}, {9}], [{6}, {9}], [{6}, {7}]]]))',
    sum: 'the triangle is in the box, corners on its sides, so it is the intersection', why: 'a corner of the one on a side of the other, and the empty set comes back', upstream: 'known: w8r/martinez#97'},
  {library: 'overlap-area', test: 'overlaparea_triangle_quad', name: 'overlap-area `getOverlapSize`', form: 'triangle quad', numbers: [0, 3, 3, 4, 2, 1, 2, 0, 0, 1, 1, 3, 2, 2], says: false,
    load: 'overlap-area', call: 'm.getOverlapSize([[{0}, {1}], [{2}, {3}], [{4}, {5}]], [[{6}, {7}], [{8}, {9}], [{10}, {11}], [{12}, {13}]]) > 0',
    sum: 'the corner 1 3 of the second is inside the first: the three turns are -1, -5, -2', why: 'the area hangs on the order of the polygons: it is 0 so, and 1.17 with them exchanged', upstream: 'no report found'},
];

// Of questions that numbers answer: what is printed, and what is right; `promise` is what the documentation says of it. A number is printed
// with three decimals at most. `repeated`: one call alone is right.
const SHORT = "((...n) => n.map(x => +x.toFixed(3) + 0).join(' '))";
const EX = 'Object.assign(globalThis, {window: globalThis, document: {createElement: () => ({})}})';
const KAPLAY = browser('document', 'AudioContext', 'FontFace', 'Image', 'ImageData', 'MutationObserver', 'ResizeObserver', 'addEventListener', 'requestAnimationFrame');
const KAPLAY_RAY = shape => `((k, v) => (hit => hit ? hit.fraction : 'none')(new ${shape}.raycast(v({0}, {1}), v(WAY))))(...(k => [k, (x, y) => k.vec2(x, y)])(m({global: false})))`;
const P2_RAY = '(out => (new m.Circle({radius: {4}}).raycast(out, Object.assign(new m.Ray({mode: m.Ray.CLOSEST, from: [{0}, {1}], to: [{0} + {5}, {1} + {6}]})), [{2}, {3}], 0), out.fraction))(new m.RaycastResult())';
export const numbered = [
  {library: 'matter', test: 'matter_penetration_triangle_box', name: 'Matter.js `Collision.collides`, `penetration`', form: 'push triangle box-centre', numbers: [0, 9, 1, 7, 0, 0, 0, 5, 8, 1], says: '0 -5', right: '0 5', isDefault: true, load: 'matter-js',
    call: `((v, at) => (p => ${SHORT}(-p.x, -p.y))(m.Collision.collides(m.Bodies.fromVertices(at.x, at.y, [v]), m.Bodies.rectangle({6}, {7}, 2 * {8}, 2 * {9})).penetration))(...(v => [v, m.Vertices.centre(v)])(m.Vertices.clockwiseSort([{x: {0}, y: {1}}, {x: {2}, y: {3}}, {x: {4}, y: {5}}])))`,
    sum: 'the triangle reaches from y = 0 to 9, the rectangle from 4 to 6: 5 more and it is beyond, 5 less and 1 of it is still inside', promise: '"a normalised vector that represents the direction between the bodies that provides the minimum separating distance", says the documentation of `normal`; the second body is moved against it, as `Resolver` does',
    why: 'which way the axis points is taken from the centres of the bodies, and not from the side on which the overlap was measured', upstream: 'liabru/matter-js#810 and #811, closed, tell of normals that lead the other way'},
  {library: 'excalibur', test: 'excalibur_mtv_circle_triangle', name: 'Excalibur `CircleCollider.collide(PolygonCollider)`, `mtv`', form: 'push disc triangle', numbers: [1, 0, 1, 0, 0, 0, 1, 1, 0], says: '0.707 0.707', right: '0 1', before: EX, load: 'excalibur',
    call: `(c => ${SHORT}(c.mtv.x, c.mtv.y))(new m.CircleCollider({radius: {2}, offset: m.vec({0}, {1})}).collide(new m.PolygonCollider({points: [m.vec({3}, {4}), m.vec({5}, {6}), m.vec({7}, {8})]}))[0])`,
    sum: 'moved by 0 1 the triangle is on y = 1 and above, where the circle ends; moved by 0.707 0.707 its corner 0.707 0.707 is 0.77 from the centre', promise: '"the minimum translation vector to resolve overlap, pointing away from colliderA"',
    why: 'the way from the circle to its nearest corner is taken for a corner that is not the nearest, and which way an axis points from the centres', upstream: 'no report found'},
  {library: 'excalibur', test: 'excalibur_mtv_triangle_triangle', name: 'Excalibur `PolygonCollider.collide(PolygonCollider)`, `mtv`', form: 'push triangle triangle', numbers: [1, 2, 0, 1, 1, 0, 0, 0, 2, 0, 0, 2], says: '0.5 0.5', right: '-0.5 -0.5', before: EX, load: 'excalibur',
    call: `((a, b) => (c => ${SHORT}(c.mtv.x, c.mtv.y))(a.collide(b)[0]))(...[[[{0}, {1}], [{2}, {3}], [{4}, {5}]], [[{6}, {7}], [{8}, {9}], [{10}, {11}]]].map(p => new m.PolygonCollider({points: p.map(([x, y]) => m.vec(x, y))})))`,
    sum: 'x + y is 1 at least in the first and 2 at most in the second: the second is 1 less of it away, and 1 more leads into the first', promise: '"the minimum translation vector to resolve overlap, pointing away from colliderA"',
    why: 'which way the axis points is taken from the centres of the bounds', upstream: 'no report found'},
  ...['p2', 'p2-es'].map(library => ({library, test: `${library.replace('-', '')}_raycast_point_circle`, name: `${library === 'p2' ? 'p2.js' : library} \`Circle.raycast\``, form: 'ray point disc', numbers: [0, 0, 1, 1, 1, 2, 0], says: '0', right: '0.5', isDefault: library === 'p2', load: library, call: P2_RAY,
    sum: 'the ray runs along y = 0, which the circle touches at 1 0, half way', promise: '"fraction: the distance to the hit, as a fraction"; none would be right too', why: 'where the discriminant is 0, that 0 is handed on as the fraction', upstream: 'no report found'})),
  {library: 'kaplay', test: 'kaplay_raycast_point_box', name: 'KAPLAY `Rect.raycast`', form: 'ray point box-xywh', numbers: [0, 0, 2, -1, 2, 2, 4, 0], says: 'none', right: '0.5', before: KAPLAY, isDefault: true, load: 'kaplay', call: KAPLAY_RAY('k.Rect(v({2}, {3}), {4}, {5})').replace('WAY', '{6}, {7}'),
    sum: 'from 0 0 to 4 0 it runs through the middle of the side at x = 2', promise: '`raycast(origin, direction)` gives a hit with its `fraction`, or null', why: 'whether the sides at left and right count hangs on `origin.x != 0`, which should be `direction.x`; so for y', upstream: 'kaplayjs/kaplay#1122, merged in July 2026, mends `raycastRect`; 3001.0.19 does not have it'},
  {library: 'kaplay', test: 'kaplay_raycast_point_quad', name: 'KAPLAY `Polygon.raycast`', form: 'ray point quad', numbers: [0, 0, 1, 0, 2, 1, 3, 0, 2, -1, 4, 0], says: 'none', right: '0.25', before: KAPLAY, isDefault: true, load: 'kaplay', call: KAPLAY_RAY('k.Polygon([v({2}, {3}), v({4}, {5}), v({6}, {7}), v({8}, {9})])').replace('WAY', '{10}, {11}'),
    sum: 'from 0 0 to 4 0 it runs along the diagonal, from the corner 1 0 on', promise: '`raycast(origin, direction)` gives a hit with its `fraction`, or null', why: 'of each side its two ends are left out (`t <= 0 || t >= 1`), so a ray through a corner misses both sides that meet there', upstream: 'no report found'},
  {library: 'sat', test: 'sat_push_circle_circle', name: 'SAT.js `testCircleCircle`, `overlapV`', form: 'push disc disc', numbers: [0, 0, 1, 0, 0, 1], says: '0 0', right: '2 0', isDefault: true, load: 'sat',
    call: `((of, r) => (m.testCircleCircle(of({0}, {1}, {2}), of({3}, {4}, {5}), r), ${SHORT}(r.overlapV.x, r.overlapV.y)))((x, y, r) => new m.Circle(new m.Vector(x, y), r), new m.Response())`,
    sum: 'the circles are the same: they are parted by 2, in any direction', promise: '"if this vector is subtracted from the position of a, a and b will no longer be colliding"', why: 'equal centres have no direction between them: the vector of the way from one to the other, made as long as the overlap, stays 0', upstream: 'no report found'},
  {library: 'collisions', test: 'collisions_overlap_circle_circle', name: 'Collisions `Circle.collides`, `overlap_x`', form: 'push disc disc', numbers: [0, 0, 1, 0, 0, 1], says: 'NaN NaN', right: '2 0', load: 'collisions',
    call: `((a, b, r) => (a.collides(b, r), ${SHORT}(r.overlap * r.overlap_x, r.overlap * r.overlap_y)))(new m.Circle({0}, {1}, {2}), new m.Circle({3}, {4}, {5}), new m.Result())`,
    sum: 'the circles are the same: they are parted by 2, in any direction', promise: '"the X direction of the shortest axis of overlap"', why: 'the way from one centre to the other is divided by its length, 0', upstream: 'no report found'},
  {library: 'collider2d', test: 'collider2d_push_circle_circle', name: 'collider2d `testCircleCircle` with details', form: 'push disc disc', numbers: [0, 0, 1, 1, 0, 1], says: 'TypeError', right: '1 0', repeated: true, load: 'collider2d',
    call: `((c, of) => { try { return Array.from({length: 11}, () => (d => ${SHORT}(d.overlapV.x, d.overlapV.y))(c.testCircleCircle(of({0}, {1}, {2}), of({3}, {4}, {5}), true))).at(-1) } catch (fault) { return fault.name } })(new m.Collider2d(), (x, y, r) => new m.Circle(new m.Vector(x, y), r))`,
    sum: 'the first ten calls answer, here with 1 0; the eleventh throws, and so do all after it, which are those that are counted', promise: '"a vector representing the minimum change necessary to extract the first object from the second one"', why: 'of the ten vectors that it keeps, each call with details takes one and does not give it back', upstream: 'no report found'},
  {library: 'thing', test: 'thing_closestPoint_point_box', name: '@thi.ng/geom-closest-point `closestPointRect`', version: '2.1.223', form: 'nearest point box-ltrb', numbers: [1, 3, 0, 0, 2, 1], says: '0 1', right: '1 1', load: '@thi.ng/geom-closest-point',
    call: `${SHORT}(...m.closestPointRect([{0}, {1}], [{2}, {3}], [{4}, {5}]))`, sum: 'the point 1 3 is above the rectangle, 2 from 1 1, and √5 from 0 1', promise: 'its name: the closest point', why: 'the side is chosen by the distance to its whole line, so a point level with the rectangle is brought to a side beside it', upstream: 'no report found'},
  {library: 'flatten', test: 'flatten_contains_quad_circle', name: '@flatten-js/core `Polygon.contains(Circle)`', form: 'contains quad disc', numbers: [1, -1, 2, 0, 1, 1, 0, 0, 0, 0, 2], says: 'Error', right: 'false', load: '@flatten-js/core',
    call: '(v => { try { return new m.Polygon([v({0}, {1}), v({2}, {3}), v({4}, {5}), v({6}, {7})]).contains(new m.Circle(v({8}, {9}), {10})) } catch (fault) { return fault.name } })((x, y) => new m.Point(x, y))',
    sum: 'of the circle -2 0 is outside', promise: '"returns true if polygon contains shape: no point of shape lies outside of the polygon"', why: 'the difference of the two is formed, and where the circle runs through a corner that ends in "Unresolved boundary conflict"', upstream: 'alexbol99/flatten-js#229 tells of the same message'},
  {library: 'chipmunk', test: 'chipmunk_SegmentQuery_capsule', name: 'Chipmunk `cpShapeSegmentQuery` of a segment with a radius', form: 'ray point capsule', numbers: [0, 0, 2, 0, 3, 0, 1, 2, -1], says: 'none', right: '0.6', header: 'chipmunk/chipmunk.h', flags: ['-lchipmunk'],
    code: 'cpShape *shape = cpSegmentShapeNew(cpBodyNewStatic(), cpv(2, 0), cpv(3, 0), 1);\ncpShapeCacheBB(shape);\ncpSegmentQueryInfo hit;\nprintf(cpShapeSegmentQuery(shape, cpv(0, 0), cpv(2, -1), 0, &hit) ? "%g\\n" : "none\\n", hit.alpha)',
    sum: 'at 0.6 it is at 1.2 -0.6, which is 1 from 2 0: 0.64 + 0.36 = 1', promise: '"alpha: the normalized distance along the query segment in the range [0, 1]"', why: 'where the line of the query crosses the side of the shape that is moved out by the radius, but not within the query, the round ends are not tried', upstream: 'slembcke/Chipmunk2D#138 says that queries with a radius fail in many edge cases', since: 'tried in 7.0.3, which Debian has'},
  {library: 'chipmunk', test: 'chipmunk_PointQuery_point_box', name: 'Chipmunk `cpShapePointQuery` of polygons', form: 'nearest point box-ltrb', numbers: [1, 0, 0, 0, 2, 1], says: 'nan nan', right: '1 0', header: 'chipmunk/chipmunk.h', flags: ['-lchipmunk'],
    code: 'cpShape *shape = cpBoxShapeNew2(cpBodyNewStatic(), cpBBNew(0, 0, 2, 1), 0);\ncpShapeCacheBB(shape);\ncpPointQueryInfo near;\ncpShapePointQuery(shape, cpv(1, 0), &near);\nprintf("%g %g\\n", fabs(near.point.x), fabs(near.point.y))',
    sum: 'the point is on a side of the box, so it is its own', promise: '"the closest point on the shape\'s surface"', why: 'the way to the surface is divided by the distance, which is 0, before it is made as long as the radius', upstream: 'no report found', since: 'tried in 7.0.3, which Debian has'},
];

// What else is wrong on whole numbers, and why that is no plain mistake, or which one it is: by the beginning of a test's name.
export const explained = {
  awt_Line2D_intersectsLine: 'a segment without length',
  chipmunk_: 'as boxes above: the distance to a line is taken for that to a side', chipmunk_ShapesCollide_capsule: 'false hits as boxes above, missed hits as capsules above',
  check2d_segment_segment: 'as detect-collisions above', detect_segment_segment: 'as above',
  check2d_: 'a shape without extent', check2d_ellipse: 'an approximation: an ellipse is a polygon', detect_: 'a shape without extent', detect_ellipse: 'an approximation: an ellipse is a polygon',
  euclid_: 'as above', excalibur_collider_point: 'as above', excalibur_collider_segment: 'as `EdgeCollider` above', fabric_: 'as above', flatten_Relations_segment: 'a segment without length', clipper2_: 'as above', kurbo_: 'as above',
  intersects_ellipse_circle_circle: 'a disc of radius 0', intersects_ellipse_segment: 'as `ellipseBox` above', intersects_ellipse: 'as `ellipseBox` and `polygonPoint` above',
  intersects_: 'as `polygonPoint` above: the detour is held against the tolerance', joint_: 'as above', joint_exists_circle_circle: 'a disc of radius 0', kaplay_: 'as above', pts_: 'as above', tsparticles_: 'as above', phaserce_: 'as above',
  martinez_: 'as above; on some triangles of small whole numbers it does not come back', overlaparea_: 'as above',
  polygonclipping_: 'it throws: "Unable to complete output ring"',
  matter_Collision_circle: 'an approximation: a circle is a polygon of 10 to 26 sides, said in its code alone',
  p2_bodiesOverlap_circle_circle: 'a disc of radius 0', p2_bodiesOverlap_point_circle: 'a disc of radius 0', p2es_bodiesOverlap_box_box: 'a box without extent', p2es_bodiesOverlap_point_box: 'a box without width or height', p2: 'as `circleConvex` above',
  p5_box_: 'with `interior` it promises a rectangle in a polygon, not a polygon in a rectangle, which is missed: bmoren/p5.collide2D#50',
  ...Object.fromEntries(['phaser_box', 'phaser_circle', 'phaser_point', 'phaser_segment', 'phaser_triangle', 'pixi_point'].map(of => [`${of}_triangle`, 'a triangle without area'])),
  ...Object.fromEntries(['circle', 'ellipse', 'point_ellipse'].map(of => [`qt_path_${of}`, 'an approximation: curves are made of lines, coarse below a radius of about 10'])),
  toxi_point_triangle: 'an approximation: the angles to the corners make a whole turn, within 0.01',
  turf_booleanIntersects_segment_segment: 'a segment without length',
  sdl_IntersectRectAndLine: 'a line of pixels: where it meets a row is rounded to a whole number',
  rapier_: 'a polygon so thin that Rapier makes none of it, and then throws', robustpointinpolygon_: 'as above',
};

// What was looked at and left out.
export const leftOut = {
  'Allegro, SVG.js': 'no hit test of two shapes',
  'ct.js': 'an editor, no package; its module for collisions asks SSCD, which is tried',
  'parry': "a crate of Rust, which Debian lacks; Rapier's npm package, which asks it, is tried",
  'pyglet': "1.5.27, Debian's, has no public test of two shapes; the shapes of 2.1 know `in`, but are had from PyPI alone",
  'd3-quadtree, quadtree-js': 'they give candidates, and leave the hit test to the caller',
  'kld-intersections, Paper.js `Path.intersects`, most of @tldraw/intersect': 'they are about outlines, and graze is about solid shapes',
  'JavaFX `Node.intersects`': 'its documentation says that it looks at bounds',
  'ellipses of Boost, GEOS, JTS, Shapely, PostGIS, Turf and OpenCV': 'there are none: what is made of them are polygons',
  'ellipses of Konva, Two.js and Fabric.js': 'they are found by the colour of pixels, by the bounding rectangle, and by that again',
  'an ellipse with an ellipse or a disc': 'their exact truth takes more than graze has; with equal radii they are tried as discs',
  'Bullet `TestTriangleAgainstAabb2`': 'conservative, by its own comment',
  'Qt `QGraphicsItem::collidesWithItem`': 'it asks `QPainterPath::intersects`, which is tried',
  'Two.js polygons and circles': 'documented as a test of the bounding rectangle, and more than that',
  'polygon regions of X11, `Region` and `GraphicsPath` of System.Drawing, elliptic `QRegion`, `pygame.Rect.clipline` and masks': 'they are about pixels',
  'a rectangle, an area or several points as the answer': 'graze asks no such question',
  'Fabric.js `intersectSegmentPolygon`, `intersectPolygonPolygon`, `intersectPolygonRectangle`; Phaser `GetXToY`; toxiclibs.js `intersectsCircle`': 'they are about outlines, or give points',
  'capsules of p2 and Rapier': 'they are turned by an angle, and angles make no exact shape',
  'newer versions of Python, Java, C# and Rust libraries than Debian 12 has': 'tried is what Debian and npm have',
};

// Of what no mistake is claimed: the documentation does not promise it.
const OPEN = 'open: nothing says that';
// What else is wrong of questions in everyday cases: by the beginning of a test's name.
export const explainedQuestions = {
  excalibur_rayCast: 'a ray in the line of a side', excalibur_mtv_circle_circle: 'equal centres: as SAT.js above', excalibur_mtv_circle: 'as `CircleCollider.collide` above', excalibur_mtv: 'as `PolygonCollider.collide` above',
  excalibur_polygon: 'as `PolygonCollider.contains` of the first part', fabric_: 'as `isPointInPolygon` of the first part', robustpointinpolygon_: 'a corner that is the topmost or the lowest: as in the first part',
  matter_: 'as above', kaplay_raycast: 'as `Polygon.raycast` above: a ray through a corner', detect_push_circle_circle: 'equal centres: as SAT.js above', collider2d_: 'as above: from the eleventh call on it throws',
  thing_intersectRay: `${OPEN} a ray exactly through a corner is met, whose direction is rounded to a unit`,
  rapier_contactShape_push: `${OPEN} normal and distance are the shortest way`, rapier_: `${OPEN} its iterations end nearer than that, in f32`, chipmunk_ShapesCollide_push: `${OPEN} normal and distance are the shortest way`,
  chipmunk_PointQuery_point_disc: 'at the centre it gives that, and no point of the surface', chipmunk_PointQuery_point_capsule: 'on the axis it gives that point, and none of the surface', chipmunk_PointQuery: 'as above: NaN on the boundary',
  chipmunk_SegmentQuery_radius_capsule: 'as without a radius of the query, above', chipmunk_SegmentQuery: `${OPEN} a query exactly through a corner meets it, in spite of rounding`,
};

// What libraries got wrong and have mended: the last version of npm's seen wrong, and the first one right after it. `program` prints
// `says` with the one and `right` with the other.
export const mended = [
  {library: 'Phaser', name: '`Geom.Intersects.TriangleToLine`', what: 'missed a segment that lies inside the triangle', thread: 'phaserjs/phaser#5407', npm: 'phaser', wrong: '3.24.1', mended: '3.50.0', says: 'false', right: 'true',
    program: "Promise.all(['triangle/Triangle', 'line/Line', 'intersects/TriangleToLine'].map(name => import(`phaser/src/geom/${name}.js`))).then(([{default: T}, {default: L}, {default: meet}]) => console.log(meet(new T(0, 0, 8, 0, 0, 8), new L(1, 1, 2, 2))))"},
  {library: 'PixiJS', name: '`RoundedRectangle.contains`', what: 'hit in the corners that are cut off', thread: 'pixijs/pixijs#3176', npm: 'pixi.js', wrong: '4.0.2', mended: '4.2.2', says: 'true', right: 'false',
    program: "import('pixi.js/lib/core/math/shapes/RoundedRectangle.js').catch(() => import('pixi.js/src/core/math/shapes/RoundedRectangle.js')).then(({default: m}) => console.log(new (m.default ?? m)(0, 0, 20, 20, 10).contains(1, 1)))"},
  {library: 'geometric.js', name: '`lineIntersectsLine`', what: 'missed segments that share a stretch of one line', thread: 'HarryStevens/geometric#23', npm: 'geometric', wrong: '2.2.6', mended: '2.2.8', says: 'false', right: 'true',
    program: "import('geometric').then(({default: m}) => console.log(m.lineIntersectsLine([[0, 0], [2, 0]], [[1, 0], [3, 0]])))"},
  {library: 'point-in-polygon-hao', name: '`pointInPolygon`', what: 'passed over a side that begins level with the point; 1.1.0 was right, 1.2.0 brought it', thread: 'rowanwins/point-in-polygon-hao#24', npm: 'point-in-polygon-hao', wrong: '1.2.3', mended: '1.2.4', says: 'true', right: 'false',
    program: "import('point-in-polygon-hao').then(({default: m}) => console.log((m.default ?? m)([2, 1], [[[1, 1], [0, 0], [0, 2], [1, 1]]])))"},
  {library: 'p5.collide2D', name: '`collidePolyPoly`', what: 'missed a first polygon inside the second', thread: 'bmoren/p5.collide2D#37', npm: 'p5.collide2d', wrong: '0.7.0', mended: '0.7.3', says: 'false', right: 'true',
    program: "globalThis.p5 = {prototype: globalThis}; import('p5.collide2d/p5.collide2d.js').then(() => { const square = (x, y, s) => [{x, y}, {x: x + s, y}, {x: x + s, y: y + s}, {x, y: y + s}]; console.log(collidePolyPoly(square(1, 1, 1), square(0, 0, 4), true)) })"},
];

// The program that is printed, and what it prints for an answer: numbers stand as {0} where `numbers` is not given.
export function programOf(one, numbers) {
  const filled = text => numbers ? text.replace(/\{(\d+)\}/g, (_, k) => numbers[k]) : text;
  if (one.call)
    return filled(`${one.before ? `${one.before}, ` : ''}import('${one.load}').then(${one.isDefault ? '({default: m})' : 'm'} => console.log(${one.call}))`);
  const lines = one.code.split('\n'), answer = lines.pop();
  if (one.header && one.right) return [`#include <${one.header}>`, '#include <stdio.h>', '', 'int main(void) {', ...lines.map(line => `  ${line}`), `  ${answer};`, '}'].join('\n');
  return one.header ? [`#include <${one.header}>`, '#include <stdio.h>', '', 'int main(void) {', ...lines.map(line => `  ${line}`), `  puts(${answer} ? "true" : "false");`, '}'].join('\n')
    : [`use ${one.library}::*;`, '', 'fn main() {', ...lines.map(line => `    ${line}`), `    println!("{}", ${answer});`, '}'].join('\n');
}

export const calls = Object.fromEntries([...plain, ...numbered].filter(one => one.call).map(one => [one.test, programOf(one)]));
export const printed = [...plain, ...numbered].map(one => ({...one, program: programOf(one, one.numbers)}));
