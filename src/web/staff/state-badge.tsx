import type { ModerationState } from "#core/vocabulary.ts";
import { riskMessages } from "#i18n/messages/risk.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { useT } from "../translation.tsx";
import { Badge, type Tone } from "../ui/badge.tsx";

const tones: Record<ModerationState, Tone> = { shown: "online", hidden: "coin", removed: "offline" };

type Props = { state: ModerationState; isPrivate: boolean };

/** How a project stands, in a word. */
export function StateBadge({ state, isPrivate }: Props) {
  const t = useT(staffMessages);
  if (state === "shown" && isPrivate) return <Badge icon="lock">{t("private")}</Badge>;
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

const high = 40;

/** How dangerous it looks; nothing for what shows no sign. */
export function RiskBadge({ score }: { score: number | null }) {
  const t = useT(riskMessages);
  if (score === null) return <Badge>{t("unknown")}</Badge>;
  if (score === 0) return <Badge icon="check">{t("none")}</Badge>;
  return (
    <Badge tone={score >= high ? "offline" : "coin"} icon="alert">
      {t("score", { score })}
    </Badge>
  );
}
