import { useState } from "react";
import type { CoinAccount, CoinClaim } from "#features/coins/coins.schema.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Rich, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Time } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";
import { Amount } from "./amount.tsx";
import { useServerNow } from "./use-server-now.ts";

const two = (value: number) => String(value).padStart(2, "0");
/** "07:05:09"; a clock reads the same in every language. */
function clockOf(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1_000));
  return `${two(Math.floor(total / 3_600))}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
}

function Countdown({ ms, at }: { ms: number; at: string }) {
  const t = useT(coinMessages);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-muted">{t("next_in")}</p>
      <p role="timer" aria-live="off" dir="ltr" className="font-mono text-3xl font-semibold rtl:text-end">
        {clockOf(ms)}
      </p>
      <p className="text-xs text-muted">
        <Rich catalogue={coinMessages} id="next_at" parts={{ time: <Time at={at} /> }} />
      </p>
    </div>
  );
}

/** What came out of the gift: it springs up once, and stands still for whoever wants no motion. */
function Received({ amount }: { amount: number }) {
  const t = useT(coinMessages);
  return (
    <p
      role="status"
      className="gift-received flex items-center gap-3 rounded-lg bg-coin-soft px-4 py-3 text-coin"
    >
      <Icon name="sparkle" size={24} className="shrink-0" />
      <strong className="text-lg">{t("claimed", { count: amount })}</strong>
    </p>
  );
}

type Props = {
  account: CoinAccount;
  onClaimed(claim: CoinClaim): void;
  /** The gift was claimed elsewhere: the page is behind. */
  onOutdated(): void;
};

function Gift({ account, onClaimed, onOutdated }: Props) {
  const t = useT(coinMessages);
  const [running, setRunning] = useState(false);
  const [received, setReceived] = useState<number | null>(null);
  const waitMs = new Date(account.nextClaimAt).getTime() - useServerNow(account.now);
  async function claim(): Promise<void> {
    setRunning(true);
    try {
      const claimed = await callApi<CoinClaim>("/api/coins/claim", { method: "POST" });
      setReceived(claimed.claimedAmount);
      onClaimed(claimed);
    } catch (error) {
      const refusal = error instanceof ApiFailure && error.code !== null ? error : null;
      toast.error(refusal?.message ?? t("claim_failed"));
      if (refusal?.code === "gift_not_ready") onOutdated();
    } finally {
      setRunning(false);
    }
  }
  // What was ready when the page was made stays so, whatever the two clocks differ by.
  const isReady = account.nextClaimAt <= account.now || waitMs <= 0;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{t("gift_title")}</h2>
      {received !== null && !isReady && <Received amount={received} />}
      {isReady ? (
        <>
          <p className="text-lg font-semibold">{t("ready")}</p>
          <Button variant="primary" size="lg" icon="coin" pending={running} onClick={() => void claim()}>
            {t("claim")}
          </Button>
        </>
      ) : (
        <Countdown ms={waitMs} at={account.nextClaimAt} />
      )}
      <p className="mt-auto text-sm text-muted">
        {t("gift_next", { min: account.nextGift.min, count: account.nextGift.max })}{" "}
        {account.keptUntil !== null && (
          <Rich catalogue={coinMessages} id="keep_by" parts={{ time: <Time at={account.keptUntil} /> }} />
        )}
      </p>
    </Card>
  );
}

/** Balance and daily gift, beside each other where there is room. */
export function BalanceAndGift(props: Props) {
  const { account } = props;
  const t = useT(coinMessages);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card className="flex flex-col gap-2">
        <h2 className="text-xl">{t("balance")}</h2>
        <p aria-live="polite" className="py-2 text-3xl font-semibold">
          <Amount count={account.balance} size={32} />
        </p>
        <p className="mt-auto text-sm text-muted">{t("balance_private")}</p>
      </Card>
      <Gift {...props} />
    </div>
  );
}
