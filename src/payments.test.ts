import { describe, expect, it } from "vitest";
import { EnvError, parseEnv } from "#core/env.ts";
import { createLog } from "#core/log.ts";
import { sandboxPrices } from "#features/sandbox/sandbox-shapes.ts";
import { testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { openPayments } from "./payments.ts";

const prices = Object.entries(sandboxPrices)
  .map(([name, id]) => `${name}=${id}`)
  .join(", ");
const paddle = {
  PADDLE_API_KEY: "key",
  PADDLE_WEBHOOK_SECRET: "one, two",
  PADDLE_CLIENT_TOKEN: "token",
  PADDLE_PRICE_IDS: prices,
};

async function open(settings: Record<string, string>) {
  const database = await openTestDatabase();
  const warnings: string[] = [];
  const log = createLog("silent");
  log.warn = (...given: unknown[]) => void warnings.push(String(given.at(-1)));
  const provider = openPayments({ ...testServices(database, settings), log });
  await database.close();
  return { provider, warnings };
}

describe("where payments go", () => {
  it("is the sandbox without settings, quietly on this machine", async () => {
    const { provider, warnings } = await open({});
    expect([provider.name, provider.script, warnings]).toEqual(["sandbox", null, []]);
  });

  it("is the sandbox at a public address, with a warning that nobody overlooks", async () => {
    const { provider, warnings } = await open({ PUBLIC_URL: "https://ra3d.example" });
    expect(provider.name).toBe("sandbox");
    expect(warnings).toEqual([expect.stringContaining("PAYMENTS ARE A SANDBOX")]);
  });

  it("is Paddle with its settings, with a warning while the refund window is shorter than Paddle asks", async () => {
    const { provider, warnings } = await open({ ...paddle, PADDLE_ENVIRONMENT: "production" });
    expect(provider.name).toBe("paddle");
    expect(provider.script).toEqual({ token: "token", environment: "production" });
    expect(warnings).toEqual([expect.stringContaining("REFUND WINDOW")]);
  });
});

describe("settings of Paddle", () => {
  it.each(Object.keys(paddle))("are wrong without %s", name => {
    const { [name as keyof typeof paddle]: _, ...rest } = paddle;
    expect(() => parseEnv(rest)).toThrow(EnvError);
    expect(() => parseEnv(rest)).toThrow(new RegExp(`${name}: must be set`));
  });

  it.each([
    ["a plan without price", prices.split(", ").slice(1).join(",")],
    ["a name that is sold nowhere", `${prices}, gold_monthly=pri_1`],
    ["something else than a price", prices.replace("pri_", "pro_")],
  ])("are wrong with %s", (_name, given) => {
    expect(() => parseEnv({ ...paddle, PADDLE_PRICE_IDS: given })).toThrow(/PADDLE_PRICE_IDS/);
  });

  it("lead nowhere but to Paddle, and to this machine for tests", () => {
    expect(() => parseEnv({ ...paddle, PADDLE_API_URL: "https://elsewhere.example" })).toThrow(
      /PADDLE_API_URL/,
    );
    expect(parseEnv({ ...paddle, PADDLE_API_URL: "http://127.0.0.1:9/x" }).PADDLE_API_URL).toBe(
      "http://127.0.0.1:9",
    );
  });
});
