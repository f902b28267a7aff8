import { randomInt } from "node:crypto";
import { UsageError, usageOf } from "./hybrid.js";

/** @import { HybridCommand } from "./hybrid.js" */

/** @type {HybridCommand[]} */
export const commands = [
  {
    name: "roll",
    description: "Roll dice",
    options: [
      {
        name: "sides",
        description: "How many sides the die has",
        type: "number",
        min: 2,
        max: 1_000,
        required: true,
      },
      { name: "times", description: "How often it is rolled", type: "number", min: 1, max: 20 },
    ],
    run({ member, options }) {
      const sides = Number(options.sides);
      const rolls = Array.from({ length: Number(options.times ?? 1) }, () => randomInt(1, sides + 1));
      const sum = rolls.reduce((total, roll) => total + roll, 0);
      return `${member.displayName} rolled ${rolls.join(" + ")}${rolls.length > 1 ? ` = ${sum}` : ""}`;
    },
  },
  {
    name: "choose",
    description: "Let the bot decide",
    options: [{ name: "things", description: "Separated by commas", type: "rest", required: true }],
    run({ options }) {
      const things = String(options.things)
        .split(/[,،]/)
        .map(thing => thing.trim())
        .filter(Boolean);
      if (things.length === 0) throw new UsageError("Name at least one thing.");
      return `I choose: ${things[randomInt(things.length)]}`;
    },
  },
  {
    name: "help",
    description: "Every command",
    options: [],
    run: () =>
      commands.map(command => `**${command.name}**: ${command.description}. ${usageOf(command)}`).join("\n"),
  },
];
