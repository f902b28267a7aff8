import { coinMessages } from "#i18n/messages/coins.ts";
import { useT } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";

/** A number of coins with its mark. */
export function Amount({
  count,
  className,
  size = 20,
}: {
  count: number;
  className?: string;
  size?: number;
}) {
  const t = useT(coinMessages);
  return (
    <span className={classNames("inline-flex items-center gap-1.5", className)}>
      <Icon name="coin" size={size} className="shrink-0 text-coin" />
      <span>{t("coins", { count })}</span>
    </span>
  );
}
