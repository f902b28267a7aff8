import type { SupportState } from "#core/vocabulary.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { useT } from "../translation.tsx";
import { Badge, type Tone } from "../ui/badge.tsx";

const tones: Record<SupportState, Tone> = { open: "coin", answered: "online", closed: "neutral" };

/** Whose turn it is, in a word. */
export function SupportStateBadge({ state }: { state: SupportState }) {
  const t = useT(supportMessages);
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}
