import type { Change, Diagnostic, Step } from "#djs-convert";
import { isolateLatin, leftToRight } from "#i18n/direction.ts";
import { lookUp } from "#i18n/message.ts";
import { converterMessages } from "#i18n/messages/converter.ts";
import { arabicNotes, isForReaders } from "#i18n/messages/converter-notes.ts";
import { arabicPhrases } from "#i18n/messages/converter-phrases.ts";
import { converterReasonMessages } from "#i18n/messages/converter-reasons.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Badge, type Tone } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { aboutOf, type Finding, type FindingKind, isBroken } from "./findings.ts";
import { converterLimits } from "./limits.ts";

const looks: Record<FindingKind, { tone: Tone; icon: IconName }> = {
  certain: { tone: "online", icon: "check" },
  likely: { tone: "coin", icon: "eye" },
  decide: { tone: "offline", icon: "alert" },
  rejected: { tone: "neutral", icon: "close" },
  types: { tone: "neutral", icon: "code" },
};

const cut = (text: string): string =>
  text.length > converterLimits.excerptChars ? `${text.slice(0, converterLimits.excerptChars)}…` : text;

function Excerpt({ change, isRejected }: { change: Change; isRejected: boolean }) {
  const t = useT(converterMessages);
  // What is only put in between two places has no text of its own in the list.
  if (change.before === "" && change.after === "") return null;
  const side =
    "min-w-0 rounded-md px-2.5 py-1.5 font-mono text-2xs leading-5 break-words whitespace-pre-wrap";
  return (
    <div dir="ltr" className="grid gap-1.5 md:grid-cols-2">
      <div className={`${side} ${isRejected ? "bg-raised" : "bg-offline-soft"}`}>
        <span className="sr-only">{t("before")}</span>
        {cut(change.before)}
      </div>
      <div className={`${side} ${isRejected ? "bg-raised text-muted line-through" : "bg-online-soft"}`}>
        <span className="sr-only">{t("after")}</span>
        {change.after === "" ? <i>{t("removed_text")}</i> : cut(change.after)}
      </div>
    </div>
  );
}

/** The row of the catalogue: code from left to right, its words in the page's language. */
function DetailLine({ diagnostic: { message, detail, reason } }: { diagnostic: Diagnostic }) {
  const language = useLanguage();
  const look = "text-2xs leading-5 break-words text-muted";
  // What a parser says of broken code is English wherever one reads it.
  if (language === "en" || isBroken(reason))
    return (
      <p dir="ltr" lang="en" className={`font-mono ${look}`}>
        {cut(message)}
      </p>
    );
  const { found, before, after, note } = detail;
  const words = [found, before, after === "" ? "gone" : after].filter(text => text !== "");
  return (
    <p className={look}>
      {words.map((text, index) => (
        <span key={text}>
          {index > 0 && <span aria-hidden="true"> ← </span>}
          {Object.hasOwn(arabicPhrases, text) ? (
            isolateLatin(arabicPhrases[text] ?? text)
          ) : (
            <bdi dir="ltr" className="font-mono">
              {cut(text)}
            </bdi>
          )}
        </span>
      ))}
      {isForReaders(note) && ` (${isolateLatin(arabicNotes[note] ?? note)})`}
    </p>
  );
}

function Left({ diagnostic }: { diagnostic: Diagnostic }) {
  const { reason } = diagnostic;
  const language = useLanguage();
  const text = (part: "what" | "do") =>
    lookUp(converterReasonMessages, language, `${part}_${reason}`, `${part}_other`);
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>{text("what")}</p>
      <p className="text-muted">{text("do")}</p>
      <DetailLine diagnostic={diagnostic} />
    </div>
  );
}

function Guide({ href, step }: { href: string; step: Step | null }) {
  const t = useT(converterMessages);
  if (href === "" || step === null) return null;
  const [from = "", to = ""] = step.split("-");
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={t("guide_for", { from, to })}
      className="inline-flex min-h-6 items-center gap-1 text-accent underline-offset-4 hover:underline"
    >
      {t("guide")} <bdi dir="ltr">{`v${to}`}</bdi>
      <Icon name="external" size={14} />
    </a>
  );
}

type Props = { finding: Finding; onGo(): void; onToggle(change: Change): void };

/** One change or remark: its line, how sure it is, what it was and is, and what can be done about it. */
export function FindingRow({ finding, onGo, onToggle }: Props) {
  const t = useT(converterMessages);
  const { kind } = finding;
  const about = aboutOf(finding);
  const line = String(about.line);
  const isRejected = kind === "rejected";
  return (
    <li data-kind={kind} className="flex flex-col gap-2.5 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-xs">
        <button
          type="button"
          onClick={onGo}
          className="min-h-6 font-semibold text-accent tabular-nums underline-offset-4 hover:underline"
        >
          {t("line", { line })}
        </button>
        <Badge {...looks[kind]}>{t(kind)}</Badge>
        {about.step !== null && (
          <span className="flex items-center gap-x-3 max-sm:order-last max-sm:basis-full">
            <span className="text-muted">{t("rule", { rule: leftToRight(about.rule) })}</span>
            <Guide href={about.guide} step={about.step} />
          </span>
        )}
        {"change" in finding && (
          <Button
            size="sm"
            variant="ghost"
            className="ms-auto"
            icon={isRejected ? "check" : "close"}
            aria-label={t(isRejected ? "apply_change" : "reject_change", { line })}
            onClick={() => onToggle(finding.change)}
          >
            {t(isRejected ? "apply" : "reject")}
          </Button>
        )}
      </div>
      {"diagnostic" in finding ? (
        <Left diagnostic={finding.diagnostic} />
      ) : (
        <Excerpt change={finding.change} isRejected={isRejected} />
      )}
    </li>
  );
}
