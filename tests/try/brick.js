// Breakout: the ball against one brick.
const canvas = document.getElementById("game");
const ctx = canvas.getContext("2d");
let score = 0;
const ball = { x: canvas.width / 2, y: canvas.height - 30, dx: 2, dy: -2, radius: 10 };

function ballHitsBrick(ball, brick) {
  // only the centre of the ball is looked at
  if (ball.x > brick.x && ball.x < brick.x + brick.width && ball.y > brick.y && ball.y < brick.y + brick.height) {
    score++;
    return true;
  }
  return false;
}

function draw() {
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  ctx.arc(ball.x, ball.y, ball.radius, 0, Math.PI * 2);
  requestAnimationFrame(draw);
}
draw();
