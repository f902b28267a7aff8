import { WebhookClient } from "discord.js";

const levels = { debug: 0, info: 1, warn: 2, error: 3 } as const;
export type Level = keyof typeof levels;

type Options = {
  /** Without one, lines only go to the console. */
  webhookUrl?: string | undefined;
  /** Lines below this level stay on the console. */
  webhookLevel?: Level;
  /** Never shown anywhere: tokens, passwords. */
  secrets?: (string | undefined)[];
};

/** Colours that Discord shows in a code block of the language "ansi". */
const colours: Record<Level, number> = { debug: 30, info: 36, warn: 33, error: 31 };
const esc = String.fromCharCode(27);
/** 2000 characters less the fence around them. */
const messageMax = 1_980;
const collectMs = 2_000;
const linesKeptMax = 500;

export class WebhookLogger {
  readonly #webhook: WebhookClient | null;
  readonly #webhookLevel: number;
  readonly #secrets: string[];
  #lines: { text: string; count: number }[] = [];
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor({ webhookUrl, webhookLevel = "info", secrets = [] }: Options) {
    this.#webhook = webhookUrl ? new WebhookClient({ url: webhookUrl }) : null;
    this.#webhookLevel = levels[webhookLevel];
    this.#secrets = [...secrets, webhookUrl].filter(
      secret => secret !== undefined && secret.length > 5,
    ) as string[];
  }

  debug = (...parts: unknown[]) => this.#write("debug", parts);
  info = (...parts: unknown[]) => this.#write("info", parts);
  warn = (...parts: unknown[]) => this.#write("warn", parts);
  error = (...parts: unknown[]) => this.#write("error", parts);

  #write(level: Level, parts: unknown[]): void {
    const text = this.#hideSecrets(parts.map(describe).join(" "));
    console[level](`${new Date().toISOString()} ${level.toUpperCase()} ${text}`);
    if (!this.#webhook || levels[level] < this.#webhookLevel) return;

    const line = `${esc}[0;${colours[level]}m${level.toUpperCase().padEnd(5)}${esc}[0m ${text.replaceAll("```", "\u02cb\u02cb\u02cb")}`;
    const last = this.#lines.at(-1);
    // An error in a loop is one line with a count, not a flood.
    if (last?.text === line) last.count += 1;
    else if (this.#lines.length < linesKeptMax) this.#lines.push({ text: line, count: 1 });
    else this.#dropped += 1;
    this.#timer ??= setTimeout(() => this.flush(), collectMs);
  }

  #hideSecrets(text: string): string {
    return this.#secrets.reduce((clean, secret) => clean.replaceAll(secret, "[hidden]"), text);
  }

  /** Sends what was collected; await it before the process ends. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines.map(({ text, count }) => (count > 1 ? `${text} (${count} times)` : text));
    if (this.#dropped > 0) lines.push(`… and ${this.#dropped} lines more`);
    this.#lines = [];
    this.#dropped = 0;
    // One after the other, so that the order holds; discord.js waits by itself when Discord asks for a pause.
    for (const message of pack(lines)) this.#sending = this.#sending.then(() => this.#send(message));
    return this.#sending;
  }

  async #send(message: string): Promise<void> {
    try {
      await this.#webhook?.send({
        content: `\`\`\`ansi\n${message}\n\`\`\``,
        allowedMentions: { parse: [] },
      });
    } catch (error) {
      // On the console only: an error about logging must not be logged again.
      console.error("The webhook did not take a message:", error instanceof Error ? error.message : error);
    }
  }
}

function describe(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  return typeof part === "string" ? part : JSON.stringify(part);
}

/** As many lines as fit into one message; a line that is longer than a message is cut. */
export function pack(lines: string[]): string[] {
  const messages: string[] = [];
  let current = "";
  for (const line of lines) {
    const cut = line.slice(0, messageMax);
    if (current !== "" && current.length + 1 + cut.length > messageMax) {
      messages.push(current);
      current = "";
    }
    current = current === "" ? cut : `${current}\n${cut}`;
  }
  return current === "" ? messages : [...messages, current];
}
