import { giftGrowsDays, giftRange } from "#core/gift-size.ts";
import { formatNumber } from "#i18n/format.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Card } from "../ui/card.tsx";

const shownDays = [1, 2, 3, 5, 7, 10, 14, 21, giftGrowsDays];

/** What the gift of a day can hold, from the rule itself. */
export function RewardTable() {
  const t = useT(coinMessages);
  const language = useLanguage();
  return (
    <Card aria-labelledby="rewards-title" padded={false} className="overflow-hidden">
      <div className="p-5 pb-3 sm:p-6 sm:pb-3">
        <h2 id="rewards-title" className="text-xl">
          {t("rewards_title")}
        </h2>
        <p className="mt-1 text-sm text-muted">{t("rewards_text")}</p>
      </div>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-y border-line bg-raised text-xs text-muted">
            <th scope="col" className="px-5 py-2 text-start font-semibold sm:px-6">
              {t("rewards_day")}
            </th>
            <th scope="col" className="px-5 py-2 text-end font-semibold sm:px-6">
              {t("rewards_range")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shownDays.map(day => {
            const { min, max } = giftRange(day);
            return (
              <tr key={day}>
                <th scope="row" className="px-5 py-2 text-start font-normal sm:px-6">
                  {day === giftGrowsDays ? t("rewards_more", { day }) : formatNumber(language, day)}
                </th>
                <td className="px-5 py-2 text-end font-semibold sm:px-6">
                  <bdi dir="ltr">
                    {formatNumber(language, min)}–{formatNumber(language, max)}
                  </bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
