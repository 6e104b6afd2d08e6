# halfsize_js and halfsize_prose_js: two rounded centres, their rounded difference, and the rounded sum of two halves.
#
# The halves together are below 1. Centres farther apart than 1 are told apart rightly unless they are within the
# roundings of 1, so the difference is bounded by a hair more. Together three and a half ulps.
@rnd = float<53,-20000,ne>;
a = rnd(a_in);
b = rnd(b_in);
s = rnd(s_in);
t = rnd(t_in);
first = rnd(a + s / 2);
second = rnd(b + t / 2);
distance = rnd(first - second);
reach = rnd(s / 2 + t / 2);
{ a in [-1, 1] /\ b in [-1, 1] /\ s in [0, 1] /\ t in [0, 1] /\ (a + s / 2) - (b + t / 2) in [-1.000001, 1.000001]
  -> |(distance - reach) - (((a + s / 2) - (b + t / 2)) - (s / 2 + t / 2))| <= 3.88579e-16 }
first - second -> (first - (a + s / 2)) - (second - (b + t / 2)) + ((a + s / 2) - (b + t / 2));
