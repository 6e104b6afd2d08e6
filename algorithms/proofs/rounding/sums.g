# overlap_py and square_js: one rounded sum on each side of a comparison with a number of the case.
#
# Numbers are scaled by a power of two so that the largest is below 1, and an ulp of it is at most 1b-53. A sum beyond 1
# is rounded to 1 or more, above every number, so it is compared rightly; within, it is off by half an ulp.
@rnd = float<53,-20000,ne>;
x = rnd(x_in);
w = rnd(w_in);
sum rnd= x + w;
{ x in [-1, 1] /\ w in [0, 1] /\ x + w in [-1, 1] -> |sum - (x + w)| <= 1b-54 }
