import { giftGrowsDays } from "#core/gift-size.ts";
import { formatNumber } from "#i18n/format.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { useLanguage, useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";

const days = Array.from({ length: giftGrowsDays }, (_, index) => index + 1);

function Step({ day, streak }: { day: number; streak: number }) {
  const t = useT(coinMessages);
  const language = useLanguage();
  const isDone = day <= streak;
  const isNext = day === streak + 1;
  const label = t(isDone ? "streak_done" : isNext ? "streak_next" : "streak_day", { day });
  return (
    <li
      aria-label={label}
      title={label}
      className={classNames(
        "relative flex h-11 items-center justify-center",
        // The line to the day before; the first of the path has none.
        day > 1 &&
          "before:absolute before:inset-y-0 before:start-0 before:end-1/2 before:my-auto before:h-0.5 before:content-['']",
        day < giftGrowsDays &&
          "after:absolute after:inset-y-0 after:start-1/2 after:end-0 after:my-auto after:h-0.5 after:content-['']",
        isDone || isNext ? "before:bg-coin" : "before:bg-line",
        isDone ? "after:bg-coin" : "after:bg-line",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "relative z-10 grid size-8 place-items-center rounded-full border-2 text-2xs font-semibold",
          isDone && "border-coin bg-coin-soft text-coin",
          isNext && "border-coin bg-surface text-coin",
          !isDone && !isNext && "border-line bg-surface text-muted",
        )}
      >
        {isDone ? <Icon name="check" size={14} /> : formatNumber(language, day)}
      </span>
    </li>
  );
}

/** The days of the streak as a path; the gift grows along it until its end. */
export function StreakPath({ streak }: { streak: number }) {
  const t = useT(coinMessages);
  return (
    <section aria-labelledby="streak-title" className="rounded-xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="streak-title" className="text-xl">
          {t("streak_title")}
        </h2>
        <p className="text-sm font-semibold text-coin">
          {streak === 0 ? t("streak_none") : t("streak", { count: streak })}
        </p>
      </div>
      <ol className="mt-4 grid grid-cols-6 sm:grid-cols-10">
        {days.map(day => (
          <Step key={day} day={day} streak={Math.min(streak, giftGrowsDays)} />
        ))}
      </ol>
    </section>
  );
}
