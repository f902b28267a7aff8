import { z } from "zod";
import { paidPlans } from "./plans.ts";
import { billingPeriods } from "./vocabulary.ts";

/** A value of `process.env`; an empty one counts as absent. */
const text = z
  .string()
  .trim()
  .transform(value => (value === "" ? undefined : value))
  .optional();
const port = (fallback: number) =>
  text
    .transform(value => (value === undefined ? fallback : Number(value)))
    .pipe(z.number().int("must be a whole number").min(0).max(65_535));
const flag = text
  .transform(value => value?.toLowerCase() ?? "false")
  .pipe(z.enum(["true", "false", "1", "0", "yes", "no"], "must be true or false"))
  .transform(value => value === "true" || value === "1" || value === "yes");
const address = (protocols: string[]) =>
  text.refine(
    value => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    `must be an address that begins with ${protocols.join(" or ")}`,
  );
const hostOf = (value: string) =>
  URL.canParse(value) ? new URL(value).hostname.replace(/^\[|\]$/g, "") : "";
const email = text.pipe(z.email("must be an e-mail address").optional());
/** "prime_monthly=pri_…, prime_yearly=pri_…" for every plan and period that is sold. */
const priceNames = paidPlans.flatMap(plan => billingPeriods.map(period => `${plan}_${period}` as const));
const paddlePrices = text
  .transform(
    value =>
      new Map(
        (value ?? "")
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(pair => pair.split("=") as [string, string]),
      ),
  )
  .refine(
    given =>
      given.size === 0 ||
      (given.size === priceNames.length && priceNames.every(name => /^pri_\w+$/.test(given.get(name) ?? ""))),
    `must name one price (pri_…) for each of ${priceNames.join(", ")}`,
  )
  .transform(given =>
    given.size === 0
      ? undefined
      : // All names were just found.
        (Object.fromEntries(given) as Record<(typeof priceNames)[number], string>),
  );

/** "0x4AAA…"; keys for trying things out begin with another digit. */
const turnstileKey = /^\dx[\w-]{16,64}$/;

const schema = z
  .object({
    PORT: port(3_000),
    HOST: text.transform(value => value ?? "127.0.0.1"),
    PUBLIC_URL: address(["http:", "https:"]).transform(value => value?.replace(/\/+$/, "")),
    DATA_DIR: text.transform(value => value ?? "./data"),
    DATABASE_URL: address(["postgres:", "postgresql:"]),
    ROLE: text
      .transform(value => value ?? "all")
      .pipe(z.enum(["all", "web", "worker"], "must be all, web or worker")),
    LOG_LEVEL: text
      .transform(value => value ?? "info")
      .pipe(
        z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a level of pino"),
      ),
    METRICS_PORT: port(9_464),
    METRICS_HOST: text.transform(value => value ?? "127.0.0.1"),
    PREVIEW_ORIGIN: address(["http:", "https:"]).transform(value =>
      value === undefined ? undefined : new URL(value).origin,
    ),
    PREVIEW_PORT: port(0),
    TRUSTED_PROXIES: port(0).pipe(z.number().max(10)),
    DISCORD_CLIENT_ID: text.pipe(
      z
        .string()
        .regex(/^\d{15,22}$/, "must be a Discord application id")
        .optional(),
    ),
    DISCORD_CLIENT_SECRET: text,
    DISCORD_API_URL: address(["http:", "https:"])
      .refine(value => value === undefined || isLoopbackHost(hostOf(value)), "must be on the loopback")
      .transform(value => (value === undefined ? null : new URL(value).origin)),
    SMTP_URL: address(["smtp:", "smtps:"]),
    MAIL_FROM: email,
    SUPPORT_EMAIL: email,
    LEGAL_EMAIL: email,
    DISCORD_INVITE_URL: address(["https:"]),
    STAFF_DISCORD_IDS: text
      .transform(value => value?.split(/[\s,]+/).filter(Boolean) ?? [])
      .pipe(z.array(z.string().regex(/^\d{15,22}$/, "must be Discord ids, separated by commas"))),
    MOVABLE_CLOCK: flag,
    PADDLE_API_KEY: text,
    PADDLE_WEBHOOK_SECRET: text.transform(value => value?.split(/[\s,]+/).filter(Boolean) ?? []),
    PADDLE_CLIENT_TOKEN: text,
    PADDLE_ENVIRONMENT: text
      .transform(value => value ?? "sandbox")
      .pipe(z.enum(["sandbox", "production"], "must be sandbox or production")),
    PADDLE_PRICE_IDS: paddlePrices,
    PADDLE_API_URL: address(["http:", "https:"])
      .refine(value => value === undefined || isLoopbackHost(hostOf(value)), "must be on the loopback")
      .transform(value => (value === undefined ? null : new URL(value).origin)),
    TURNSTILE_SITE_KEY: text.pipe(
      z.string().regex(turnstileKey, "must be a site key of Turnstile").optional(),
    ),
    TURNSTILE_SECRET_KEY: text.pipe(
      z.string().regex(turnstileKey, "must be a secret key of Turnstile").optional(),
    ),
    TURNSTILE_API_URL: address(["http:", "https:"])
      .refine(value => value === undefined || isLoopbackHost(hostOf(value)), "must be on the loopback")
      .transform(value =>
        value === undefined ? "https://challenges.cloudflare.com" : new URL(value).origin,
      ),
    SECRET_KEY: text.pipe(z.string().min(32, "must have at least 32 characters").optional()),
    AD_SCRIPT_URL: address(["https:"]),
    UPTIME_ALLOW_PRIVATE_NETWORKS: flag,
    UPTIME_CONTROL_TARGETS: text
      .transform(
        value => value?.split(/[\s,]+/).filter(Boolean) ?? ["discord.com:443", "1.1.1.1:443", "8.8.8.8:443"],
      )
      .pipe(z.array(z.string().regex(/^\S+:\d{1,5}$/, "must be host:port, separated by commas")).min(1)),
    AI_BASE_URL: address(["http:", "https:"]).transform(value => value?.replace(/\/+$/, "")),
    AI_API_KEY: text,
    AI_MODEL: text,
    S3_ENDPOINT: address(["http:", "https:"]).transform(value => value?.replace(/\/+$/, "")),
    S3_REGION: text.transform(value => value ?? "us-east-1"),
    S3_BUCKET: text.pipe(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
        .optional(),
    ),
    S3_ACCESS_KEY_ID: text,
    S3_SECRET_ACCESS_KEY: text,
  })
  .superRefine((env, ctx) => {
    const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
    if (names.every(name => env[name] === undefined)) return;
    for (const name of names.filter(one => env[one] === undefined))
      ctx.addIssue({
        code: "custom",
        path: [name],
        message: "must be set when another setting of S3 is",
      });
  })
  .superRefine((env, ctx) => {
    const isSet = {
      PADDLE_API_KEY: env.PADDLE_API_KEY !== undefined,
      PADDLE_WEBHOOK_SECRET: env.PADDLE_WEBHOOK_SECRET.length > 0,
      PADDLE_CLIENT_TOKEN: env.PADDLE_CLIENT_TOKEN !== undefined,
      PADDLE_PRICE_IDS: env.PADDLE_PRICE_IDS !== undefined,
    };
    const missing = Object.entries(isSet).filter(([, given]) => !given);
    if (missing.length === Object.keys(isSet).length) return;
    for (const [name] of missing)
      ctx.addIssue({
        code: "custom",
        path: [name],
        message: "must be set when another setting of Paddle is",
      });
  })
  .refine(env => (env.DISCORD_CLIENT_ID === undefined) === (env.DISCORD_CLIENT_SECRET === undefined), {
    path: ["DISCORD_CLIENT_SECRET"],
    message: "must be set together with DISCORD_CLIENT_ID",
  })
  .superRefine((env, ctx) => {
    const names = ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"] as const;
    const missing = names.filter(name => env[name] === undefined);
    if (missing.length === 1 && missing[0] !== undefined)
      ctx.addIssue({
        code: "custom",
        path: [missing[0]],
        message: "must be set when the other of Turnstile is",
      });
  })
  .refine(env => (env.AI_BASE_URL === undefined) === (env.AI_MODEL === undefined), {
    path: ["AI_MODEL"],
    message: "must be set together with AI_BASE_URL",
  })
  .refine(env => env.ROLE === "all" || env.DATABASE_URL !== undefined, {
    path: ["ROLE"],
    message: "web and worker need DATABASE_URL: the embedded database serves one process",
  })
  .refine(env => env.DATABASE_URL === undefined || env.ROLE === "all" || env.SECRET_KEY !== undefined, {
    path: ["SECRET_KEY"],
    message: "must be set when several processes share a database",
  })
  .refine(
    env =>
      !env.MOVABLE_CLOCK ||
      (env.DISCORD_CLIENT_ID === undefined &&
        env.PADDLE_API_KEY === undefined &&
        env.ROLE === "all" &&
        isLoopbackHost(env.HOST)),
    {
      path: ["MOVABLE_CLOCK"],
      message:
        "is for trying things out: one process on the loopback, with the stand-ins for Discord and Paddle",
    },
  )
  .refine(env => env.PREVIEW_ORIGIN === undefined || env.PREVIEW_PORT !== 0, {
    path: ["PREVIEW_PORT"],
    message: "must be set together with PREVIEW_ORIGIN, which leads to it",
  })
  .transform(env => ({
    ...env,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
  }))
  .refine(env => env.PREVIEW_ORIGIN === undefined || env.PREVIEW_ORIGIN !== new URL(env.PUBLIC_URL).origin, {
    path: ["PREVIEW_ORIGIN"],
    message: "must be another origin than PUBLIC_URL: what runs there is not ours",
  });

/** The settings of one process, parsed once at start. README lists each. */
export type Env = z.output<typeof schema>;

export class EnvError extends Error {}

/** Throws an EnvError that names each wrong variable, without its value (it may be a secret). */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(issue => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new EnvError(`These settings are wrong:\n${lines.join("\n")}`);
}

export const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

/** The settings of this process: the only place that looks at its environment. */
export const readEnv = (): Env => parseEnv(process.env);
