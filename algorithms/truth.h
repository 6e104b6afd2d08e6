/* The words in which the truth of a case is told: relation and place. The reference finds them; see
 * reference/. */
#ifndef GRAZE_TRUTH_H
#define GRAZE_TRUTH_H

#include "form.h"

/* How an answer that is a number is graded. */
enum grade {
  GRADE_RIGHT,
  GRADE_NEAR, /* a distance that is too small; a push that does not part the shapes; no crossing, though
                 there is one; a meeting too early, or where there is none */
  GRADE_FAR,  /* one that is too large; a point that is not the nearest; a push where a shorter one would do;
                 a crossing, though there is none; a meeting too late, or none, though there is one */
  GRADE_OFF,  /* a point that is not of the shape, or not of both; a push beside the shortest way; a fraction
                 below 0 or above 1 */
  GRADE_NAN   /* not a number */
};

enum relation {
  RELATION_APART,       /* the closed sets are disjoint */
  RELATION_TOUCHING,    /* they meet, their interiors do not */
  RELATION_OVERLAPPING, /* the interiors meet; a point strictly inside counts */
  RELATION_FLAT,        /* they meet, and a disc or box without interior takes part */
  RELATION_INVALID,     /* NaN, infinity, a negative size, min > max */
  RELATIONS
};

/* Where in the geometry a case lies, as a small number whose meaning depends on the pair: on how its places
 * are told.
 *
 * Point-box and disc-box: the zone of the point or centre. Each axis tells whether it is strictly within the
 * box's span, on its end, or outside; mirror and axis swap fold 5 x 5 positions into six zones. Point-disc
 * and disc-disc: whether the centres coincide, share one coordinate, or share none. Box-box: the Allen
 * relation of the x spans and that of the y spans, 13 x 13, folded by mirror (8 kinds an axis) and by axis
 * swap into 36 cells. Beside a polygon: where the other shape is. All other pairs: how the shapes lie to each
 * other when their radii are left out.
 */
enum places { PLACES_OF_HULLS, PLACES_OF_RINGS, PLACES_ZONES, PLACES_CENTRES, PLACES_CELLS };
enum zone { ZONE_INSIDE, ZONE_ON_SIDE, ZONE_ON_CORNER, ZONE_SIDE, ZONE_LINE, ZONE_CORNER, ZONES };
enum centres { CENTRES_EQUAL, CENTRES_ALIGNED, CENTRES_OBLIQUE, CENTRES_KINDS };

/* Allen's relations of span a to span b, mirror images folded together. */
enum allen {
  ALLEN_BEFORE,     /* before, after */
  ALLEN_MEETS,      /* meets, met by */
  ALLEN_OVERLAPS,   /* overlaps, overlapped by */
  ALLEN_STARTS,     /* a starts or finishes b: one end shared, a the shorter */
  ALLEN_STARTED_BY, /* b starts or finishes a */
  ALLEN_DURING,     /* a strictly within b */
  ALLEN_CONTAINS,   /* b strictly within a */
  ALLEN_EQUAL,
  ALLENS
};

/* All other pairs: those with a shape that is no point, disc or box. Radii are left aside. When the
 * cores are apart or touch, the place is that of the points of both that are closest (or shared): a vertex is
 * any of the shape's points. When the cores overlap, it says which vertices lie in the other core. */
enum hull_place {
  HULL_VERTEX_VERTEX,
  HULL_VERTEX_SIDE, /* a vertex of A, no vertex of B */
  HULL_SIDE_VERTEX, /* a vertex of B, no vertex of A */
  HULL_PARALLEL,    /* more than one closest pair: sides face each other, or share a stretch */
  HULL_CROSSING,    /* no vertex of either in the other */
  HULL_VERTEX_OF_A_IN_B,
  HULL_VERTEX_OF_B_IN_A,
  HULL_CORNERS, /* a vertex of each in the other */
  HULL_A_IN_B,
  HULL_B_IN_A,
  HULL_PLACES
};

/* Beside a polygon: where the other shape is, radii left aside. Only of a point it is said that it is level
 * with a corner. */
enum ring_place {
  RING_BEYOND, /* outside of the polygon's convex hull */
  RING_BEYOND_LEVEL,
  RING_IN_NOTCH, /* outside, a corner or more in the convex hull */
  RING_IN_NOTCH_LEVEL,
  RING_INSIDE,
  RING_INSIDE_LEVEL,
  RING_ON_EDGE, /* the boundaries meet at one point, and no more */
  RING_ON_CORNER,
  RING_ALONG, /* at more */
  RING_INSIDE_AT_EDGE,
  RING_CROSSING,
  RING_AROUND, /* it holds the polygon */
  RING_PLACES
};

enum { PLACES_MAX = 36 };

typedef uint8_t place_t;

/* The cell of a pair of Allen kinds; the order of the axes does not matter. */
#define PLACE_ALLEN(a, b) ((a) > (b) ? (a) * ((a) + 1) / 2 + (b) : (b) * ((b) + 1) / 2 + (a))

/* A set of places, for the known defects of a test. */
typedef uint64_t place_set;
#define PLACES_ANY (~(place_set)0)
#define PLACE_SET(place) ((place_set)1 << (place))

enum places pair_told_by(enum pair pair);
/* Whether a shape takes part that is no point, disc or box. */
static inline bool pair_is_of_hulls(enum pair pair) { return pair_told_by(pair) <= PLACES_OF_RINGS; }
unsigned pair_places(enum pair pair);
/* "corner", "during x contains", "aligned" */
const char *place_name(enum pair pair, place_t place);
/* "a vertex of the segment in the box", "contains one way, within the other": a place as it is said of the
 * pair's shapes. `words` holds PLACE_WORDS bytes. */
enum { PLACE_WORDS = 200 };
const char *place_words(enum pair pair, place_t place, char words[PLACE_WORDS]);
/* "the box"; "the first box", "the second box" where both are of one kind. */
const char *shape_words(const struct form *form, unsigned shape);
/* Whether some valid case without flat shapes can stand at this place in this relation. */
bool place_feasible(enum pair pair, place_t place, enum relation relation);
const char *relation_name(enum relation relation);
bool relation_from_name(const char *name, enum relation *relation);

#endif
