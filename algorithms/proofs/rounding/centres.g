# centre_js and centre_prose_js: a rounded difference against a rounded sum, each below 2. Together two ulps.
@rnd = float<53,-20000,ne>;
a = rnd(a_in);
b = rnd(b_in);
p = rnd(p_in);
q = rnd(q_in);
distance rnd= b - a;
reach rnd= p + q;
{ a in [-1, 1] /\ b in [-1, 1] /\ p in [0, 1] /\ q in [0, 1]
  -> |(distance - reach) - ((b - a) - (p + q))| <= 2b-53 }
