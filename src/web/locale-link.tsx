import { Link, type LinkProps, NavLink, type NavLinkProps } from "react-router";
import { localePath } from "./language.ts";
import { useLanguage } from "./translation.tsx";

/** Makes addresses of the page's language from addresses without prefix. */
export function useLocalePath(): (path: string) => string {
  const language = useLanguage();
  return path => localePath(language, path);
}

type WithPath<Props> = Omit<Props, "to"> & { to: string };

/** A link inside the site; `to` is without language prefix. Loads its page when somebody is about to follow it. */
export function LocaleLink({ to, ...props }: WithPath<LinkProps>) {
  const path = useLocalePath()(to);
  if (import.meta.env.SSR) return <a {...attributesOf(props)} href={path} />;
  return <Link prefetch="intent" discover="none" {...props} to={path} />;
}

/**
 * What of a link stands on the page. The router's own link compares itself with all routes above it, which shows
 * in what a page costs; these paths are whole, and lead where they say.
 */
function attributesOf({
  prefetch,
  discover,
  replace,
  state,
  preventScrollReset,
  relative,
  reloadDocument,
  viewTransition,
  ...attributes
}: Omit<LinkProps, "to">) {
  return attributes;
}

/** A LocaleLink that knows whether it is the current page (aria-current). */
export function LocaleNavLink({ to, ...props }: WithPath<NavLinkProps>) {
  return <NavLink prefetch="intent" discover="none" {...props} to={useLocalePath()(to)} />;
}
