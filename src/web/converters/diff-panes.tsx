import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { converterMessages } from "#i18n/messages/converter.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import type { Mark } from "../tools/editor.ts";
import { handOver } from "../tools/hand-over.ts";
import { useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { whenUsed } from "../when-used.ts";
import type { DiffView } from "./diff-view.ts";

export type DiffHandle = { goTo(line: number, column: number): void; step(direction: 1 | -1): void };

type Props = {
  before: string;
  after: string;
  /** Another one says that `before` came from elsewhere than this editor. */
  revision: number;
  /** Which of the two a narrow screen shows. */
  shown: "before" | "after";
  marks: readonly Mark[];
  onChange(text: string): void;
  ref?: Ref<DiffHandle>;
};

/** From the first use on, the editors of the next file come at once. */
let isUsed = false;

/** The editors come when somebody uses the page; until then, and without them, plain fields do the same. */
function useDiffView(
  { before, after, revision, marks, onChange }: Props,
  labels: { before: string; after: string; hint: string },
) {
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const view = useRef<DiffView | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef({ before, after, onChange, labels });
  latest.current = { before, after, onChange, labels };
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const { openDiff } = await loadChunk(() => import("./diff-view.ts"));
      if (isGone || !host.current) return;
      view.current = openDiff({
        host: host.current,
        ...latest.current,
        onChange: text => latest.current.onChange(text),
      });
      handOver(plain.current, view.current, () => setOpen(true));
    };
    const begin = () => {
      isUsed = true;
      // Without the editors the plain fields stay.
      void open().catch(() => undefined);
    };
    const stopWaiting = isUsed ? () => {} : whenUsed(begin);
    if (isUsed) begin();
    return () => {
      isGone = true;
      stopWaiting();
      view.current?.destroy();
      view.current = null;
      setOpen(false);
    };
  }, []);
  // Not with every letter: what was typed since would be undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` says when the text is to be replaced
  useEffect(() => {
    if (isOpen) view.current?.setBefore(latest.current.before);
  }, [revision, isOpen]);
  useEffect(() => {
    if (isOpen) view.current?.setAfter(after);
  }, [after, isOpen]);
  useEffect(() => {
    if (isOpen) view.current?.setMarks(marks);
  }, [marks, isOpen]);
  return { host, plain, view, isOpen };
}

const fieldClass =
  "h-full w-full flex-1 basis-0 resize-none bg-transparent px-3 py-3 font-mono text-xs outline-offset-[-2px] data-hidden:max-lg:hidden";

/** Old and new code side by side, from left to right in every language; on narrow screens one of them. */
export function DiffPanes(props: Props) {
  const { before, after, shown, onChange, ref } = props;
  const t = useT(converterMessages);
  const labels = { before: t("your_code"), after: t("result"), hint: t("placeholder") };
  const { host, plain, view, isOpen } = useDiffView(props, labels);
  useImperativeHandle(ref, () => ({
    goTo: (line, column) => {
      if (view.current) view.current.goTo(line, column);
      else plain.current?.focus();
    },
    step: direction => view.current?.step(direction),
  }));
  // What was typed before the page came alive is not lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const typed = plain.current?.value ?? before;
    if (typed !== before) onChange(typed);
  }, []);
  return (
    <div dir="ltr" className="relative h-[min(34rem,70dvh)] min-h-80">
      <div
        ref={host}
        data-shown={shown}
        className={classNames("converter-diff absolute inset-0", !isOpen && "invisible")}
      />
      {!isOpen && (
        <div className="absolute inset-0 flex divide-x divide-line">
          <textarea
            ref={plain}
            aria-label={labels.before}
            value={before}
            placeholder={labels.hint}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            data-hidden={shown === "after" ? "" : undefined}
            onChange={event => onChange(event.currentTarget.value)}
            className={fieldClass}
          />
          <textarea
            aria-label={labels.after}
            value={after}
            readOnly
            spellCheck={false}
            data-hidden={shown === "before" ? "" : undefined}
            className={fieldClass}
          />
        </div>
      )}
    </div>
  );
}
