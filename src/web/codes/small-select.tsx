import type { ReactNode } from "react";
import { controlClass } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";

type Props<Value extends string> = {
  label: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  /** The label is heard and not seen. */
  isLabelHidden?: boolean;
};

/** A short list in a bar of controls. */
export function SmallSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, isLabelHidden = false } = props;
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className={isLabelHidden ? "sr-only" : "text-muted"}>{label}</span>
      <span className="relative">
        <select
          className={`${controlClass} h-9 w-auto appearance-none pe-9 text-sm`}
          value={value}
          onChange={event => {
            const chosen = options.find(option => option.value === event.currentTarget.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          size={16}
          className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-muted"
        />
      </span>
    </label>
  );
}
