/* As in the FAQ, with the edge from the last corner to the first left out. */
int pnpoly_open(int nvert, double *vertx, double *verty, double testx, double testy) {
  int i, c = 0;
  for (i = 1; i < nvert; i++)
    if (((verty[i] > testy) != (verty[i - 1] > testy)) &&
        (testx < (vertx[i - 1] - vertx[i]) * (testy - verty[i]) / (verty[i - 1] - verty[i]) + vertx[i]))
      c = !c;
  return c;
}
