# quadrant_js and quadrant_prose, in a corner: a difference from a rounded side is off by two ulps where it matters, that
# is where it is no longer than the radius; squares and their sum by 2 roundings of themselves, which is one of the
# distance; the radius's square by one, which is half a one of the radius.
@rnd = float<53,-20000,ne>;
x = rnd(x_in);
w = rnd(w_in);
c = rnd(c_in);
dx = rnd(dx_in);
dy = rnd(dy_in);
r = rnd(r_in);
side rnd= x + w;
difference rnd= c - side;
square rnd= dx * dx + dy * dy;
reach rnd= r * r;
{ x in [-1, 1] /\ w in [0, 1] /\ c in [-1, 1] /\ c - (x + w) in [-1.000001, 1.000001]
    /\ dx in [1b-200, 2] /\ dy in [1b-200, 2] /\ r in [1b-200, 1]
  -> |difference - (c - (x + w))| <= 2.22056e-16 /\ |square -/ (dx * dx + dy * dy)| <= 2.22056e-16 /\ |reach -/ (r * r)| <= 1b-53 }
