export { highlight, linesOf } from "./highlight.ts";
export { type Grammar, grammarOf } from "./languages.ts";
