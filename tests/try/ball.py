import math
from dataclasses import dataclass


@dataclass
class Vector:
    x: float
    y: float

    def distance_to(self, other: "Vector") -> float:
        return math.hypot(self.x - other.x, self.y - other.y)


@dataclass
class Ball:
    pos: Vector
    radius: float
    color: str = "red"

    def collides_with(self, other: "Ball") -> bool:
        print("checking", self.color)
        return self.pos.distance_to(other.pos) <= self.radius + other.radius
