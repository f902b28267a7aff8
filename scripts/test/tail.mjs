/** Keeps the last `max` lines of what is added in pieces, however they are cut. */
export function createTail(max) {
  let lines = [];
  let open = "";
  return {
    add(text) {
      const parts = (open + text).split("\n");
      open = parts.pop();
      lines = [...lines, ...parts].slice(-max);
    },
    text: () => `${[...lines, ...(open === "" ? [] : [open])].slice(-max).join("\n")}\n`,
  };
}
