import { type Ref, useId } from "react";
import { limits } from "#core/limits.ts";
import { classNames } from "../ui/class-names.ts";
import { controlClass } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { useLiveSearch } from "./use-live-search.ts";

type Props = {
  label: string;
  placeholder: string;
  /** What stands below it, and is read with it. */
  hint?: string;
  asked: string;
  go(q: string): void;
  /** The address of the list, for a browser that has no scripts yet. */
  address: string;
  large?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The search field above a list of the library. */
export function LiveSearch({ label, placeholder, hint, asked, go, address, large, className, ref }: Props) {
  const { text, onChange, onSubmit } = useLiveSearch(asked, go);
  const id = useId();
  return (
    <search className={classNames("block", className)}>
      <form method="get" action={address} className="relative" onSubmit={onSubmit}>
        <label className="sr-only" htmlFor={id}>
          {label}
        </label>
        <Icon
          name="search"
          size={large ? 20 : 18}
          className={classNames(
            "pointer-events-none absolute inset-y-0 my-auto text-muted",
            large ? "start-4" : "start-3",
          )}
        />
        <input
          ref={ref}
          id={id}
          type="search"
          name="q"
          // Empty, it takes the direction of the page, and its placeholder with it.
          dir={text === "" ? undefined : "auto"}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.library.queryMax}
          placeholder={placeholder}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={text}
          onChange={onChange}
          className={classNames(controlClass, large ? "h-13 rounded-xl ps-12" : "h-11 ps-10")}
        />
      </form>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-2 text-xs text-muted">
          {hint}
        </p>
      )}
    </search>
  );
}
