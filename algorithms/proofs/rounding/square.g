# quadrant_js and quadrant_prose, beside a side: the middle of the box, the distance from it, and the half of box and
# bounding square, one ulp each where the two are nearly the same. Together three ulps.
@rnd = float<53,-20000,ne>;
x = rnd(x_in);
w = rnd(w_in);
c = rnd(c_in);
r = rnd(r_in);
middle = rnd(x + w / 2);
distance = rnd(c - middle);
half = rnd(r * 2 + w) / 2;
{ x in [-1, 1] /\ w in [0, 1] /\ c in [-1, 1] /\ r in [0, 1] /\ c - (x + w / 2) in [-1.500001, 1.500001]
  -> |(distance - half) - ((c - (x + w / 2)) - (r * 2 + w) / 2)| <= 3b-53 }
