import type { Match, SecretKind } from "./secret.ts";

type Found = RegExpExecArray;
type Pattern = {
  kind: SecretKind;
  variable: string | ((match: Found) => string);
  /** Texts without it are not searched: looking for a word costs far less than a pattern. */
  hint: string;
  /** Global; begins with the hint or a bounded number of characters before it, and repeats within bounds only. */
  pattern: RegExp;
  isReal?(found: string, match: Found, text: string): boolean;
};

/** Placeholders repeat themselves or are words; keys are drawn by lot. */
function looksDrawn(found: string, least = 12): boolean {
  const letters = new Set(found);
  return letters.size >= least && /\d/.test(found) && /[A-Za-z]/.test(found);
}
const tail = (found: string): string => found.slice(found.search(/[-_][^-_]*$/) + 1);
const isDrawn = (found: string): boolean => looksDrawn(found) && !/example|placeholder/i.test(found);

const placeholder =
  /^(?:.*[${}<>].*|%[sd]|\*+|x+|\.+|_+|pass(?:word|wd)?\d*|pwd|secret|changeme|example|test|admin|root|user(?:name)?|your[\w-]*|my[\w-]*|db[\w-]*|foo|bar|mongo(?:db)?|postgres|mysql|redis|guest|p%40ssword)$/i;
const localHost = /^(?:localhost|127\.|0\.0\.0\.0|\[?::1|host\b|hostname|example\.|[\w-]+\.example|my)/i;

/** An address with a password that could work: no placeholder, on a host that others can reach. */
function isReachableAddress(_: string, match: Found): boolean {
  const { password = "", host = "" } = match.groups ?? {};
  const isPublic =
    host.includes(".") && !localHost.test(host) && !/(?:^|\.)example\.(?:com|net|org)$/.test(host);
  return isPublic && !placeholder.test(password) && new Set(password).size >= 4;
}

const databases: Record<string, string> = {
  mongodb: "MONGODB_URI",
  postgres: "DATABASE_URL",
  mysql: "DATABASE_URL",
  redis: "REDIS_URL",
};

/** Firebase's web keys are public by design: they stand beside the address of the project. */
const isFirebaseConfiguration = (text: string, at: number): boolean =>
  /authDomain|messagingSenderId/.test(text.slice(Math.max(0, at - 600), at + 600));

/** The secret half of an AWS key is any 40 characters; only beside the other half they say something. */
const isAwsSecret = (found: string): boolean =>
  /[a-z]/.test(found) && /[A-Z]/.test(found) && looksDrawn(found, 18) && !/EXAMPLE/.test(found);

const patterns: readonly Pattern[] = [
  {
    kind: "discord-webhook",
    variable: "DISCORD_WEBHOOK_URL",
    hint: "webhooks",
    pattern:
      /(?:https?:\\?\/\\?\/)?(?:(?:ptb|canary)\.)?discord(?:app)?\.com\\?\/api\\?\/(?:v\d{1,2}\\?\/)?webhooks\\?\/\d{17,20}\\?\/([\w-]{60,100})(?![\w-])/g,
    isReal: (_, match) => new Set(match[1]).size >= 12,
  },
  {
    kind: "github-token",
    variable: "GITHUB_TOKEN",
    hint: "gh",
    pattern: /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{36,251}(?![\w-])/g,
    isReal: found => isDrawn(tail(found)),
  },
  {
    kind: "github-token",
    variable: "GITHUB_TOKEN",
    hint: "github_pat_",
    pattern: /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?!\w)/g,
    isReal: found => isDrawn(tail(found)),
  },
  {
    kind: "gitlab-token",
    variable: "GITLAB_TOKEN",
    hint: "glpat-",
    pattern: /(?<![A-Za-z0-9])glpat-[\w-]{20}(?![\w-])/g,
    isReal: found => isDrawn(found.slice(6)),
  },
  {
    kind: "npm-token",
    variable: "NPM_TOKEN",
    hint: "npm_",
    pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?!\w)/g,
    isReal: found => isDrawn(tail(found)),
  },
  {
    kind: "anthropic-key",
    variable: "ANTHROPIC_API_KEY",
    hint: "sk-ant-",
    pattern: /(?<![A-Za-z0-9])sk-ant-[a-z]{3,8}\d\d-[\w-]{80,120}(?![\w-])/g,
    isReal: isDrawn,
  },
  {
    kind: "openai-key",
    variable: "OPENAI_API_KEY",
    hint: "sk-",
    pattern: /(?<![A-Za-z0-9-])(?:sk-(?:proj|svcacct|admin|None)-[\w-]{40,200}|sk-[A-Za-z0-9]{48})(?![\w-])/g,
    isReal: found => isDrawn(found) && /[A-Z]/.test(found) && new Set(found).size >= 20,
  },
  {
    kind: "google-key",
    variable: "GOOGLE_API_KEY",
    hint: "AIza",
    pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g,
    isReal: (found, match, text) => isDrawn(found) && !isFirebaseConfiguration(text, match.index),
  },
  {
    kind: "stripe-key",
    variable: "STRIPE_SECRET_KEY",
    hint: "k_live_",
    pattern: /(?<![A-Za-z0-9])[sr]k_live_[A-Za-z0-9]{24,247}(?!\w)/g,
    isReal: found => isDrawn(tail(found)),
  },
  {
    kind: "slack-token",
    variable: "SLACK_TOKEN",
    hint: "xox",
    pattern: /(?<![A-Za-z0-9])xox[abeprs]-(?:\d{1,2}-)?\d{8,14}-[\w-]{20,200}(?![\w-])/g,
    isReal: isDrawn,
  },
  {
    kind: "slack-token",
    variable: "SLACK_WEBHOOK_URL",
    hint: "hooks.slack.com/services/",
    pattern:
      /https:\/\/hooks\.slack\.com\/services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/([A-Za-z0-9]{24})(?!\w)/g,
    isReal: (_, match) => isDrawn(match[1] ?? ""),
  },
  {
    kind: "telegram-token",
    variable: "TELEGRAM_TOKEN",
    hint: ":AA",
    pattern: /(?<!\d)\d{8,10}:AA[\w-]{33}(?![\w-])/g,
    isReal: isDrawn,
  },
  {
    kind: "sendgrid-key",
    variable: "SENDGRID_API_KEY",
    hint: "SG.",
    pattern: /(?<![\w-])SG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g,
    isReal: isDrawn,
  },
  {
    kind: "database-address",
    variable: match => databases[match.groups?.scheme ?? ""] ?? "DATABASE_URL",
    hint: "://",
    pattern:
      /(?:(?<scheme>mongodb|postgres|mysql|redis)(?:\+srv|ql|s)?):\/\/[^\s:/@"'`<>]{0,64}:(?<password>[^\s/@"'`]{4,128})@(?<host>[\w.[\]:-]{3,253})[^\s"'`<>()\\]{0,512}/g,
    isReal: isReachableAddress,
  },
];

const awsKey = /(?<![A-Za-z0-9])A(?:KI|SI)A[A-Z2-7]{16}(?![A-Za-z0-9])/g;
const awsSecret = /(?<![A-Za-z0-9/+=])[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/g;
const awsDistance = 400;

/** An AWS key whose secret half stands near, each half as a finding of its own. */
function* findAwsKeys(text: string): Generator<Match> {
  if (!text.includes("AKIA") && !text.includes("ASIA")) return;
  const ids = [...text.matchAll(awsKey)].filter(id => !id[0].endsWith("EXAMPLE"));
  if (ids.length === 0) return;
  const halves = [...text.matchAll(awsSecret)].filter(half => isAwsSecret(half[0]));
  let first = 0;
  for (const { 0: id, index: start } of ids) {
    while ((halves[first]?.index ?? start) < start - awsDistance) first += 1;
    for (let next = first; (halves[next]?.index ?? Infinity) < start + awsDistance; next++) {
      const at = halves[next]?.index ?? start;
      yield { kind: "aws-key", variable: "AWS_ACCESS_KEY_ID", start, end: start + id.length };
      yield { kind: "aws-key", variable: "AWS_SECRET_ACCESS_KEY", start: at, end: at + 40 };
    }
  }
}

const keyEdge = /-----(BEGIN|END) (?:(?:RSA|EC|DSA|OPENSSH|ENCRYPTED|PGP) )?PRIVATE KEY(?: BLOCK)?-----/g;

/** Private keys: a beginning and the end that follows it, with something drawn between them. */
function* findPrivateKeys(text: string): Generator<Match> {
  if (!text.includes("PRIVATE KEY")) return;
  let start: number | null = null;
  for (const { 0: edge, 1: side, index } of text.matchAll(keyEdge)) {
    const end = index + edge.length;
    if (side === "END" && start !== null && new Set(text.slice(start, end)).size >= 45)
      yield { kind: "private-key", variable: "PRIVATE_KEY", start, end };
    start = side === "BEGIN" ? index : null;
  }
}

/** A webhook given by id and token (`new WebhookClient({ id, token })`): 68 characters soon after the word. */
function* findWebhookTokens(text: string): Generator<Match> {
  if (!text.includes("WebhookClient")) return;
  const pattern = /WebhookClient\s{0,8}\([^)]{0,120}?["'`]\d{17,20}["'`][^)]{0,40}?["'`]([\w-]{68})["'`]/g;
  for (const match of text.matchAll(pattern)) {
    const token = match[1] ?? "";
    if (!looksDrawn(token, 16)) continue;
    const end = match.index + match[0].length - 1;
    yield { kind: "discord-webhook", variable: "DISCORD_WEBHOOK_TOKEN", start: end - token.length, end };
  }
}

/** Every secret but Discord's tokens, by the patterns above. */
export function* findByPattern(text: string): Generator<Match> {
  for (const { kind, variable, hint, pattern, isReal } of patterns) {
    if (!text.includes(hint)) continue;
    for (const match of text.matchAll(pattern)) {
      if (isReal !== undefined && !isReal(match[0], match, text)) continue;
      const name = typeof variable === "string" ? variable : variable(match);
      yield { kind, variable: name, start: match.index, end: match.index + match[0].length };
    }
  }
  yield* findPrivateKeys(text);
  yield* findAwsKeys(text);
  yield* findWebhookTokens(text);
}
