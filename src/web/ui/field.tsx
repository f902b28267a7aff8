import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type FieldText = { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** What a control needs to be tied to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = FieldText & {
  id?: string;
  className?: string;
  children(control: ControlProps): ReactNode;
};

function idsOf(id: string, hint: ReactNode, error: ReactNode): ControlProps {
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(" ");
  return { id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined };
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="text-xs text-muted">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-xs text-offline">
      <Icon name="alert" size={16} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

/** Label, control, hint and error of one value. The error stands at the field and is read with it. */
export function Field({ label, hint, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const control = idsOf(id ?? ownId, hint, error);
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={control.id} className="text-sm font-semibold">
        {label}
      </label>
      {children(control)}
      {error && <FieldError id={control.id}>{error}</FieldError>}
      {hint && <Hint id={control.id}>{hint}</Hint>}
    </div>
  );
}

export const controlClass =
  "w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 text-base text-text transition-colors hover:border-muted aria-invalid:border-offline disabled:opacity-60";

type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className"> &
  FieldText & { id?: string; className?: string; inputClassName?: string };

export function TextField({
  label,
  hint,
  error,
  id,
  className,
  inputClassName,
  dir,
  type = "text",
  ...props
}: TextFieldProps) {
  const text = { label, hint, error, ...(id && { id }), ...(className && { className }) };
  // Addresses are read from the left in every language; what people write takes the direction of its first letter.
  const direction = dir ?? (type === "url" || type === "email" ? "ltr" : "auto");
  return (
    <Field {...text}>
      {control => (
        <input
          {...props}
          {...control}
          type={type}
          dir={direction}
          className={classNames(controlClass, "h-11", direction === "ltr" && "rtl:text-end", inputClassName)}
        />
      )}
    </Field>
  );
}

type SelectProps = Omit<ComponentProps<"select">, "id" | "className"> &
  FieldText & { id?: string; className?: string };

/** The platform's own list: keyboard, screen readers and phones know it. Options are its children. */
export function Select({ label, hint, error, id, className, children, ...props }: SelectProps) {
  const text = { label, hint, error, ...(id && { id }), ...(className && { className }) };
  return (
    <Field {...text}>
      {control => (
        <span className="relative block">
          <select
            {...props}
            {...control}
            className={classNames(controlClass, "h-11 appearance-none pe-10 text-start")}
          >
            {children}
          </select>
          <Icon
            name="chevronDown"
            size={18}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          />
        </span>
      )}
    </Field>
  );
}

type TickProps = Omit<ComponentProps<"input">, "id" | "className" | "type"> &
  FieldText & { id?: string; className?: string };

export function Checkbox({ label, hint, error, id, className, ...props }: TickProps) {
  const ownId = useId();
  const control = idsOf(id ?? ownId, hint, error);
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <label htmlFor={control.id} className="flex items-start gap-3 text-sm">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...props}
            {...control}
            type="checkbox"
            className="peer absolute inset-0 size-5 appearance-none rounded border border-line-strong bg-surface transition-colors checked:border-accent-fill checked:bg-accent-fill aria-invalid:border-offline"
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none relative hidden text-on-accent peer-checked:block"
          />
        </span>
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <div className="ps-8">
          {error && <FieldError id={control.id}>{error}</FieldError>}
          {hint && <Hint id={control.id}>{hint}</Hint>}
        </div>
      )}
    </div>
  );
}

/** A checkbox tells its state as a switch by itself. */
const switchRole = { type: "checkbox", role: "switch" } as const;

/** On or off, at once. The text stands at the start, the switch at the end of the row. */
export function Switch({ label, hint, error, id, className, ...props }: TickProps) {
  const ownId = useId();
  const control = idsOf(id ?? ownId, hint, error);
  return (
    <div className={classNames("flex items-start justify-between gap-4", className)}>
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={control.id} className="text-sm font-semibold">
          {label}
        </label>
        {hint && <Hint id={control.id}>{hint}</Hint>}
        {error && <FieldError id={control.id}>{error}</FieldError>}
      </div>
      <span className="relative inline-flex h-6 w-11 shrink-0">
        <input
          {...props}
          {...control}
          {...switchRole}
          className="peer absolute inset-0 appearance-none rounded-full border border-line-strong bg-raised transition-colors checked:border-accent-fill checked:bg-accent-fill disabled:opacity-60"
        />
        <span className="pointer-events-none absolute inset-y-0 start-1 my-auto size-4 rounded-full bg-muted transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-5" />
      </span>
    </div>
  );
}
