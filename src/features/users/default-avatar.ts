/** Ground and figure of the six default pictures. */
const colours = [
  ["#5b4bd6", "#e7e3ff"],
  ["#6b7280", "#f3f4f6"],
  ["#0f8a5f", "#d9fbe9"],
  ["#b97509", "#fff1d0"],
  ["#c93a4b", "#ffe3e6"],
  ["#b03a96", "#ffe2f7"],
] as const;

/** A default picture of our own drawing: head and shoulders on one of six colours, as SVG. */
export function defaultAvatar(index: number): string {
  const [ground, figure] = colours[index % colours.length] ?? colours[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="${ground}" d="M0 0h64v64H0z"/><g fill="${figure}"><circle cx="32" cy="25" r="11.5"/><path d="M10 64c0-13.5 9.3-22.5 22-22.5S54 50.5 54 64z"/></g></svg>`;
}
