import { type ReactNode, useRef } from "react";
import { converterMessages } from "#i18n/messages/converter.ts";
import { SmallSelect } from "../codes/small-select.tsx";
import { type Picked, pickedFromInput } from "../projects/draft/pick-files.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { allSteps, type Choice, fromChoices, toChoices, withFrom, withTo } from "./steps.ts";

type StepsProps = { choice: Choice; onChoose(choice: Choice): void };

/** From which version to which. */
export function StepFields({ choice, onChoose }: StepsProps) {
  const t = useT(converterMessages);
  const version = (value: number) => t("version", { version: String(value) });
  const isAll = choice.from === allSteps.from && choice.to === allSteps.to;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SmallSelect
        label={t("from")}
        value={String(choice.from)}
        options={fromChoices.map(from => ({
          value: String(from),
          label: from === "auto" ? t("from_auto") : version(from),
        }))}
        onChange={value => {
          const from = fromChoices.find(one => String(one) === value);
          if (from !== undefined) onChoose(withFrom(choice, from));
        }}
      />
      <SmallSelect
        label={t("to")}
        value={String(choice.to)}
        options={toChoices.map(to => ({ value: String(to), label: version(to) }))}
        onChange={value => {
          const to = toChoices.find(one => String(one) === value);
          if (to !== undefined) onChoose(withTo(choice, to));
        }}
      />
      <Button
        size="sm"
        icon={isAll ? "check" : "bolt"}
        aria-pressed={isAll}
        onClick={() => onChoose(allSteps)}
      >
        {t("all_steps")}
      </Button>
    </div>
  );
}

/** Folder choosing is in every browser and in no type of React. */
const folderInput = { webkitdirectory: "" };

type ChooserProps = { isFolder: boolean; children: ReactNode; onPick(picked: Picked): void };

/** A button that opens the browser's own chooser. */
export function Chooser({ isFolder, children, onPick }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={isFolder ? "folder" : "file"}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        {...(isFolder && folderInput)}
        ref={input}
        type="file"
        multiple
        hidden
        data-testid={isFolder ? "folder-input" : "files-input"}
        onChange={event => {
          if (event.currentTarget.files) onPick(pickedFromInput(event.currentTarget.files));
          // The same file chosen again is a change again.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}
