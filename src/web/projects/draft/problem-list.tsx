import type { ReactNode } from "react";
import type { FileProblem } from "#features/projects/project-files.schema.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useProblemText } from "./problem-text.ts";
import type { RefusedPlaces } from "./refused-places.ts";

const shownMax = 8;

type ListProps = {
  items: readonly { key: string; text: ReactNode }[];
  title: string;
  tone?: "warning" | "error";
  onHide?: (() => void) | undefined;
};

/** Sentences below a title; long lists end in a number. */
function NoticeList({ items, title, tone = "warning", onHide }: ListProps) {
  const t = useT(projectFormMessages);
  if (items.length === 0) return null;
  const rest = items.length - shownMax;
  const hide = onHide && (
    <Button size="sm" onClick={onHide}>
      {t("hide")}
    </Button>
  );
  return (
    <Notice tone={tone} title={title} action={hide}>
      <ul className="flex list-disc flex-col gap-0.5 ps-5 wrap-anywhere">
        {items.slice(0, shownMax).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {rest > 0 && <li>{t("more_problems", { count: rest })}</li>}
      </ul>
    </Notice>
  );
}

type Props = Omit<ListProps, "items"> & { problems: readonly FileProblem[] };

/** Why something was not added or cannot be published. */
export function ProblemList({ problems, ...props }: Props) {
  const problemText = useProblemText();
  const items = problems.map(problem => ({ key: JSON.stringify(problem), text: problemText(problem) }));
  return <NoticeList items={items} {...props} />;
}

/** What the server refused of the files; a path is said where the sentence does not name it. */
export function RefusedFiles({ refused }: { refused: RefusedPlaces["files"] }) {
  const t = useT(projectFormMessages);
  const items = refused.map(({ path, text }) => ({
    key: path ?? text,
    text:
      path === null || text.includes(path) ? (
        text
      ) : (
        <>
          <bdi dir="ltr" className="font-mono text-xs">
            {path}
          </bdi>
          : {text}
        </>
      ),
  }));
  return <NoticeList items={items} title={t("files_wrong")} tone="error" />;
}
