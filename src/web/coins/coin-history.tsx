import { useState } from "react";
import type { CoinHistory, CoinMove } from "#features/coins/coins.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { callApi } from "../api-client.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Time } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";

function useMoveText(): (move: CoinMove) => string {
  const t = useT(coinMessages);
  return ({ kind, reference }) => {
    if (kind === "claim") return t("move_claim", { day: Number(reference) });
    if (kind === "plan") return t("move_plan", { plan: titleOf(reference) });
    return t(`move_${kind}`);
  };
}
const titleOf = (plan: string): string =>
  Object.entries(planTitles).find(([name]) => name === plan)?.[1] ?? plan;

function Move({ move }: { move: CoinMove }) {
  const language = useLanguage();
  const text = useMoveText()(move);
  const amount = formatNumber(language, move.amount, { signDisplay: "always" });
  return (
    <li className="flex items-center justify-between gap-4 px-5 py-3 text-sm sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold">{text}</p>
        <p className="text-xs text-muted">
          <Time at={move.at} />
        </p>
      </div>
      <bdi dir="ltr" className={move.amount > 0 ? "font-semibold text-online" : "font-semibold"}>
        {amount}
      </bdi>
    </li>
  );
}

/** Everything that came and went, the newest first; older pages follow on demand. Keyed by the newest: a new move begins it anew. */
export function History({ first }: { first: CoinHistory }) {
  const t = useT(coinMessages);
  const [older, setOlder] = useState<CoinHistory | null>(null);
  const [running, setRunning] = useState(false);
  const { next } = older ?? first;
  const items = [...first.items, ...(older?.items ?? [])];
  async function more(): Promise<void> {
    setRunning(true);
    try {
      const page = await callApi<CoinHistory>(`/api/coins/history?cursor=${next}`);
      setOlder({ items: [...(older?.items ?? []), ...page.items], next: page.next });
    } catch {
      toast.error(t("history_failed"));
    } finally {
      setRunning(false);
    }
  }
  return (
    <section aria-labelledby="history-title" className="flex flex-col gap-4">
      <h2 id="history-title" className="text-xl">
        {t("history_title")}
      </h2>
      <Card padded={false}>
        {items.length === 0 ? (
          <p className="px-5 py-8 text-center text-sm text-muted">{t("history_empty")}</p>
        ) : (
          <ul className="divide-y divide-line">
            {items.map(move => (
              <Move key={move.id} move={move} />
            ))}
          </ul>
        )}
      </Card>
      {next !== null && (
        <Button className="self-start" pending={running} onClick={() => void more()}>
          {t("history_more")}
        </Button>
      )}
    </section>
  );
}
