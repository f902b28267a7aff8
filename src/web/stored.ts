import { useSyncExternalStore } from "react";

/** Choices that belong to this device and not to an account: kept by the browser under these names. */
export const storedNames = {
  theme: "theme",
  language: "language",
  languageHint: "language-hint",
  banner: "banner",
  closedSections: "navigation-closed",
  shortcuts: "shortcuts",
  adConsent: "ad-consent",
  noAds: "no-ads",
} as const;
export type StoredName = (typeof storedNames)[keyof typeof storedNames];

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Null where nothing is kept, and where the browser keeps nothing at all. */
export function readStored(name: StoredName): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing: the choice holds as long as the page.
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** A stored choice, followed over all open tabs; null on the server and while the page comes alive. */
export const useStored = (name: StoredName): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => null,
  );
