const canvas = document.querySelector("canvas");
const pen = canvas.getContext("2d");
const cell = 40;
const keys = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

let snake = [
  [4, 7],
  [3, 7],
  [2, 7],
];
let heading = [1, 0];
let food = [12, 7];

function step() {
  const head = [snake[0][0] + heading[0], snake[0][1] + heading[1]];
  const hits = ([x, y]) => x === head[0] && y === head[1];
  if (head[0] < 0 || head[1] < 0 || head[0] > 19 || head[1] > 13 || snake.some(hits)) {
    snake = [
      [4, 7],
      [3, 7],
      [2, 7],
    ];
    heading = [1, 0];
    return;
  }
  snake.unshift(head);
  if (hits(food)) food = [Math.floor(Math.random() * 20), Math.floor(Math.random() * 14)];
  else snake.pop();
}

function draw() {
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "crimson";
  pen.fillRect(food[0] * cell, food[1] * cell, cell, cell);
  pen.fillStyle = "seagreen";
  for (const [x, y] of snake) pen.fillRect(x * cell, y * cell, cell - 2, cell - 2);
}

addEventListener("keydown", event => {
  if (keys[event.key]) heading = keys[event.key];
});
setInterval(() => {
  step();
  draw();
}, 150);
