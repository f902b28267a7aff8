import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { goToNextChunk, goToPreviousChunk, MergeView } from "@codemirror/merge";
import { search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import type { Mark } from "../tools/editor.ts";
import "./converter.css";
import { diffColours, diffLook } from "./diff-look.ts";
import { converterLimits } from "./limits.ts";
import { editedStretch } from "./rejections.ts";

/** What the page needs of two editors side by side; the library behind them is known only here. */
export type DiffView = {
  setBefore(text: string): void;
  setAfter(text: string): void;
  setMarks(marks: readonly Mark[]): void;
  goTo(line: number, column: number): void;
  step(direction: 1 | -1): void;
  /** Puts the cursor at an offset into the text, in UTF-16 code units. */
  focus(at: number): void;
  destroy(): void;
};

type Options = {
  host: HTMLElement;
  before: string;
  after: string;
  labels: { before: string; after: string; hint: string };
  onChange(text: string): void;
};

const colouring = (text: string): Extension =>
  text.length > converterLimits.colouredChars ? [] : javascript({ jsx: true, typescript: true });

/** Only what differs is replaced: the place of the cursor, the scroll and the comparison of the rest stay. */
function replace(view: EditorView, colour: Compartment, next: string): void {
  const now = view.state.doc.toString();
  if (now === next) return;
  const { from, toBefore, toAfter } = editedStretch(now, next);
  const isColoured = (text: string) => text.length <= converterLimits.colouredChars;
  view.dispatch({
    changes: { from, to: toBefore, insert: next.slice(from, toAfter) },
    ...(isColoured(now) !== isColoured(next) && { effects: colour.reconfigure(colouring(next)) }),
  });
}

function diagnosticsOf(state: EditorState, marks: readonly Mark[]): Diagnostic[] {
  return marks.map(({ line, column, message, severity }) => {
    const { from, to } = state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
    const start = Math.min(from + Math.max(column - 1, 0), to);
    const word = /^[\w$]+/.exec(state.doc.sliceString(start, to))?.[0] ?? "";
    return { from: start, to: start + Math.max(word.length, start < to ? 1 : 0), message, severity };
  });
}

const shared = (label: string, keys: Extension): Extension => [
  lineNumbers(),
  highlightSpecialChars(),
  drawSelection(),
  bracketMatching(),
  search({ top: true }),
  EditorView.lineWrapping,
  keys,
  keymap.of([...searchKeymap, ...defaultKeymap]),
  EditorView.contentAttributes.of({ "aria-label": label, dir: "ltr", spellcheck: "false" }),
  diffColours,
  diffLook,
];

/** F7 and Shift F7 go from change to change, as in other tools that compare. */
const chunkKeys = keymap.of([{ key: "F7", run: goToNextChunk, shift: goToPreviousChunk }]);

export function openDiff({ host, before, after, labels, onChange }: Options): DiffView {
  const colours = { a: new Compartment(), b: new Compartment() };
  let isOwnChange = false;
  const heard = EditorView.updateListener.of(update => {
    if (update.docChanged && !isOwnChange) onChange(update.state.doc.toString());
  });
  const merge = new MergeView({
    parent: host,
    gutter: true,
    diffConfig: { scanLimit: 500, timeout: converterLimits.compareMs },
    a: {
      doc: before,
      extensions: [
        shared(labels.before, chunkKeys),
        colours.a.of(colouring(before)),
        history(),
        keymap.of(historyKeymap),
        lintGutter(),
        placeholder(labels.hint),
        heard,
      ],
    },
    b: {
      doc: after,
      extensions: [
        shared(labels.after, chunkKeys),
        colours.b.of(colouring(after)),
        EditorState.readOnly.of(true),
      ],
    },
  });
  return {
    setBefore: text => {
      isOwnChange = true;
      replace(merge.a, colours.a, text);
      isOwnChange = false;
    },
    setAfter: text => replace(merge.b, colours.b, text),
    setMarks: marks => merge.a.dispatch(setDiagnostics(merge.a.state, diagnosticsOf(merge.a.state, marks))),
    goTo: (line, column) => {
      const { from, to } = merge.a.state.doc.line(Math.min(line, merge.a.state.doc.lines));
      const anchor = Math.min(from + column - 1, to);
      merge.a.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
      merge.a.focus();
    },
    step: direction => {
      // On narrow screens only one of the two is seen.
      const seen = merge.a.dom.offsetParent === null ? merge.b : merge.a;
      (direction === 1 ? goToNextChunk : goToPreviousChunk)(seen);
      seen.focus();
    },
    focus: at => {
      merge.a.dispatch({ selection: { anchor: Math.min(at, merge.a.state.doc.length) } });
      merge.a.focus();
    },
    destroy: () => merge.destroy(),
  };
}
