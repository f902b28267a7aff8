import { presetCosts } from "#code-tools/preset-costs";
import { formatNumber } from "#i18n/format.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { toolsOptionsMessages } from "#i18n/messages/tools-options.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Checkbox, Select, TextField } from "../ui/field.tsx";
import { type OptionField, type OptionValues, optionFields } from "./option-fields.ts";
import { PasswordField } from "./password-field.tsx";
import type { ToolId } from "./tool-kinds.ts";

type Change = (name: string, value: string | boolean) => void;
type Props = { tool: ToolId; values: OptionValues; onChange: Change };
type Text = keyof (typeof toolsOptionsMessages)["en"];

const hasText = (key: string): key is Text => Object.hasOwn(toolsOptionsMessages.en, key);

/** What is only asked where it means something. */
function isShown(tool: ToolId, { name }: OptionField, values: OptionValues): boolean {
  if (name === "level") return false;
  if (tool !== "html") return true;
  const isEncrypted = values.mode === "encrypted";
  if (name === "do") return true;
  if (name === "password") return values.do === "decode" || (values.do === "encode" && isEncrypted);
  if (values.do !== "encode") return false;
  if (name === "language") return isEncrypted;
  return name !== "head" || !["entities", "email"].includes(String(values.mode));
}

/** What the obfuscator's preset costs, as the benchmark measured it. */
function usePresetCost() {
  const t = useT(toolsMessages);
  const language = useLanguage();
  return (preset: unknown): string | undefined => {
    const cost = Object.entries(presetCosts).find(([name]) => name === preset)?.[1];
    if (!cost) return undefined;
    const say = (ratio: number) => formatNumber(language, ratio);
    return t("preset_costs", {
      gzip: say(cost.gzip),
      slower: say(cost.slower),
      slowest: say(cost.slowest),
    });
  };
}

function FieldOf({ tool, field, values, onChange }: Props & { field: OptionField }) {
  const t = useT(toolsOptionsMessages);
  const { name } = field;
  const label = hasText(name) ? t(name) : name;
  const chosen = `${name}_${values[name]}_hint`;
  const own = `${name}_hint`;
  const cost = usePresetCost();
  const hint =
    name === "preset" ? cost(values[name]) : hasText(chosen) ? t(chosen) : hasText(own) ? t(own) : undefined;
  if (field.kind === "switch")
    return (
      <Checkbox
        label={label}
        hint={hint}
        checked={values[name] === true}
        onChange={event => onChange(name, event.currentTarget.checked)}
      />
    );
  if (name === "password")
    return (
      <PasswordField
        value={String(values[name])}
        isNew={tool === "html" && values.do === "encode"}
        onChange={value => onChange(name, value)}
      />
    );
  if (field.kind === "text")
    return (
      <TextField
        label={label}
        hint={hint}
        dir="ltr"
        inputMode={name === "seed" ? "numeric" : "url"}
        value={String(values[name])}
        onChange={event => {
          const text = event.currentTarget.value;
          if (text === "" || field.pattern.test(text)) onChange(name, text);
        }}
      />
    );
  return (
    <Select
      label={label}
      hint={hint}
      value={String(values[name])}
      onChange={event => onChange(name, event.currentTarget.value)}
    >
      {field.values.map(value => {
        const key = `${name}_${value.replaceAll("-", "_")}`;
        return (
          <option key={value} value={value}>
            {hasText(key) ? t(key) : value}
          </option>
        );
      })}
    </Select>
  );
}

/** The options of a tool: what matters most is open, the rest is unfolded. */
export function OptionPanel({ tool, values, onChange }: Props) {
  const t = useT(toolsMessages);
  const shown = optionFields[tool].filter(field => isShown(tool, field, values));
  const first = shown.filter(field => field.kind === "choice" || field.name === "password");
  const rest = shown.filter(field => !first.includes(field));
  const fieldOf = (field: OptionField) => (
    <FieldOf key={field.name} field={field} tool={tool} values={values} onChange={onChange} />
  );
  return (
    <>
      {first.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{first.map(fieldOf)}</div>
      )}
      {rest.length > 0 && (
        <details className="rounded-xl border border-line bg-surface">
          <summary className="flex min-h-11 items-center px-4 text-sm font-semibold">{t("options")}</summary>
          <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-3">
            {rest.map(fieldOf)}
          </div>
        </details>
      )}
    </>
  );
}
