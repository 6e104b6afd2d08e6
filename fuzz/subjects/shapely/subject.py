"""Shapely, GEOS for Python: boxes and points; discs would be polygons."""
from shapely.geometry import Point, box

SAYS = "true when boundary or interior of the one meets those of the other in any way"
TESTS = [
    {
        "id": "shapely_intersects_box", "form": "box-ltrb box-ltrb f64", "contract": "closed", "says": SAYS,
        "hit": lambda a, b, c, d, e, f, g, h: box(a, b, c, d).intersects(box(e, f, g, h)),
    },
    {
        "id": "shapely_intersects_point", "form": "point box-ltrb f64", "contract": "closed", "says": SAYS,
        "hit": lambda x, y, a, b, c, d: box(a, b, c, d).intersects(Point(x, y)),
    },
]
