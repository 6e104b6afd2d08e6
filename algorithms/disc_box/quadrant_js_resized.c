/* The quadrant method called with its two optional arguments: another size for the box, another radius for
 * the disc.
 *
 * The box is resized about its centre: its corner moves by half of what its size loses. The disc is treated
 * the same way: its position moves by what its radius loses. But the position of a disc is its centre
 * already, and resizing about the centre moves nothing. So whenever the radius changes, the disc is tested in
 * the wrong place. What was meant, and what it is held to, is a disc of the new radius about the centre where
 * it was.
 */
#include "quadrant.h"

static enum answer quadrant_js_resized(struct box_resized_f64 box, struct disc_resized_f64 disc) {
  const struct xywh_f64 resized = {
      box.x + (box.w - box.vw) * 0.5, box.y + (box.h - box.vh) * 0.5, box.vw, box.vh};
  /* The original halves a width, which is infinite from a radius of 2^1023 on. */
  const double moved = disc.r * 2 * 0.5 - disc.vr;
  return hit_if(
      quadrant_method(resized, (struct disc_f64){disc.cx + moved, disc.cy + moved, disc.vr}, false));
}

GRAZE_TEST(
    quadrant_js_resized,
    box_resized_f64,
    disc_resized_f64,
    .title = "Quadrant method with sizes given",
    .role = ROLE_TUTORIAL,
    .document = D0,
    .language = "JavaScript",
    .source = "hitTestRectArc(rectObj, arcObj, rectVec, arcR)",
    .idea = "As quadrant_js, after resizing box and disc; the disc's centre is shifted along.",
    .wrong = "the disc is tested beside where it is, whenever the radius given is not its own",
    .inputs = "rx ry rw rh vw vh cx cy cr ar",
    .fingerprint = 0x3b9f7220,
    .lacks = "mirror x, mirror y, grow",
    .by_code = CONTRACT_CLOSED,
    .by_text = CONTRACT_UNSTATED,
    .contract_why = "As quadrant_js.",
    .defects = {
        BY_LOGIC(FALSE_HIT,
                 "The centre is moved by the old radius less the new one, and so onto the box.",
                 "0 0 0 0 0 0 1 1 0 1"),
        BY_LOGIC(MISSED_HIT,
                 "The centre is moved by the old radius less the new one, and so off the box.",
                 "0 0 1 1 1 1 0 0 0 1"),
        BY_LOGIC(BROKEN_CONTRACT,
                 "The centre is moved by the old radius less the new one, and so away from where it touches.",
                 "0 0 1 1 1 1 2 0 2 1"),
    })
