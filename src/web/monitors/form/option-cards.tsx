import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";

export type Option<Value extends string | number> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
};

type Props<Value extends string | number> = {
  legend: ReactNode;
  name: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange(value: Value): void;
  columns: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** Radio buttons with room for an explanation: the arrow keys move between them. */
export function OptionCards<Value extends string | number>(props: Props<Value>) {
  const { legend, name, value, options, onChange, columns, hint, error } = props;
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {options.map(option => (
          <label
            key={option.value}
            className="relative flex min-h-11 items-start gap-2.5 rounded-lg border border-line-strong px-3 py-2.5 text-sm transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-raised has-disabled:text-muted"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none outline-none"
            />
            {option.icon && <Icon name={option.icon} size={18} className="mt-0.5" />}
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{option.label}</span>
              {option.hint && <span className="text-xs text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-xs text-offline">
          {error}
        </p>
      )}
      {hint && <p className="text-xs text-muted">{hint}</p>}
    </fieldset>
  );
}
