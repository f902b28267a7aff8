import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { loadChunk } from "../errors/chunk-load.ts";
import { classNames } from "../ui/class-names.ts";
import { whenUsed } from "../when-used.ts";
import type { Editor, Mark } from "./editor.ts";
import { handOver } from "./hand-over.ts";
import type { CodeLanguage } from "./tool-kinds.ts";

export type CodeFieldHandle = { goTo(line: number, column: number): void };

type Props = {
  label: string;
  value: string;
  language: CodeLanguage;
  placeholder?: string;
  marks?: readonly Mark[];
  /** Without it the text can only be read. */
  onChange?(text: string): void;
  ref?: Ref<CodeFieldHandle>;
};

const none: readonly Mark[] = [];

/** The editor comes when somebody uses the page; until then, and without it, a plain field does the same. */
function useEditor({ label, value, placeholder = "", language, marks = none, onChange }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<Editor | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const isReadOnly = onChange === undefined;
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const { openEditor } = await loadChunk(() => import("./editor.ts"));
      if (isGone || !host.current) return;
      editor.current = openEditor({
        host: host.current,
        text: latest.current.value,
        language,
        label,
        hint: placeholder,
        isReadOnly,
        onChange: text => latest.current.onChange?.(text),
      });
      handOver(plain.current, editor.current, () => setOpen(true));
    };
    // Without the editor the plain field stays.
    const stopWaiting = whenUsed(() => void open().catch(() => undefined));
    return () => {
      isGone = true;
      stopWaiting();
      editor.current?.destroy();
      editor.current = null;
      setOpen(false);
    };
  }, [language, label, placeholder, isReadOnly]);
  useEffect(() => {
    if (isOpen) editor.current?.setText(value);
  }, [value, isOpen]);
  useEffect(() => {
    if (isOpen) editor.current?.setMarks(marks);
  }, [marks, isOpen]);
  return { host, plain, editor, isOpen };
}

/** Code, from left to right in every language: an editor with line numbers, marks and search. */
export function CodeField(props: Props) {
  const { label, value, placeholder, onChange, ref } = props;
  const { host, plain, editor, isOpen } = useEditor(props);
  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      if (editor.current) editor.current.goTo(line, column);
      else plain.current?.focus();
    },
  }));
  return (
    <div dir="ltr" className="relative h-full min-h-0">
      <div ref={host} className={classNames("absolute inset-0 overflow-hidden", !isOpen && "invisible")} />
      {!isOpen && (
        <textarea
          ref={plain}
          aria-label={label}
          value={value}
          placeholder={placeholder}
          readOnly={onChange === undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={event => onChange?.(event.currentTarget.value)}
          className="absolute inset-0 size-full resize-none bg-transparent px-3 py-3 font-mono text-xs outline-offset-[-2px]"
        />
      )}
    </div>
  );
}
