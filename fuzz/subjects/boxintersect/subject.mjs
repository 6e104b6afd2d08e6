// box-intersect: finds pairs in sets of boxes; each case is a set of two.
export async function tests(load) {
  const whole = await load('box-intersect'), find = whole.default ?? whole;
  return [{id: 'boxintersect_pair', form: 'box-ltrb box-ltrb f64', contract: 'closed', says: 'boxes are closed', hit: n => find([n.slice(0, 4), n.slice(4)]).length > 0}];
}
