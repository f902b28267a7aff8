/** The rules of the game, without a screen: a state goes in with a direction, the next state comes out. */
export const directions = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

const same = ([ax, ay], [bx, by]) => ax === bx && ay === by;

/** A free cell, chosen by `random`; null when the snake fills the board. */
function placeFood(snake, { columns, rows }, random) {
  const taken = new Set(snake.map(([x, y]) => y * columns + x));
  const free = columns * rows - taken.size;
  if (free === 0) return null;
  let nth = Math.floor(random() * free);
  for (let cell = 0; ; cell += 1) {
    if (taken.has(cell)) continue;
    if (nth === 0) return [cell % columns, Math.floor(cell / columns)];
    nth -= 1;
  }
}

export function newGame({ columns = 20, rows = 14, random = Math.random } = {}) {
  const y = Math.floor(rows / 2);
  const snake = [
    [4, y],
    [3, y],
    [2, y],
  ];
  const size = { columns, rows };
  return {
    ...size,
    snake,
    heading: "right",
    food: placeFood(snake, size, random),
    score: 0,
    state: "playing",
  };
}

/** A turn back into one's own neck is no turn. */
export function canTurn(heading, wanted) {
  const [ax, ay] = directions[heading];
  const [bx, by] = directions[wanted];
  return ax + bx !== 0 || ay + by !== 0;
}

export function step(game, wanted = game.heading, random = Math.random) {
  if (game.state !== "playing") return game;
  const heading = canTurn(game.heading, wanted) ? wanted : game.heading;
  const [dx, dy] = directions[heading];
  const [hx, hy] = game.snake[0];
  const head = [hx + dx, hy + dy];
  const eats = game.food !== null && same(head, game.food);
  // The tail moves away in the same step, so its cell is free, unless the snake grows.
  const body = eats ? game.snake : game.snake.slice(0, -1);
  const isOutside = head[0] < 0 || head[1] < 0 || head[0] >= game.columns || head[1] >= game.rows;
  if (isOutside || body.some(part => same(part, head))) return { ...game, heading, state: "lost" };
  const snake = [head, ...body];
  if (!eats) return { ...game, snake, heading };
  const food = placeFood(snake, game, random);
  return { ...game, snake, heading, food, score: game.score + 1, state: food === null ? "won" : "playing" };
}

/** Quicker with every bite, but never too quick. */
export const stepMs = score => Math.max(70, 170 - score * 4);
