import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { tagInputMessages } from "#i18n/messages/tag-input.ts";
import { useT } from "../translation.tsx";
import { addTags, endsTag } from "./add-tags.ts";
import { classNames } from "./class-names.ts";
import { Field, type FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";

type Props = FieldText & {
  value: readonly string[];
  onChange(tags: string[]): void;
  max: number;
  maxLength: number;
  id?: string;
  className?: string;
  disabled?: boolean;
};

/** What was typed, what is announced of it, and why a tag was not taken. */
function useTags({ value, onChange, max, maxLength }: Props) {
  const t = useT(tagInputMessages);
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const add = (typed: string) => {
    const { tags, added, problem: found } = addTags(value, typed, { max, maxLength });
    setProblem(
      found === null
        ? null
        : found === "full"
          ? t("full", { count: max })
          : t("too_long", { max: maxLength }),
    );
    // What was too long stays, to be shortened.
    setText(found === "too_long" && added.length === 0 ? typed.trim() : "");
    if (added.length === 0) return;
    setSaid(added.map(tag => t("added", { tag })).join(". "));
    onChange(tags);
  };
  const remove = (tag: string) => {
    setProblem(null);
    setSaid(t("removed", { tag }));
    onChange(value.filter(other => other !== tag));
  };
  return { t, text, setText, said, problem, add, remove };
}

function Tag({
  tag,
  label,
  disabled,
  onRemove,
}: {
  tag: string;
  label: string;
  disabled: boolean;
  onRemove(): void;
}) {
  return (
    <li className="inline-flex h-8 max-w-full items-center rounded-full bg-accent-soft ps-3 text-sm text-accent">
      <span dir="auto" className="truncate">
        {tag}
      </span>
      <button
        type="button"
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={onRemove}
        className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-raised"
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

/**
 * A list of tags that is typed: Enter, a comma or a space adds one, Backspace in the empty field takes the last away.
 * Phones send no keys but texts, so that the text is looked at, too.
 */
export function TagInput(props: Props) {
  const { label, hint, error, id, className, value, max, disabled = false } = props;
  const { t, text, setText, said, problem, add, remove } = useTags(props);
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends a composition (Arabic transliteration, Japanese) belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "") {
      const last = value.at(-1);
      if (last !== undefined) remove(last);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (!endsTag(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };
  const shown = error ?? problem;
  const texts = { label, ...(shown && { error: shown }), ...(id && { id }), ...(className && { className }) };
  const guidance = (
    <span className="flex justify-between gap-4">
      <span>{hint ?? t("hint")}</span>
      <span className="whitespace-nowrap">{t("counted", { count: value.length, max })}</span>
    </span>
  );
  return (
    <Field {...texts} hint={guidance}>
      {control => (
        // A tap anywhere in the frame goes to the field; the keyboard is there already.
        // biome-ignore lint/a11y/noStaticElementInteractions: the field itself takes the focus by key.
        <div
          onMouseDown={event => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            input.current?.focus();
          }}
          className={classNames(
            "flex min-h-11 flex-wrap items-center gap-1.5 rounded-lg border border-line-strong bg-surface px-1.5 py-1.5 transition-colors focus-within:outline-2 focus-within:outline-accent hover:border-muted",
            Boolean(shown) && "border-offline",
            disabled && "opacity-60",
          )}
        >
          <ul className="contents">
            {value.map(tag => (
              <Tag
                key={tag}
                tag={tag}
                label={t("remove", { tag })}
                disabled={disabled}
                onRemove={() => {
                  remove(tag);
                  input.current?.focus();
                }}
              />
            ))}
          </ul>
          <input
            {...control}
            ref={input}
            type="text"
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            disabled={disabled}
            value={text}
            onChange={event =>
              endsTag(event.target.value) ? add(event.target.value) : setText(event.target.value)
            }
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => text !== "" && add(text)}
            className="h-8 min-w-24 flex-1 bg-transparent px-1.5 text-base outline-none"
          />
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}
