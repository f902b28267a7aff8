/**
 * A quiet field of points that join hands when they are near each other and step aside for the pointer.
 * It sleeps while it cannot be seen, draws sharp on every screen, and stands still for who wants less motion.
 * Returns a function that ends it.
 */
window.startParticles = function startParticles(canvas, { perMegapixel = 90, reach = 130, speed = 18 } = {}) {
  const pen = canvas.getContext("2d");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const pointer = { x: -1e4, y: -1e4 };
  let points = [];
  let width = 0;
  let height = 0;
  let frame = 0;
  let last = 0;
  let isVisible = true;

  const between = (low, high) => low + Math.random() * (high - low);

  function newPoint() {
    const angle = between(0, Math.PI * 2);
    return {
      x: between(0, width),
      y: between(0, height),
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      size: between(1, 2.6),
    };
  }

  function resize() {
    const ratio = Math.min(devicePixelRatio, 2);
    const box = canvas.getBoundingClientRect();
    const [fx, fy] = [box.width / (width || box.width), box.height / (height || box.height)];
    width = box.width;
    height = box.height;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const point of points) {
      point.x *= fx;
      point.y *= fy;
    }
    const wanted = Math.round(((width * height) / 1e6) * perMegapixel);
    while (points.length < wanted) points.push(newPoint());
    points.length = wanted;
    draw();
  }

  function move(seconds) {
    for (const point of points) {
      const dx = point.x - pointer.x;
      const dy = point.y - pointer.y;
      const distance = Math.hypot(dx, dy) || 1;
      if (distance < reach) {
        const push = ((reach - distance) / reach) * 90 * seconds;
        point.x += (dx / distance) * push;
        point.y += (dy / distance) * push;
      }
      point.x += point.vx * seconds;
      point.y += point.vy * seconds;
      // Out on one side, in on the other.
      point.x = (point.x + width) % width;
      point.y = (point.y + height) % height;
    }
  }

  /** Only neighbouring cells of a grid are compared: 300 points cost 300 looks around, not 45,000 pairs. */
  function drawLines() {
    const cells = new Map();
    const keyOf = (x, y) => `${Math.floor(x / reach)},${Math.floor(y / reach)}`;
    for (const point of points) {
      for (const [ox, oy] of [
        [0, 0],
        [-1, 0],
        [-1, -1],
        [0, -1],
        [1, -1],
      ]) {
        for (const other of cells.get(keyOf(point.x + ox * reach, point.y + oy * reach)) ?? [])
          join(point, other);
      }
      const key = keyOf(point.x, point.y);
      if (!cells.has(key)) cells.set(key, []);
      cells.get(key).push(point);
    }
  }

  function join(one, other) {
    const distance = Math.hypot(one.x - other.x, one.y - other.y);
    if (distance > reach) return;
    pen.globalAlpha = (1 - distance / reach) * 0.5;
    pen.beginPath();
    pen.moveTo(one.x, one.y);
    pen.lineTo(other.x, other.y);
    pen.stroke();
  }

  function draw() {
    const { color } = getComputedStyle(canvas);
    pen.clearRect(0, 0, width, height);
    pen.strokeStyle = color;
    pen.fillStyle = color;
    drawLines();
    pen.globalAlpha = 0.9;
    for (const { x, y, size } of points) {
      pen.beginPath();
      pen.arc(x, y, size, 0, Math.PI * 2);
      pen.fill();
    }
  }

  function tick(now) {
    // After a pause nothing jumps: time that nobody saw did not pass.
    move(Math.min(0.05, (now - last) / 1000));
    last = now;
    draw();
    frame = requestAnimationFrame(tick);
  }

  function wake() {
    cancelAnimationFrame(frame);
    if (calm.matches || !isVisible) return;
    last = performance.now();
    frame = requestAnimationFrame(tick);
  }

  const sizes = new ResizeObserver(resize);
  const sight = new IntersectionObserver(([entry]) => {
    isVisible = entry.isIntersecting;
    wake();
  });
  const follow = event => {
    const box = canvas.getBoundingClientRect();
    pointer.x = event.clientX - box.x;
    pointer.y = event.clientY - box.y;
  };
  sizes.observe(canvas);
  sight.observe(canvas);
  calm.addEventListener("change", wake);
  addEventListener("pointermove", follow, { passive: true });

  return function stop() {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    sight.disconnect();
    calm.removeEventListener("change", wake);
    removeEventListener("pointermove", follow);
    points = [];
  };
};
