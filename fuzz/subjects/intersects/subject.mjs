// intersects: one function a pair of shapes, numbers for arguments.
export async function tests(load) {
  const [boxBox, boxCircle, circleCircle, boxPoint, circlePoint] = await Promise.all(['box-box', 'box-circle', 'circle-circle', 'box-point', 'circle-point'].map(name => load(`intersects/${name}.js`)));
  const says = 'of shapes that only touch it says nothing';
  return [
    {id: 'intersects_boxBox', form: 'box-xywh box-xywh f64', contract: 'unstated', says, hit: n => boxBox(...n)},
    {id: 'intersects_boxCircle', form: 'box-xywh disc f64', contract: 'unstated', says, hit: n => boxCircle(...n)},
    {id: 'intersects_circleCircle', form: 'disc disc f64', contract: 'unstated', says, hit: n => circleCircle(...n)},
    {id: 'intersects_boxPoint', form: 'box-xywh point f64', contract: 'unstated', says, hit: n => boxPoint(...n)},
    {id: 'intersects_circlePoint', form: 'disc point f64', contract: 'unstated', says, hit: n => circlePoint(...n)},
  ];
}
