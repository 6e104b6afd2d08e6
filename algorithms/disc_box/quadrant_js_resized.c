/* The quadrant method called with its optional arguments: another size for the box, another radius for the
 * disc.
 *
 * The box is resized about its centre: its corner moves by half of what its size loses. The disc is treated
 * the same way: its position moves by what its radius loses. But the position of a disc is its centre
 * already, and resizing about the centre moves nothing. So whenever the radius changes, the disc is tested in
 * the wrong place. Here the disc is drawn twice as large as it is to be taken, and the box as it is. What was
 * meant, and what it is held to, is a disc of the radius given about the centre where it was.
 */
#include "quadrant.h"

static enum answer quadrant_js_resized(struct xywh_f64 box, struct disc_f64 disc) {
  const struct disc_f64 drawn = {disc.cx, disc.cy, 2 * disc.r};
  return hit_if(quadrant_of_given(box, box.w, box.h, drawn, disc.r));
}

GRAZE_TEST(
    quadrant_js_resized,
    xywh_f64,
    disc_f64,
    .title = "Quadrant method with sizes given",
    .role = ROLE_TUTORIAL,
    .document = D0,
    .language = "JavaScript",
    .source = "hitTestRectArc(rectObj, arcObj, rectVec, arcR), the disc drawn with twice the radius",
    .idea = "As quadrant_js, after resizing box and disc; the disc's centre is shifted along.",
    .wrong = "tests the disc beside where it is, whenever the radius given is not its own",
    .inputs = "rx ry vw vh cx cy ar",
    .fingerprint = 0x0ceff1a0,
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "As quadrant_js.",
    .defects = {
        BY_LOGIC(FALSE_HIT,
                 "The centre is moved by the old radius less the new one, and so onto the box.",
                 "2 0 1 2 0 1 1"),
        BY_LOGIC(MISSED_HIT,
                 "The centre is moved by the old radius less the new one, and so off the box.",
                 "0 0 2 1 1 2 2"),
        BY_LOGIC(BROKEN_CONTRACT,
                 "The centre is moved by the old radius less the new one, and so away from where it touches.",
                 "0 0 2 1 1 2 1"),
    })
