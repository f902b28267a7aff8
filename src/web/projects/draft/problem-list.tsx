import type { FileProblem } from "#features/projects/project-files.schema.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useProblemText } from "./problem-text.ts";

const shownMax = 8;

type Props = { problems: readonly FileProblem[]; title: string; tone?: "warning" | "error"; onHide?(): void };

/** Why something was not added or cannot be published; long lists end in a number. */
export function ProblemList({ problems, title, tone = "warning", onHide }: Props) {
  const t = useT(projectFormMessages);
  const problemText = useProblemText();
  if (problems.length === 0) return null;
  const rest = problems.length - shownMax;
  const hide = onHide && (
    <Button size="sm" onClick={onHide}>
      {t("hide")}
    </Button>
  );
  return (
    <Notice tone={tone} title={title} action={hide}>
      <ul className="flex list-disc flex-col gap-0.5 ps-5">
        {problems.slice(0, shownMax).map(problem => (
          <li key={JSON.stringify(problem)} className="break-words">
            {problemText(problem)}
          </li>
        ))}
        {rest > 0 && <li>{t("more_problems", { count: rest })}</li>}
      </ul>
    </Notice>
  );
}
