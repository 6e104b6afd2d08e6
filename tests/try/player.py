WIDTH, HEIGHT = 640, 480


class Player:
    def __init__(self, x, y, width, height):
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.speed = 5

    def is_clicked(self, mouse_x, mouse_y):
        return self.x < mouse_x < self.x + self.width and self.y < mouse_y < self.y + self.width
