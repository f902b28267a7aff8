import { useRef } from "react";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { type Picked, pickedFromInput } from "../projects/draft/pick-files.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";

/** Folder choosing is in every browser and in no type of React. */
const folderInput = { webkitdirectory: "" };

type Props = { onPick(picked: Picked): void };

/** Buttons that open the browser's own choosers. */
export function FilePicker({ onPick }: Props) {
  const t = useT(toolsMessages);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const choosers = [
    { input: files, label: t("open_files"), icon: "file" as const, props: {}, testId: "tool-files" },
    {
      input: folder,
      label: t("open_folder"),
      icon: "folder" as const,
      props: folderInput,
      testId: "tool-folder",
    },
  ];
  return choosers.map(({ input, label, icon, props, testId }) => (
    <span key={testId} className="contents">
      <Button size="sm" icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        {...props}
        ref={input}
        type="file"
        multiple
        hidden
        data-testid={testId}
        onChange={event => {
          if (event.currentTarget.files) onPick(pickedFromInput(event.currentTarget.files));
          // The same file chosen again is a change again.
          event.currentTarget.value = "";
        }}
      />
    </span>
  ));
}
