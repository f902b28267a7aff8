import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { controlClass, Field, type FieldText } from "./field.tsx";

type Props = Omit<ComponentProps<"textarea">, "id" | "className"> &
  FieldText & { id?: string; className?: string; inputClassName?: string };

const lineRem = 1.625;

/** A text of several lines, in the direction of its own first letter. It grows with what is written. */
export function TextArea({
  label,
  hint,
  error,
  id,
  className,
  inputClassName,
  dir,
  rows = 4,
  ...props
}: Props) {
  const text = { label, hint, error, ...(id && { id }), ...(className && { className }) };
  return (
    <Field {...text}>
      {control => (
        <textarea
          {...props}
          {...control}
          rows={rows}
          dir={dir ?? "auto"}
          style={{ minBlockSize: `${rows * lineRem + 1.25}rem` }}
          className={classNames(
            controlClass,
            "field-sizing-content max-h-96 resize-y py-2.5",
            inputClassName,
          )}
        />
      )}
    </Field>
  );
}
