export { fetchIdentity, type Identity } from "./fetch-identity.ts";
export { assertAttempt, type LoginAttempt, openAttempt, startLogin } from "./login-attempt.ts";
export { discordProvider, type IdentityProvider, standInProvider } from "./provider.ts";
export {
  type LoginOutcome,
  languageOfPath,
  loginOutcomes,
  safeReturnPath,
  withOutcome,
} from "./return-path.ts";
export { signIn } from "./sign-in.ts";
