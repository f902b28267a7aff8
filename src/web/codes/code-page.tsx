import { useSearchParams } from "react-router";
import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { MessageScreen } from "../errors/screens.tsx";
import { useCountView } from "../library/use-count-view.ts";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CodeFacts } from "./code-facts.tsx";
import { CodeHead } from "./code-head.tsx";
import { CodePanel } from "./code-panel.tsx";
import { CodePreview } from "./code-preview.tsx";
import { CodeVideo } from "./code-video.tsx";
import { shownVersion } from "./page-address.ts";
import { useCodeView } from "./use-code-view.ts";

function Setup({ steps }: { steps: readonly string[] }) {
  const t = useT(codeMessages);
  if (steps.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t("setup")}</h2>
      <ol className="mt-4 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-0.5 text-sm break-words">{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** 'Code not found!', with the way back to what is there. */
export function MissingCode() {
  const t = useT(codeMessages);
  return (
    <div className="page">
      <MessageScreen icon="code" title={t("missing_title")} text={t("missing_text")}>
        <LinkButton to="/codes/djs" variant="primary" icon="code">
          {t("missing_action")}
        </LinkButton>
      </MessageScreen>
    </div>
  );
}

/** Everything about one code. The overview is the same for everybody; the code comes privately. */
export function CodePage({ code }: { code: CodeOverview }) {
  const [search] = useSearchParams();
  const version = shownVersion(search, code.version);
  const reading = useCodeView({ id: code.id, version, needsPlan: code.needsPlan });
  useCountView("code", code.id, reading.reading.kind === "ready");
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-12">
      <CodeHead code={code} />
      <CodeFacts code={code} version={version} />
      {code.hasPreview && <CodePreview id={code.id} title={code.title} version={version} />}
      {code.video !== null && <CodeVideo video={code.video} title={code.title} />}
      <CodePanel code={code} reading={reading} />
      <Setup steps={code.setup} />
    </div>
  );
}
