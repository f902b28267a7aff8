import { type Logger, pino } from "pino";

export type Log = Logger;

/** Names under which a secret, an address or a cookie could reach a log line; their values are replaced. */
const secretPaths = [
  "email",
  "url",
  "webhook",
  "webhookUrl",
  "token",
  "cookie",
  "authorization",
  "secret",
  "password",
];

const isAddress =
  /https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/\S+|[\w.+-]+@[\w-]+\.[\w.]+/gi;
/** Addresses inside free text, such as an error's message. */
export const withoutAddresses = (text: string): string => text.replace(isAddress, "[removed]");

/** Structured logs as one JSON object a line. No secret, webhook address or mail address is ever in them. */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretPaths.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: "[removed]" },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              message: withoutAddresses(error.message),
              stack: withoutAddresses(error.stack ?? ""),
            }
          : { message: withoutAddresses(String(error)) },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
