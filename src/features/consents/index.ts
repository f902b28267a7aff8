export { assertAge, giveConsent } from "./give-consent.ts";
