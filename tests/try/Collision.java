package com.example.game;

import java.util.ArrayList;

public final class Collision {
    private Collision() {}

    /** Circle against rectangle. */
    public static boolean circleRect(float cx, float cy, float radius, float rx, float ry, float rw, float rh) {
        float nearestX = Math.max(rx, Math.min(cx, rx + rw));
        float nearestY = Math.max(ry, Math.min(cy, ry + rh));
        float dx = cx - nearestX, dy = cy - nearestY;
        return dx * dx + dy * dy <= radius;
    }
}
