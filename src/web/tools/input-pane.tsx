import { type DragEvent, type Ref, useState } from "react";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { type Picked, pickedFromDrop } from "../projects/draft/pick-files.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { CodeField, type CodeFieldHandle } from "./code-field.tsx";
import type { Mark } from "./editor.ts";
import { FilePicker } from "./file-picker.tsx";
import { Pane } from "./pane.tsx";
import { type ToolId, toolKinds } from "./tool-kinds.ts";

type Props = {
  tool: ToolId;
  text: string;
  marks: readonly Mark[];
  field: Ref<CodeFieldHandle>;
  onChange(text: string): void;
  onPick(picked: Picked): void;
  onExample(): void;
  onClear(): void;
};

/** Where code comes in: typed, pasted, dropped or opened. */
export function InputPane({ tool, text, marks, field, onChange, onPick, onExample, onClear }: Props) {
  const t = useT(toolsMessages);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(false);
    void pickedFromDrop(event.dataTransfer).then(onPick);
  };
  return (
    // Dropping is one way of four; the buttons serve keyboards and screen readers.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    <div
      className="grid min-w-0"
      onDragOverCapture={event => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDropCapture={drop}
    >
      <Pane
        testId="tool-input"
        title={isOver ? t("dropping") : t("input")}
        isOver={isOver}
        actions={
          <>
            <FilePicker onPick={onPick} />
            {text === "" ? (
              <Button size="sm" icon="sparkle" onClick={onExample}>
                {t("example")}
              </Button>
            ) : (
              <Button size="sm" icon="close" onClick={onClear}>
                {t("clear")}
              </Button>
            )}
          </>
        }
      >
        <CodeField
          ref={field}
          label={t("input")}
          placeholder={t("placeholder")}
          language={toolKinds[tool].language}
          value={text}
          marks={marks}
          onChange={onChange}
        />
      </Pane>
    </div>
  );
}
