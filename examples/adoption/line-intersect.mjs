import { createRequire } from 'node:module';
const { checkIntersection, colinearPointWithinSegment } = createRequire(import.meta.url)('line-intersect');
export default {
  'segment-segment': (...n) => {
    const { type, point } = checkIntersection(...n);
    return type === 'intersecting' && point !== undefined;
  },
};
