check = lambda circle, rect: (max(rect["x"], min(circle["x"], rect["x"] + rect["w"])) - circle["x"]) ** 2 + (
    max(rect["y"], min(circle["y"], rect["y"] + rect["w"])) - circle["y"]) ** 2 <= circle["r"] ** 2
