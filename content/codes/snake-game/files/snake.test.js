import assert from "node:assert/strict";
import { test } from "node:test";
import { canTurn, newGame, step, stepMs } from "./snake.js";

const first = () => 0;
const play = (game, ...turns) => turns.reduce((now, turn) => step(now, turn, first), game);

test("it goes on, turns, and never back into its neck", () => {
  const game = newGame({ random: first });
  assert.deepEqual(step(game).snake[0], [5, 7]);
  assert.deepEqual(step(game, "up").snake[0], [4, 6]);
  assert.deepEqual(step(game, "left").snake[0], [5, 7]);
  assert.equal(canTurn("up", "down"), false);
});

test("food makes it longer and quicker", () => {
  const game = { ...newGame({ random: first }), food: [5, 7] };
  const next = step(game, "right", first);
  assert.equal(next.snake.length, 4);
  assert.equal(next.score, 1);
  assert.deepEqual(next.food, [0, 0]);
  assert.ok(stepMs(1) < stepMs(0) && stepMs(1000) === 70);
});

test("walls and its own body end it; its leaving tail does not", () => {
  const lost = play(newGame({ columns: 6, rows: 4, random: first }), "right", "right");
  assert.equal(lost.state, "lost");
  assert.equal(step(lost, "up"), lost);
  const ring = {
    ...newGame({ random: first }),
    snake: [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
    ],
    heading: "up",
    food: [9, 9],
  };
  assert.equal(step(ring, "right").state, "playing");
  const long = { ...ring, snake: [...ring.snake, [3, 1]] };
  assert.equal(step(long, "right").state, "lost");
});

test("a full board is won", () => {
  const snake = [
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const game = { columns: 2, rows: 2, snake, heading: "up", food: [0, 0], score: 0, state: "playing" };
  assert.equal(step(game, "left").state, "won");
});
