/** A landscape at dusk as an SVG address: sky, sun and four ridges, the same for the same seed. */
window.drawLandscape = function drawLandscape(seed, hue) {
  let state = seed * 2654435761;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 2 ** 32;
  };
  const ridge = level => {
    const base = 300 + level * 70;
    const points = Array.from(
      { length: 13 },
      (_, x) => `${x * 100},${Math.round(base - random() * (130 - level * 25))}`,
    );
    const colour = `hsl(${hue - level * 14} ${45 - level * 4}% ${42 - level * 9}%)`;
    return `<polygon fill="${colour}" points="0,700 ${points.join(" ")} 1200,700"/>`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700" viewBox="0 0 1200 700">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 22%)"/><stop offset="1" stop-color="hsl(${hue + 70} 85% 72%)"/></linearGradient>
    <rect width="1200" height="700" fill="url(#sky)"/>
    <circle cx="${200 + random() * 800}" cy="${170 + random() * 120}" r="${45 + random() * 40}" fill="hsl(${hue + 100} 95% 88%)"/>
    ${[0, 1, 2, 3].map(ridge).join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
