import type { Level } from "#code-tools";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { useT } from "../translation.tsx";

const levels: readonly Level[] = ["fast", "best", "maximum"];

type Props = { value: string; onChange(level: Level): void };

/** How much time the answer may take. */
export function LevelSwitch({ value, onChange }: Props) {
  const t = useT(toolsMessages);
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="sr-only">{t("level")}</legend>
      <div className="inline-flex rounded-lg border border-line bg-raised p-1">
        {levels.map(level => (
          <label
            key={level}
            title={t(`level_${level}_hint`)}
            className="relative flex min-h-9 items-center rounded-md px-4 text-sm font-semibold has-checked:bg-surface has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="level"
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {t(`level_${level}`)}
          </label>
        ))}
      </div>
      <p className="text-sm text-muted">
        {t(
          value === "fast"
            ? "level_fast_hint"
            : value === "maximum"
              ? "level_maximum_hint"
              : "level_best_hint",
        )}
      </p>
    </fieldset>
  );
}
