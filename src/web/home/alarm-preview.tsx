import { type ReactNode, useState } from "react";
import { brand } from "#core/brand.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { BrandMark } from "../shell/brand-mark.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { StatusShape } from "../ui/badge.tsx";
import { Select, TextField } from "../ui/field.tsx";
import type { AlarmTexts } from "./alarm-texts.server.ts";

/** A headline with the typed name set off in it; the name keeps its own direction. */
function Headline({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split("{name}");
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}

type EmbedProps = { status: "online" | "offline"; title: ReactNode; children: ReactNode };

function Embed({ status, title, children }: EmbedProps) {
  const edge = status === "online" ? "border-s-online-fill" : "border-s-offline-fill";
  return (
    <div className={`rounded-lg border border-s-4 border-line ${edge} bg-canvas p-4`}>
      <p className="flex items-start gap-2 text-sm font-semibold">
        <StatusShape status={status} size={12} className="mt-1.5" />
        <span className="min-w-0 break-words">{title}</span>
      </p>
      <div className="mt-2 text-sm text-muted">{children}</div>
    </div>
  );
}

function Conversation({ texts, name, cause }: { texts: AlarmTexts; name: string; cause: string }) {
  const t = useT(homeMessages);
  const language = useLanguage();
  return (
    <figure className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <figcaption className="flex items-center gap-3">
        <BrandMark size={36} />
        <span className="font-semibold">{brand.name[language]}</span>
        <span className="rounded bg-accent-soft px-1.5 text-2xs font-semibold text-accent">
          {t("alarm_bot")}
        </span>
        <span className="ms-auto text-xs text-muted">{t("alarm_preview")}</span>
      </figcaption>
      <div aria-live="polite" className="flex flex-col gap-3">
        <Embed status="offline" title={<Headline text={texts.offline} name={name} />}>
          {cause}
        </Embed>
        <Embed status="online" title={<Headline text={texts.online} name={name} />}>
          {texts.outageLabel}: <b className="text-text">{texts.outage}</b>
        </Embed>
      </div>
    </figure>
  );
}

/** The messages that a monitor sends, in the words in which it sends them, for the name that one types. */
export function AlarmPreview({ texts }: { texts: AlarmTexts }) {
  const t = useT(homeMessages);
  const [typed, setTyped] = useState("");
  const [causeId, setCauseId] = useState("status");
  const cause = texts.causes.find(each => each.id === causeId)?.text ?? "";
  return (
    <section
      aria-labelledby="alarm-title"
      className="page grid gap-8 pt-16 sm:pt-24 lg:grid-cols-[1fr_1.1fr] lg:items-center lg:gap-16"
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h2 id="alarm-title" className="text-2xl">
            {t("alarm_title")}
          </h2>
          <p className="text-muted">{t("alarm_text")}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("alarm_name")}
            placeholder={t("alarm_name_example")}
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
          />
          <Select label={t("alarm_cause")} value={causeId} onChange={event => setCauseId(event.target.value)}>
            {texts.causes.map(each => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Conversation texts={texts} name={typed.trim() || t("alarm_name_example")} cause={cause} />
    </section>
  );
}
