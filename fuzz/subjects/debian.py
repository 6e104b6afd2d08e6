"""Libraries for Python that Debian has, and databases that its clients reach: what each is called, its packages, its tests.

A row is {"library", "apt", "tests"}: a function that gives the tests, called only when the library is tried. Polygons are
made of strictly convex corners, either way round.
"""
import atexit
import math
import os
import pathlib
import pwd
import shutil
import subprocess
import tempfile
import time

SHORT = {"disc": "circle", "box-xywh": "box", "box-ltrb": "box", "box-centre": "box", "box-pixels": "box"}
COUNT = {"point": 2, "disc": 3, "segment": 4, "capsule": 5, "triangle": 6, "quad": 8}
TOUCH = "of shapes that only touch it says nothing"


def points(n):
    return list(zip(n[::2], n[1::2]))


def strict(n):
    """The corners as points; None without area, with a corner twice or with one on a side."""
    p = points(n)
    turns = [(p[k][0] - p[k - 1][0]) * (p[(k + 1) % len(p)][1] - p[k][1]) - (p[k][1] - p[k - 1][1]) * (p[(k + 1) % len(p)][0] - p[k][0]) for k in range(len(p))]
    return p if all(t > 0 for t in turns) or all(t < 0 for t in turns) else None


def closed(n):
    p = strict(n)
    return None if p is None else [*p, p[0]]


def pairs(prefix, make, meet, kind="f64", **about):
    """A test for each two shapes that `make` can make; `meet` is a function of the two, or a dictionary of "a_b" functions."""
    tests, kinds = [], list(make)
    for i, a in enumerate(kinds):
        for b in kinds[i:]:
            name = f"{SHORT.get(a, a)}_{SHORT.get(b, b)}"
            ask = meet if callable(meet) else meet.get(name)
            if ask is None or (a, b) == ("point", "point"):
                continue

            def hit(*n, a=a, b=b, ask=ask):
                one, other = make[a](*n[:COUNT.get(a, 4)]), make[b](*n[COUNT.get(a, 4):])
                return None if one is None or other is None else ask(one, other)

            tests.append({"id": f"{prefix}_{name}", "form": f"{a} {b} {kind}", "hit": hit, "says": TOUCH, **about})
    return tests


def pygame():
    import pygame

    rect = pygame.Rect

    class Sprite:  # as much of a sprite as collide_circle asks for: its rectangle's middle is the circle's
        def __init__(self, cx, cy, radius):
            self.rect, self.radius = rect(0, 0, 0, 0), radius
            self.rect.center = (cx, cy)

    make = {"point": lambda *n: n, "segment": lambda *n: n, "disc": Sprite, "box-xywh": rect}
    says = {"box_box": ("open", "any portion overlaps, except the top and bottom or left and right edges"), "point_box": ("half-open", "a point along the right or bottom edge is not inside"),
            "segment_box": ("unstated", "the part of a line that is inside, of pixels"), "circle_circle": ("unstated", TOUCH)}
    tests = pairs("pygame", make, {"box_box": lambda a, b: a.colliderect(b), "point_box": lambda p, b: b.collidepoint(p), "circle_circle": pygame.sprite.collide_circle}, "i32")
    for test in tests:
        test["contract"], test["says"] = says["_".join(test["id"].split("_")[1:])]
    return tests


def shapely():
    from shapely.geometry import LineString, Point, Polygon, box

    hull = lambda *n: None if strict(n) is None else Polygon(strict(n))
    says = {"contract": "closed", "says": "boundary or interior of the one meets those of the other in any way"}
    make = {"point": Point, "segment": lambda a, b, c, d: LineString([(a, b), (c, d)]), "triangle": hull, "quad": hull, "box-ltrb": box}
    return pairs("shapely", make, lambda a, b: a.intersects(b), within="-1e100:1e100", **says)


def matplotlib():
    from matplotlib.patches import Ellipse
    from matplotlib.path import Path
    from matplotlib.transforms import Bbox

    hull = lambda *n: None if closed(n) is None else Path(closed(n), closed=True)
    oval = lambda x, y, rx, ry: Ellipse((x, y), 2 * rx, 2 * ry) if min(rx, ry) > 0 else None
    make = {"point": lambda *n: n, "triangle": hull, "quad": hull, "box-ltrb": Bbox.from_extents}
    return [*pairs("matplotlib", make, {"box_box": lambda a, b: a.overlaps(b), "point_box": lambda p, b: b.contains(*p), "point_triangle": lambda p, t: t.contains_point(p), "point_quad": lambda p, t: t.contains_point(p)}),
            *pairs("matplotlib", {"point": lambda *n: n, "ellipse": oval}, {"point_ellipse": lambda p, e: e.contains_point(p)}, within="-1e6:1e6", says="inside the patch"),
            *pairs("matplotlib_filled", {"triangle": hull, "quad": hull}, lambda a, b: a.intersects_path(b, filled=True), within="-1e6:1e6", tolerance="1e-6", says="with filled, also where one encloses the other"),
            *pairs("matplotlib_path", {"triangle": hull, "quad": hull, "box-ltrb": Bbox.from_extents}, {"triangle_box": lambda p, b: p.intersects_bbox(b, filled=True), "quad_box": lambda p, b: p.intersects_bbox(b, filled=True)}, within="-1e6:1e6", tolerance="1e-6", says="with filled, also where one encloses the other")]


def opencv():
    import cv2
    import numpy

    hull = lambda *n: None if strict(n) is None else numpy.array(strict(n), dtype=numpy.float32).reshape(-1, 1, 2)
    near = {"kind": "f32", "within": "-1e4:1e4"}
    return [*pairs("cv2_pointPolygonTest", {"point": lambda *n: n, "triangle": hull, "quad": hull}, lambda p, t: cv2.pointPolygonTest(t, p, False) >= 0, contract="closed", says="positive inside, 0 on an edge, negative outside", kind="f32")[:2],
            *pairs("cv2_intersectConvexConvex", {"triangle": hull, "quad": hull}, lambda a, b: cv2.intersectConvexConvex(a, b)[0] > 0, tolerance="1e-2", says="the area of the intersection", **near),
            *pairs("cv2_rotatedRectangleIntersection", {"box-centre": lambda x, y, rx, ry: ((x, y), (2 * rx, 2 * ry), 0)}, lambda a, b: cv2.rotatedRectangleIntersection(a, b)[0] != cv2.INTERSECT_NONE, says="whether there is an intersection, of rectangles turned by nothing", **near)]


def kivy():
    from kivy.vector import Vector

    segment = lambda a, b, c, d: ((a, b), (c, d))
    return [*pairs("kivy", {"segment": segment}, lambda a, b: Vector.segment_intersection(*a, *b) is not None), *pairs("kivy", {"point": lambda *n: n, "box-ltrb": lambda a, b, c, d: ((a, b), (c, d))}, {"point_box": lambda p, b: Vector.in_bbox(p, *b)}, says="inside the bounding box")]


def sqlite():
    import sqlite3

    db = sqlite3.connect(":memory:")
    db.execute("CREATE VIRTUAL TABLE tree USING rtree(id, l, r, t, b)")

    def meet(a, b):
        db.execute("DELETE FROM tree")
        db.execute("INSERT INTO tree VALUES (1, ?, ?, ?, ?)", (a[0], a[2], a[1], a[3]))
        return db.execute("SELECT count(*) FROM tree WHERE r >= ? AND l <= ? AND b >= ? AND t <= ?", (b[0], b[2], b[1], b[3])).fetchone()[0] > 0

    finite = lambda *n: n if all(abs(x) < 1e38 for x in n) and n[0] <= n[2] and n[1] <= n[3] else None
    return pairs("sqlite_rtree", {"box-ltrb": finite}, meet, "f32", contract="closed", says="boxes of 32-bit floats, compared by the query")


def rtree():
    from rtree import index

    def meet(a, b):
        made = index.Index(interleaved=True)
        made.insert(0, a)
        return len(list(made.intersection(b))) > 0

    return pairs("rtree", {"box-ltrb": lambda *n: n if n[0] <= n[2] and n[1] <= n[3] else None}, meet, contract="closed", says="they touch or overlap", within="-1e300:1e300")


def gdk():
    import gi

    gi.require_version("Gdk", "4.0")
    from gi.repository import Gdk

    def make(x, y, w, h):
        made = Gdk.Rectangle()
        made.x, made.y, made.width, made.height = x, y, w, h
        return made

    return pairs("gdk", {"point": lambda *n: n, "box-xywh": make}, {"box_box": lambda a, b: a.intersect(b)[0], "point_box": lambda p, b: b.contains_point(*p)}, "i32")


def cairo():
    import cairo

    context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
    context.set_tolerance(0.001)

    def inside(p, corners):
        context.new_path()
        for corner in corners:
            context.line_to(*corner)
        context.close_path()
        return context.in_fill(*p)

    def in_oval(p, oval):
        x, y, rx, ry = oval
        context.new_path()
        context.save()
        context.translate(x, y)
        context.scale(rx, ry)
        context.arc(0, 0, 1, 0, 2 * math.pi)
        context.restore()
        return context.in_fill(*p)

    hull = lambda *n: strict(n)
    oval = lambda *n: n if min(n[2:]) > 1e-3 else None
    region = lambda l, t, r, b: None if max(abs(l), abs(t), abs(r), abs(b)) > 1 << 22 or l >= r or t >= b else cairo.RectangleInt(l, t, r - l, b - t)
    return [*pairs("cairo_in_fill", {"point": lambda *n: n, "ellipse": oval, "triangle": hull, "quad": hull}, {"point_ellipse": in_oval, "point_triangle": inside, "point_quad": inside}, within="-1e4:1e4", tolerance="0.01", says="inside what would be filled, in 1/256 of a pixel"),
            *pairs("cairo_region", {"point": lambda *n: n, "box-ltrb": region}, {"box_box": lambda a, b: cairo.Region(a).contains_rectangle(b) != cairo.RegionOverlap.OUT}, "i32", says="whether a rectangle is out of the region")]


def wx():
    import wx

    inside = lambda p, b: b.Contains(*p)
    meet = {"box_box": lambda a, b: a.Intersects(b), "point_box": inside}
    return [*pairs("wx", {"point": lambda *n: n, "box-xywh": lambda *n: wx.Rect(*n)}, meet, "i32"),
            *pairs("wx_Rect2D", {"point": lambda *n: [wx.Point2D(*n)], "box-xywh": lambda *n: wx.Rect2D(*n)}, meet)]


def spatialite():
    import sqlite3

    db = sqlite3.connect(":memory:")
    db.enable_load_extension(True)
    db.load_extension("mod_spatialite")
    wkt = lambda n: None if closed(n) is None else "POLYGON((" + ", ".join(f"{x!r} {y!r}" for x, y in closed(n)) + "))"
    hull = lambda *n: wkt(n)
    make = {"point": lambda x, y: f"POINT({x!r} {y!r})", "segment": lambda a, b, c, d: None if (a, b) == (c, d) else f"LINESTRING({a!r} {b!r}, {c!r} {d!r})", "triangle": hull, "quad": hull, "box-ltrb": lambda l, t, r, b: wkt((l, t, r, t, r, b, l, b))}
    ask = lambda a, b: db.execute("SELECT ST_Intersects(GeomFromText(?), GeomFromText(?))", (a, b)).fetchone()[0] == 1
    return pairs("spatialite", make, ask, contract="closed", says="they share a point", within="-1e15:1e15", tolerance="1e-6")


QUIET = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def folder_of(owner):
    folder = tempfile.mkdtemp(prefix="graze-server-")
    user = pwd.getpwnam(owner)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return folder


def postgres_server():
    """Starts a server of its own: where it is, and what stops it."""
    folder = folder_of("postgres")
    bin_ = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
    as_user = lambda *words: subprocess.run(["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups", *map(str, words)], check=True, **QUIET)
    as_user(bin_ / "initdb", "-D", f"{folder}/data", "-A", "trust", "--no-sync")
    as_user(bin_ / "pg_ctl", "-D", f"{folder}/data", "-w", "-o", f"-k {folder} -c listen_addresses= -F", "-l", f"{folder}/log", "start")

    def stop():
        as_user(bin_ / "pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)

    return folder, stop


def mariadb_server():
    folder = folder_of("mysql")
    subprocess.run(["mariadb-install-db", "--no-defaults", f"--datadir={folder}/data", "--user=mysql", "--auth-root-authentication-method=normal", "--skip-test-db"], check=True, **QUIET)
    server = subprocess.Popen(["mariadbd", "--no-defaults", f"--datadir={folder}/data", f"--socket={folder}/socket", f"--pid-file={folder}/pid", "--skip-networking", "--user=mysql"], **QUIET)

    def stop():
        server.terminate()
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)

    for _ in range(200):
        if subprocess.run(["mariadb-admin", "--no-defaults", "-u", "root", "-S", f"{folder}/socket", "ping"], **QUIET).returncode == 0:
            return folder, stop
        time.sleep(0.1)
    stop()
    raise RuntimeError("mariadbd does not answer")


def screen_server():
    """A screen that nobody sees."""
    read, write = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "64x64x24", "-nolisten", "tcp"], pass_fds=[write], **QUIET)
    os.close(write)
    return ":" + os.read(read, 20).decode().strip(), lambda: (screen.terminate(), screen.wait(10))


def server_of(start):
    """Where the server is that speak.py --serve has started; without one, of one that ends with this program."""
    if "GRAZE_SERVER" in os.environ:
        return os.environ["GRAZE_SERVER"]
    where, stop = start()
    atexit.register(stop)
    return where


def asker(words, say_first, truths):
    """Puts queries to a client of a database, which says `-` after each answer, and alone after an error."""
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1)
    atexit.register(process.terminate)
    process.stdin.write(say_first)

    def ask(query):
        process.stdin.write(query)
        process.stdin.flush()
        said = process.stdout.readline().strip()
        if said == "-":
            raise ValueError("an error")
        process.stdout.readline()
        return truths[said]

    return ask


def later(connect):
    """A function of a query that connects when it is first asked: a list of tests needs no server."""
    made = []

    def sql(query):
        if not made:
            made.append(connect())
        return made[0](query)

    return sql


def psql(say_first=""):
    ask = asker(["psql", "-qAtX", "-h", server_of(postgres_server), "-U", "postgres", "postgres"], say_first, {"true": True, "false": False})
    return lambda query: ask(f"SELECT ({query})::text;\n\\echo -\n")


def mariadb_client():
    ask = asker(["mariadb", "--no-defaults", "-N", "-B", "-n", "-f", "-u", "root", "-S", f"{server_of(mariadb_server)}/socket"], "", {"1": True, "0": False})
    return lambda query: ask(f"SELECT {query};\nSELECT '-';\n")


def postgresql():
    sql = later(psql)
    corner = lambda p: ", ".join(f"({x!r}, {y!r})" for x, y in p)
    hull = lambda *n: None if strict(n) is None else f"polygon '({corner(strict(n))})'"
    make = {"point": lambda x, y: f"point '({x!r}, {y!r})'", "segment": lambda a, b, c, d: f"lseg '[({a!r}, {b!r}), ({c!r}, {d!r})]'", "disc": lambda x, y, r: f"circle '<({x!r}, {y!r}), {r!r}>'", "box-ltrb": lambda l, t, r, b: f"box '(({l!r}, {t!r}), ({r!r}, {b!r}))'", "triangle": hull, "quad": hull}
    sign = {"point_circle": "<@", "point_box": "<@", "point_triangle": "<@", "point_quad": "<@", "segment_segment": "?#", "segment_box": "?#", "circle_circle": "&&", "box_box": "&&", "triangle_triangle": "&&", "triangle_quad": "&&", "quad_quad": "&&"}
    return pairs("postgresql", make, {name: lambda a, b, s=s: sql(f"{a} {s} {b}") for name, s in sign.items()}, within="-1e6:1e6", tolerance="1e-5", says="operators &&, ?# and <@, by an epsilon of 1e-6")


def postgis():
    sql = later(lambda: psql("CREATE EXTENSION IF NOT EXISTS postgis;\n"))
    ring = lambda n: None if closed(n) is None else "'POLYGON((" + ", ".join(f"{x!r} {y!r}" for x, y in closed(n)) + "))'::geometry"
    hull = lambda *n: ring(n)
    make = {"point": lambda x, y: f"'POINT({x!r} {y!r})'::geometry", "segment": lambda a, b, c, d: None if (a, b) == (c, d) else f"'LINESTRING({a!r} {b!r}, {c!r} {d!r})'::geometry", "triangle": hull, "quad": hull, "box-ltrb": lambda l, t, r, b: ring((l, t, r, t, r, b, l, b))}
    return pairs("postgis", make, lambda a, b: sql(f"ST_Intersects({a}, {b})"), contract="closed", says="they share a point", within="-1e15:1e15")


def mariadb():
    sql = later(mariadb_client)
    ring = lambda n: None if closed(n) is None else "ST_GeomFromText('POLYGON((" + ", ".join(f"{x!r} {y!r}" for x, y in closed(n)) + "))')"
    hull = lambda *n: ring(n)
    make = {"point": lambda x, y: f"ST_GeomFromText('POINT({x!r} {y!r})')", "segment": lambda a, b, c, d: None if (a, b) == (c, d) else f"ST_GeomFromText('LINESTRING({a!r} {b!r}, {c!r} {d!r})')", "triangle": hull, "quad": hull, "box-ltrb": lambda l, t, r, b: ring((l, t, r, t, r, b, l, b))}
    boxes = {name: make[name] for name in ("point", "box-ltrb")}
    return [*pairs("mariadb", make, lambda a, b: sql(f"ST_Intersects({a}, {b})"), says="spatially intersects", within="-1e6:1e6", tolerance="1e-6"),
            *pairs("mariadb_MBR", boxes, lambda a, b: sql(f"MBRIntersects({a}, {b})"), contract="closed", says="their minimum bounding rectangles intersect", within="-1e15:1e15")]


def tk():
    """Items of a canvas."""
    import tkinter

    canvas = tkinter.Canvas(tkinter.Tk(screenName=server_of(screen_server)))

    def meet(item, box):
        made = item[0](*item[1], **item[2])
        said = len(canvas.find_overlapping(*box)) > 0
        canvas.delete(made)
        return said

    fill = {"fill": "black", "width": 0, "outline": ""}
    hull = lambda *n: None if strict(n) is None else (canvas.create_polygon, n, fill)
    box = lambda l, t, r, b: (l, t, r, b) if l < r and t < b else None
    item = lambda *n: None if box(*n) is None else (canvas.create_rectangle, n, fill)
    near = {"within": "-1e4:1e4", "tolerance": "1e-6", "says": "items that overlap or are in the rectangle"}
    make = {"ellipse": lambda x, y, rx, ry: (canvas.create_oval, (x - rx, y - ry, x + rx, y + ry), fill) if min(rx, ry) > 0 else None, "triangle": hull, "quad": hull, "box-ltrb": box}
    names = {f"{name}_box": meet for name in ("ellipse", "triangle", "quad")}
    return [*pairs("tk", make, names, **near), *pairs("tk_rectangle", {"box-ltrb": lambda *n: n if box(*n) else None}, lambda a, b: meet(item(*a), b), **near)]


TABLE = {
    "pygame": {"library": "pygame", "apt": ["python3-pygame"], "tests": pygame},
    "shapely": {"library": "Shapely", "apt": ["python3-shapely"], "tests": shapely},
    "matplotlib": {"library": "Matplotlib", "apt": ["python3-matplotlib"], "tests": matplotlib},
    "opencv": {"library": "OpenCV", "apt": ["python3-opencv"], "tests": opencv},
    "kivy": {"library": "Kivy", "apt": ["python3-kivy"], "tests": kivy},
    "sqlite": {"library": "SQLite R*Tree", "apt": ["libsqlite3-0"], "tests": sqlite},
    "rtree": {"library": "Rtree (libspatialindex)", "apt": ["python3-rtree"], "tests": rtree},
    "gdk": {"library": "GDK 4 (GTK)", "apt": ["gir1.2-gtk-4.0", "python3-gi"], "tests": gdk},
    "cairo": {"library": "cairo", "apt": ["python3-cairo"], "tests": cairo},
    "wx": {"library": "wxWidgets", "apt": ["python3-wxgtk4.0"], "tests": wx},
    "spatialite": {"library": "SpatiaLite", "apt": ["libsqlite3-mod-spatialite"], "tests": spatialite},
    "postgresql": {"library": "PostgreSQL", "apt": ["postgresql"], "tests": postgresql, "server": postgres_server, "slow": 64},
    "mariadb": {"library": "MariaDB", "apt": ["mariadb-server", "mariadb-client"], "tests": mariadb, "server": mariadb_server, "slow": 64},
    "tk": {"library": "Tk canvas", "apt": ["python3-tk", "xvfb"], "tests": tk, "server": screen_server},
    "postgis": {"library": "PostGIS", "apt": ["postgresql-15-postgis-3"], "tests": postgis, "server": postgres_server, "slow": 64},
}
