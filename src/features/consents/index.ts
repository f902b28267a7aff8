export { giveConsent } from "./give-consent.ts";
