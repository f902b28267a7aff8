import { lazy, Suspense, useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { type PaidPlan, paidPlans } from "#core/plans.ts";
import type { CoinAccount } from "#features/coins/coins.schema.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { loadChunk } from "../errors/chunk-load.ts";
import { useLocalePath } from "../locale-link.tsx";
import type { CoinsData } from "../routes/coins.server.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Questions } from "../ui/questions.tsx";
import { useMounted } from "../ui/time.tsx";
import { useLoadWhenClosed } from "../ui/use-load-when-closed.ts";
import { useUser } from "../user/user-provider.tsx";
import { History } from "./coin-history.tsx";
import { CoinPlans } from "./coin-plans.tsx";
import { coinQuestions } from "./coin-questions.ts";
import { BalanceAndGift } from "./gift-card.tsx";
import { RewardTable } from "./reward-table.tsx";
import { StreakPath } from "./streak-path.tsx";

const CoinPlanDialog = lazy(() =>
  loadChunk(() => import("./coin-plan-dialog.tsx").then(module => ({ default: module.CoinPlanDialog }))),
);

function Visitor() {
  const t = useT(coinMessages);
  return (
    <>
      <LoginOffer icon="coin" title={t("visitor_title")} login={t("login")}>
        {t("visitor_text")}
      </LoginOffer>
      <CoinPlans running={null} onBuy={null} />
      <RewardTable />
    </>
  );
}

/** The plan that the address wants to buy (`?plan=prime`), so that other pages can lead here. */
function useWantedPlan(): [PaidPlan | null, (plan: PaidPlan | null) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = useLocalePath();
  const asked = search.get("plan");
  const wanted = paidPlans.find(plan => plan === asked) ?? null;
  const want = (plan: PaidPlan | null) =>
    void navigate(path(plan === null ? "/coins" : `/coins?plan=${plan}`), {
      preventScrollReset: true,
      replace: plan === null,
    });
  return [wanted, want];
}

function Owner({ data }: { data: Extract<CoinsData, { kind: "owner" }> }) {
  const [wanted, want] = useWantedPlan();
  // The dialog is a part of the code that only browsers load.
  const isAlive = useMounted();
  const { revalidate } = useRevalidator();
  const { refresh } = useUser();
  // The answer of a claim is newer than what the page was loaded with, until the page is loaded anew.
  const [claimed, setClaimed] = useState<CoinAccount | null>(null);
  const account = claimed !== null && claimed.now > data.account.now ? claimed : data.account;
  const reload = () => {
    void revalidate();
    refresh();
  };
  const changed = useLoadWhenClosed(wanted !== null);
  return (
    <>
      <BalanceAndGift
        account={account}
        onClaimed={claim => {
          setClaimed(claim.account);
          reload();
        }}
        onOutdated={reload}
      />
      <StreakPath streak={account.streak} />
      <CoinPlans running={data.running} onBuy={want} />
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <RewardTable />
        <History key={data.history.items[0]?.id} first={data.history} />
      </div>
      {isAlive && wanted !== null && (
        <Suspense>
          <CoinPlanDialog
            account={account}
            wanted={wanted}
            running={data.running}
            onClose={() => want(null)}
            onBought={() => {
              changed();
              refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

export function CoinsPage({ data }: { data: CoinsData }) {
  const t = useT(coinMessages);
  const language = useLanguage();
  return (
    <div className="page flex flex-col gap-10 py-10 sm:py-14">
      <header>
        <h1 className="text-3xl">{t("heading")}</h1>
        <p className="mt-2 text-muted">{t("lead")}</p>
      </header>
      {data.kind === "visitor" ? <Visitor /> : <Owner data={data} />}
      <Questions title={t("faq_title")} questions={coinQuestions(language)} />
    </div>
  );
}
