import { describe, expect, it } from "vitest";
import { listDiscordCodes } from "./code-folders.ts";
import { type RunningCode, startCode, stopCode } from "./run-code.ts";
import type { Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios/index.ts";

const atOnce = 4;
/** A bound against hanging: whoever waits for an answer that never comes shows what the bot printed instead. */
const giveUpMs = 40_000;

/** At most so many bots at a time, in the order of the list. */
function createTurns(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>(resolve => void waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function withinTime<Result>(bot: RunningCode, act: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}; it printed:\n${bot.output()}`));
    const timer = setTimeout(() => fail("the bot did not answer"), giveUpMs);
    bot.ended.then(({ code }) => fail(`the bot ended with ${code}`));
    act
      .then(resolve, error => {
        error.message += `\nthe bot printed:\n${bot.output()}`;
        reject(error);
      })
      .finally(() => clearTimeout(timer));
  });
}

function expectCommands(bot: RunningCode, scenario: Scenario): void {
  const registered = bot.commands(scenario.inGuild ? bot.world.guild.id : undefined).map(({ name }) => name);
  expect(registered.sort()).toEqual([...(scenario.commands ?? [])].sort());
}

async function runScenario(name: string, scenario: Scenario): Promise<void> {
  const bot = await startCode(name, scenario);
  try {
    await withinTime(bot, bot.printed(scenario.ready ?? /is ready/));
    expectCommands(bot, scenario);
    await withinTime(bot, scenario.run(bot));
  } finally {
    const { code, signal } = await stopCode(bot);
    if (scenario.exitCode === undefined) expect(signal, bot.output()).toBe("SIGTERM");
    else expect(code, bot.output()).toBe(scenario.exitCode);
  }
  expect(bot.strangeCalls).toEqual([]);
  expect(bot.output()).not.toMatch(/deprecat/i);
}

describe.concurrent("codes for discord.js", () => {
  const inTurn = createTurns(atOnce);
  const codes = listDiscordCodes().map(({ name }) => name);

  it("have one scenario each", () => {
    expect(Object.keys(scenarios).sort()).toEqual(codes.toSorted());
  });

  it.each(Object.entries(scenarios))(
    "%s runs",
    (name, scenario) => inTurn(() => runScenario(name, scenario)),
    600_000,
  );
});
