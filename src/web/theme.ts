import { useSyncExternalStore } from "react";
import { brand } from "#core/brand.ts";
import { readStored, storedNames, useStored, writeStored } from "./stored.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const asTheme = (value: string | null): Theme => themes.find(theme => theme === value) ?? "system";
const darkSystem = "(prefers-color-scheme: dark)";

/**
 * Runs before the first paint, so that nothing flashes: takes the stored theme, reserves the place of the account
 * menu when this browser is signed in, hides a banner that was dismissed, and the place of ads where a plan is valid, and
 * says for which language a hint may be shown. `applyTheme` says the same later.
 */
export const firstPaintScript = (bannerVersion: string | null): string => `(function(){
var e=document.documentElement,g=function(n){try{return localStorage.getItem(n)}catch(x){return null}},t=g("${storedNames.theme}");
var d=t==="dark"||(t!=="light"&&matchMedia("${darkSystem}").matches);
if(t==="dark"||t==="light")e.dataset.theme=t;
e.dataset.scheme=d?"dark":"light";
if(/(?:^|; )signed-in=1/.test(document.cookie))e.setAttribute("data-signed-in","");
var b=${JSON.stringify(bannerVersion)};if(b&&g("${storedNames.banner}")===b)e.setAttribute("data-banner-closed","");
if(g("${storedNames.language}")===null&&g("${storedNames.languageHint}")===null)e.setAttribute("data-language-hint",navigator.language.slice(0,2).toLowerCase());
if(g("${storedNames.noAds}"))e.setAttribute("data-no-ads","");
var m=document.querySelector('meta[name="theme-color"]');if(m)m.content=d?"${brand.themeColor.dark}":"${brand.themeColor.light}";
})()`;

/** Shows the stored theme. Called after a choice, and when the system changes. */
export function applyTheme(): void {
  const theme = asTheme(readStored(storedNames.theme));
  const dark = theme === "dark" || (theme === "system" && matchMedia(darkSystem).matches);
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.scheme = dark ? "dark" : "light";
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta) meta.content = dark ? brand.themeColor.dark : brand.themeColor.light;
}

export function chooseTheme(theme: Theme): void {
  writeStored(storedNames.theme, theme === "system" ? null : theme);
  applyTheme();
}

export const toggleTheme = (): void =>
  chooseTheme(document.documentElement.dataset.scheme === "dark" ? "light" : "dark");

export const useTheme = (): Theme => asTheme(useStored(storedNames.theme));

function onSchemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-scheme"] });
  return () => observer.disconnect();
}

/** What is shown now, for parts that our style sheet does not reach. */
export const useScheme = (): "light" | "dark" =>
  useSyncExternalStore(
    onSchemeChange,
    () => (document.documentElement.dataset.scheme === "dark" ? "dark" : "light"),
    () => "light",
  );

/** Follows the system while nothing is chosen, and the choice made in another tab. */
export function followTheme(): () => void {
  const system = matchMedia(darkSystem);
  system.addEventListener("change", applyTheme);
  addEventListener("storage", applyTheme);
  return () => {
    system.removeEventListener("change", applyTheme);
    removeEventListener("storage", applyTheme);
  };
}
