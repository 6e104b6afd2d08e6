# clamp_py: the difference from a clamped side is off by two ulps, as in a corner. px, py and root are what pow gives:
# within an ulp of the square and of the root, which is 2b-53 of themselves. So the distance is within 3.52 roundings of
# itself.
@rnd = float<53,-20000,ne>;
x = rnd(x_in);
w = rnd(w_in);
c = rnd(c_in);
side rnd= x + w;
difference rnd= c - side;
sum rnd= px + py;
{ x in [-1, 1] /\ w in [0, 1] /\ c in [-1, 1] /\ c - (x + w) in [-1.000001, 1.000001]
    /\ sx in [1b-400, 4] /\ sy in [1b-400, 4]
    /\ px -/ sx in [-2b-53, 2b-53] /\ py -/ sy in [-2b-53, 2b-53] /\ root -/ sqrt(sum) in [-2b-53, 2b-53]
  -> |difference - (c - (x + w))| <= 2.22056e-16 /\ |root -/ sqrt(sx + sy)| <= 3.90799e-16 }
