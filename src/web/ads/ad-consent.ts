import { storedNames, useStored, writeStored } from "../stored.ts";

export type AdConsent = "given" | "refused" | "unasked";

/** What this browser's owner said to ads by others; belongs to the device, as cookies do. */
export function useAdConsent(): AdConsent {
  const stored = useStored(storedNames.adConsent);
  if (stored === "given" || stored === "refused") return stored;
  return "unasked";
}

export const setAdConsent = (consent: Exclude<AdConsent, "unasked">): void =>
  writeStored(storedNames.adConsent, consent);
