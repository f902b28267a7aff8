import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export const diffColours = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--color-accent)" },
    { tag: [tags.string, tags.regexp], color: "var(--color-online)" },
    { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--color-coin)" },
    { tag: tags.comment, color: "var(--color-muted)", fontStyle: "italic" },
  ]),
);

const mixed = (token: string, share: number) =>
  `color-mix(in oklab, var(--color-${token}) ${share}%, transparent)`;

/** Words that differ are underlined: coloured letters on a stronger ground are hard to read. */
const underline = (token: string) =>
  `linear-gradient(var(--color-${token}), var(--color-${token})) bottom / 100% 2px no-repeat`;

/** Both editors stand in one scrolled box, so that lines which belong together stay side by side. */
export const diffLook = EditorView.theme({
  "&": { backgroundColor: "transparent", color: "var(--color-text)", fontSize: "0.8125rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6", direction: "ltr" },
  ".cm-content": { caretColor: "var(--color-accent)", paddingBlock: "0.75rem" },
  ".cm-cursor": { borderInlineStartColor: "var(--color-accent)" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--color-muted)", border: "none" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: mixed("accent", 28),
  },
  "&.cm-merge-a .cm-changedLine, &.cm-merge-a .cm-changedLineGutter": {
    backgroundColor: "var(--color-offline-soft)",
  },
  "&.cm-merge-b .cm-changedLine, &.cm-merge-b .cm-changedLineGutter": {
    backgroundColor: "var(--color-online-soft)",
  },
  "&.cm-merge-a .cm-changedText": { background: underline("offline-fill") },
  "&.cm-merge-b .cm-changedText": { background: underline("online-fill") },
  ".cm-placeholder": { color: "var(--color-muted)" },
  ".cm-panels": { backgroundColor: "var(--color-raised)", color: "var(--color-text)" },
  ".cm-tooltip": {
    backgroundColor: "var(--color-surface)",
    color: "var(--color-text)",
    border: "1px solid var(--color-line)",
  },
  ".cm-diagnostic": { fontFamily: "var(--font-sans)" },
});
