function hit(cx, cy, r, x, y, w, h) {
  const dx = cx - Math.min(Math.max(cx, x), x + w);
  const dy = cy - Math.min(Math.max(cy, y), y + h);
  return dx * dx + dy * dy <= r * r;
}

let rest = "", greeted = false;
process.stdin.setEncoding("latin1").on("data", (text) => {
  const lines = (rest + text).split("\n");
  rest = lines.pop();
  let answers = "";
  for (const line of lines) {
    if (!greeted) {
      greeted = true;
      answers += "graze 1 node " + process.version + "\n";
    } else if (line !== "") {
      answers += hit(...line.split(" ").map(Number)) ? "1\n" : "0\n";
    }
  }
  process.stdout.write(answers);
});
