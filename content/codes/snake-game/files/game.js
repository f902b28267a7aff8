import { canTurn, newGame, step, stepMs } from "./snake.js";

const canvas = document.querySelector("canvas");
const cover = document.querySelector(".cover");
const pen = canvas.getContext("2d");
const keys = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  w: "up",
  s: "down",
  a: "left",
  d: "right",
};

/** Turns that were pressed within one step wait here: two quick keys are two turns. */
const turns = [];
let game = newGame();
let timer = 0;

const best = {
  get() {
    try {
      return Number(localStorage.getItem("snake-best")) || 0;
    } catch {
      return this.here;
    }
  },
  set(score) {
    this.here = score;
    try {
      localStorage.setItem("snake-best", String(score));
    } catch {
      // No storage here: the best score lives as long as the page.
    }
  },
  here: 0,
};

function draw() {
  const style = getComputedStyle(canvas);
  const cell = canvas.width / game.columns;
  const tile = ([x, y], inset, radius) => {
    pen.beginPath();
    pen.roundRect(x * cell + inset, y * cell + inset, cell - inset * 2, cell - inset * 2, radius);
    pen.fill();
  };
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = style.getPropertyValue("--food");
  if (game.food) tile(game.food, cell * 0.16, cell / 2);
  game.snake.forEach((part, index) => {
    pen.fillStyle = style.getPropertyValue(index === 0 ? "--head" : "--body");
    tile(part, 1.5, index === 0 ? cell * 0.4 : cell * 0.28);
  });
}

function show(text, label) {
  cover.hidden = false;
  cover.querySelector("button").textContent = label;
  cover.dataset.text = text;
}

function tick() {
  game = step(game, turns.shift());
  document.getElementById("score").value = game.score;
  draw();
  if (game.state === "playing") {
    timer = setTimeout(tick, stepMs(game.score));
    return;
  }
  timer = 0;
  if (game.score > best.get()) best.set(game.score);
  document.getElementById("best").value = best.get();
  show(game.state === "won" ? "You filled the board!" : `${game.score} bites`, "Again");
}

function start() {
  if (game.state !== "playing") game = newGame();
  turns.length = 0;
  cover.hidden = true;
  canvas.focus({ preventScroll: true });
  clearTimeout(timer);
  tick();
}

function pause() {
  if (timer === 0) return;
  clearTimeout(timer);
  timer = 0;
  show("Paused", "Go on");
}

function turn(wanted) {
  if (turns.length < 3 && canTurn(turns.at(-1) ?? game.heading, wanted)) turns.push(wanted);
}

canvas.addEventListener("keydown", event => {
  const wanted = keys[event.key];
  if (wanted) turn(wanted);
  else if (event.key === " ") pause();
  else return;
  event.preventDefault();
});
canvas.addEventListener("blur", pause);
cover.querySelector("button").addEventListener("click", start);

let from = null;
canvas.addEventListener("pointerdown", event => {
  from = [event.clientX, event.clientY];
});
canvas.addEventListener("pointermove", event => {
  if (from === null) return;
  const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
  if (Math.max(Math.abs(dx), Math.abs(dy)) < 24) return;
  if (Math.abs(dx) > Math.abs(dy)) turn(dx > 0 ? "right" : "left");
  else turn(dy > 0 ? "down" : "up");
  from = [event.clientX, event.clientY];
});
addEventListener("pointerup", () => {
  from = null;
});

document.getElementById("best").value = best.get();
draw();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
