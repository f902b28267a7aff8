import type { ComponentProps, ReactNode } from "react";
import { LocaleLink } from "../locale-link.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

/** What all buttons share stands in parts.css: a page of fifty rows has a hundred of them. */
const base = "button";
const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent-fill text-on-accent hover:bg-accent-fill-hover",
  secondary: "border-line bg-surface text-text hover:border-line-strong hover:bg-raised",
  ghost: "border-transparent text-text hover:bg-raised",
  danger: "border-offline/40 bg-surface text-offline hover:border-offline hover:bg-offline-soft",
};
const sizes: Record<ButtonSize, string> = {
  sm: "h-9 px-3 text-sm",
  md: "h-11 px-4 text-sm",
  lg: "h-13 px-6 text-base",
};
const squares: Record<ButtonSize, string> = { sm: "size-9", md: "size-11", lg: "size-13" };

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: IconName; iconEnd?: IconName };

export const buttonClass = (variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string =>
  `${base} ${variants[variant]} ${sizes[size]}`;

const Spinner = () => (
  <span className="absolute inset-0 grid place-items-center">
    <span className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent" />
  </span>
);

function Content({ icon, iconEnd, children }: Pick<Look, "icon" | "iconEnd"> & { children?: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={18} className="-ms-0.5" />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={18} className="-me-0.5" />}
    </>
  );
}

type ButtonProps = ComponentProps<"button"> & Look & { pending?: boolean };

/** `pending` keeps the size, shows a spinner, and swallows further clicks without losing the focus. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  pending = false,
  className,
  children,
  type = "button",
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={event => (pending ? event.preventDefault() : onClick?.(event))}
      className={classNames(buttonClass(variant, size), className)}
    >
      <span className={classNames("inline-flex items-center gap-2", pending && "opacity-0")}>
        <Content {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
          {children}
        </Content>
      </span>
      {pending && <Spinner />}
    </button>
  );
}

type LinkButtonProps = Look & { className?: string; children: ReactNode } & (
    | ({ to: string; href?: never } & Omit<
        ComponentProps<typeof LocaleLink>,
        "className" | "children" | "to"
      >)
    | ({ href: string; to?: never } & Omit<ComponentProps<"a">, "className" | "children" | "href">)
  );

/** Looks like a button and is a link: `to` inside the site (without language prefix), `href` for plain navigations. */
export function LinkButton({ variant, size, icon, iconEnd, className, children, ...props }: LinkButtonProps) {
  const look = classNames(buttonClass(variant, size), className);
  const content = (
    <Content {...(icon && { icon })} {...(iconEnd && { iconEnd })}>
      {children}
    </Content>
  );
  if (props.to !== undefined) {
    return (
      <LocaleLink {...props} className={look}>
        {content}
      </LocaleLink>
    );
  }
  return (
    <a {...props} className={look}>
      {content}
    </a>
  );
}

type IconButtonProps = Omit<ButtonProps, "children" | "iconEnd" | "icon"> & { icon: IconName; label: string };

/** A square button with an icon; `label` is its name for everybody who cannot see the icon, and its tooltip. */
export function IconButton({
  icon,
  label,
  variant = "ghost",
  size = "md",
  className,
  pending = false,
  type = "button",
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      title={label}
      aria-busy={pending || undefined}
      className={classNames(base, variants[variant], squares[size], className)}
    >
      {pending ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}
