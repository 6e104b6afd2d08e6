export const distance = (x1, y1, x2, y2) => Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);

export const circlesCollide = (c1, c2) => distance(c1.x, c1.y, c2.x, c2.y) <= c1.radius - c2.radius;
