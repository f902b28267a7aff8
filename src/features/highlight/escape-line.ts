const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Controls that turn the direction of what follows, so that code reads otherwise than it runs. No letter is among them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** A piece of a line as HTML. What turns the direction is replaced by its name, so that it is seen and turns nothing. */
export function escapeLine(text: string, className?: string): string {
  const html = text
    .replace(/[&<>"']/g, character => entities[character] ?? "")
    .replace(turning, character => `<span class="hl-bidi">${nameOf(character)}</span>`);
  return className === undefined || html === "" ? html : `<span class="${className}">${html}</span>`;
}
