def point_in_poly(px, py, xs, ys):
    n = len(xs)
    odd = False
    for i in range(n):
        j = (i + 1) % n
        if (ys[i] <= py < ys[j]) or (ys[j] <= py < ys[i]):
            if px < xs[i] + (py - ys[i]) * (xs[j] - xs[i]) / (ys[j] - ys[i]):
                odd = not odd
    return odd
