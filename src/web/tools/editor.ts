import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { css } from "@codemirror/lang-css";
import { html } from "@codemirror/lang-html";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { toolLimits } from "./limits.ts";
import type { CodeLanguage } from "./tool-kinds.ts";

export type Mark = { line: number; column: number; message: string; severity: "error" | "warning" | "info" };

/** What the page needs of an editor; the library behind it is known only here. */
export type Editor = {
  setText(text: string): void;
  setMarks(marks: readonly Mark[]): void;
  goTo(line: number, column: number): void;
  /** Puts the cursor at an offset into the text, in UTF-16 code units. */
  focus(at: number): void;
  destroy(): void;
};

type Options = {
  host: HTMLElement;
  text: string;
  language: CodeLanguage;
  label: string;
  hint: string;
  isReadOnly: boolean;
  onChange(text: string): void;
};

const languages: Record<CodeLanguage, () => Extension> = {
  javascript: () => javascript({ jsx: true }),
  css,
  html: () => html(),
};

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword, tags.modifier], color: "var(--color-accent)" },
  { tag: [tags.string, tags.attributeValue, tags.regexp], color: "var(--color-online)" },
  { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color, tags.atom], color: "var(--color-coin)" },
  { tag: tags.comment, color: "var(--color-muted)", fontStyle: "italic" },
  { tag: [tags.propertyName, tags.attributeName, tags.className], color: "var(--color-text)" },
]);

const look = EditorView.theme({
  "&": {
    blockSize: "100%",
    backgroundColor: "transparent",
    color: "var(--color-text)",
    fontSize: "0.8125rem",
  },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6", direction: "ltr" },
  ".cm-content": { caretColor: "var(--color-accent)", paddingBlock: "0.75rem" },
  ".cm-cursor": { borderInlineStartColor: "var(--color-accent)" },
  ".cm-placeholder": { color: "var(--color-muted)", fontFamily: "var(--font-sans)" },
  // Long lines slide along beneath the numbers.
  ".cm-gutters": { backgroundColor: "var(--color-surface)", color: "var(--color-muted)", border: "none" },
  ".cm-activeLine": { backgroundColor: "color-mix(in oklab, var(--color-raised) 60%, transparent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in oklab, var(--color-accent) 28%, transparent)",
  },
  ".cm-panels": { backgroundColor: "var(--color-raised)", color: "var(--color-text)" },
  ".cm-tooltip": {
    backgroundColor: "var(--color-surface)",
    color: "var(--color-text)",
    border: "1px solid var(--color-line)",
  },
  ".cm-diagnostic": { fontFamily: "var(--font-sans)" },
});

const colouring = (language: CodeLanguage, text: string): Extension =>
  text.length > toolLimits.colouredChars ? [] : languages[language]();

function diagnosticsOf(state: EditorState, marks: readonly Mark[]): Diagnostic[] {
  return marks.map(({ line, column, message, severity }) => {
    const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
    const start = Math.min(from + Math.max(column - 1, 0), to);
    return { from: start, to: Math.min(start + 1, to), message, severity };
  });
}

export function openEditor({ host, text, language, label, hint, isReadOnly, onChange }: Options): Editor {
  const coloured = new Compartment();
  let isOwnChange = false;
  const view = new EditorView({
    parent: host,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        drawSelection(),
        bracketMatching(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        search({ top: true }),
        lintGutter(),
        placeholder(hint),
        isReadOnly ? EditorView.lineWrapping : history(),
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of({ "aria-label": label, dir: "ltr", spellcheck: "false" }),
        coloured.of(colouring(language, text)),
        syntaxHighlighting(colours),
        look,
        EditorView.updateListener.of(update => {
          if (update.docChanged && !isOwnChange) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: next => {
      if (next === view.state.doc.toString()) return;
      isOwnChange = true;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        effects: coloured.reconfigure(colouring(language, next)),
      });
      isOwnChange = false;
    },
    setMarks: marks => view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state, marks))),
    goTo: (line, column) => {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: Math.min(from + column - 1, to) }, scrollIntoView: true });
      view.focus();
    },
    focus: at => {
      view.dispatch({ selection: { anchor: Math.min(at, view.state.doc.length) } });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
