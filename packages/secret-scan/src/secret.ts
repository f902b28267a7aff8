/** What can be found. The value of a secret is never part of a finding. */
export const secretKinds = [
  "discord-token",
  "discord-webhook",
  "private-key",
  "aws-key",
  "github-token",
  "gitlab-token",
  "npm-token",
  "openai-key",
  "anthropic-key",
  "google-key",
  "stripe-key",
  "slack-token",
  "telegram-token",
  "sendgrid-key",
  "database-address",
] as const;
export type SecretKind = (typeof secretKinds)[number];

/** A change of the text: what stands from `start` up to `end` (UTF-16 units) becomes `text`. */
export type Edit = { start: number; end: number; text: string };

/** A secret's place. Lines and columns count from 1, columns and length in UTF-16 units. */
export type Secret = {
  kind: SecretKind;
  path: string;
  line: number;
  column: number;
  length: number;
  /** What stands in its place afterwards (what reads the environment, or `""`); null: only a person can mend it. */
  replacement: string | null;
  /** The changes that `replaceSecrets` makes; empty where `replacement` is null. */
  edits: Edit[];
};

/** A secret as the searches give it, before its place is worked out. */
export type Match = {
  kind: SecretKind;
  /** The environment variable that takes its place. */
  variable: string;
  start: number;
  end: number;
  /** It is written in several pieces ("abc" + "def"). */
  isSplit?: boolean;
};
