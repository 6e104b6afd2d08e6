"""pygame: Rect of whole numbers, and circles about the middles of sprites' rectangles."""
import pygame

Rect = pygame.Rect


class Sprite:
    """As much of a sprite as collide_circle asks for: its rectangle's middle is the circle's."""

    def __init__(self, cx, cy, radius):
        self.rect = Rect(0, 0, 0, 0)
        self.rect.center = (cx, cy)
        self.radius = radius


TESTS = [
    {
        "id": "pygame_colliderect", "form": "box-xywh box-xywh i32", "contract": "open",
        "says": "true when any portion of the rectangles overlaps, except the top and bottom or left and right edges",
        "hit": lambda a, b, c, d, e, f, g, h: Rect(a, b, c, d).colliderect((e, f, g, h)),
    },
    {
        "id": "pygame_collidepoint", "form": "point box-xywh i32", "contract": "half-open",
        "says": "a point along the right or bottom edge is not inside",
        "hit": lambda x, y, a, b, c, d: Rect(a, b, c, d).collidepoint(x, y),
    },
    {
        "id": "pygame_collide_circle", "form": "disc disc i32", "contract": "unstated",
        "says": "whether two circles about the sprites overlap",
        "hit": lambda x, y, r, a, b, s: pygame.sprite.collide_circle(Sprite(x, y, r), Sprite(a, b, s)),
    },
]
