import { useState } from "react";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { controlClass } from "../ui/field.tsx";
import { type LineRange, parseLines } from "./line-range.ts";

type Props = { lineCount: number; onSelect(range: LineRange): void };

/** Lines by their numbers: the way of keyboards to what a tap on a number does. */
export function LinesField({ lineCount, onSelect }: Props) {
  const t = useT(codeViewerMessages);
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={event => {
        event.preventDefault();
        const range = parseLines(text, lineCount);
        setWrong(range === null);
        if (range !== null) onSelect(range);
      }}
    >
      <label className="flex items-center gap-2 text-xs text-muted">
        {t("go_to")}
        <span className="w-24">
          <input
            dir="ltr"
            inputMode="text"
            autoComplete="off"
            maxLength={16}
            placeholder="10-20"
            title={t("go_to_hint")}
            aria-invalid={isWrong || undefined}
            value={text}
            onChange={event => {
              setText(event.currentTarget.value);
              setWrong(false);
            }}
            className={classNames(controlClass, "h-9 font-mono text-sm")}
          />
        </span>
      </label>
      <Button type="submit" size="sm" variant="ghost">
        {t("go")}
      </Button>
    </form>
  );
}
