/**
 * How well and how fast the converter of discord.js bots works: `npm run bench:convert -- --home FOLDER [--harness FOLDER]`.
 * The folder holds discord.js of each major version (`versions/v11` … `v14`) and the bots (`corpus/manifest.json`,
 * `corpus/<step>/<owner__repo>/before|after/…`); none of it belongs to this repository. The harness type-checks every
 * file against both versions. Without a folder only the speed is measured, on a text made here.
 */
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import * as path from "node:path";
import { parseArgs } from "node:util";
import { convert, type Version } from "#djs-convert";

const root = path.resolve(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: {
    home: { type: "string", default: process.env.CONVERT_HOME ?? "" },
    harness: { type: "string" },
    step: { type: "string", multiple: true, default: ["11-12", "12-13", "13-14"] },
  },
});

type Measured = {
  files: number;
  sitesBefore: number;
  fixedPct: number;
  introducedPer100: number;
  parseBroken: number;
  crashed: number;
  idempotent?: string;
  alreadyConvertedUntouched?: string;
  collateralLines: number;
  commentsLost: string;
};

/** One run of the harness over the development corpus. */
function measure(harness: string, step: string, how: readonly string[]): Measured {
  const json = path.join(fs.mkdtempSync(path.join(harness, ".measured-")), "result.json");
  execFileSync(
    process.execPath,
    ["run.mjs", "--step", step, "--split", "dev", "--quiet", "--json", json, ...how],
    {
      cwd: harness,
      env: { ...process.env, CONVERT_HOME: options.home },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const measured: Measured = JSON.parse(fs.readFileSync(json, "utf8"));
  fs.rmSync(path.dirname(json), { recursive: true });
  return measured;
}

function quality(harness: string): void {
  const cli = path.join(root, "packages/djs-convert/src/cli.ts");
  const command = `sh -c '"${process.execPath}" "${cli}" --from $0 --to $1 2>/dev/null || [ $? -eq 3 ]'`;
  const ways: [string, string[]][] = [
    ["this converter", ["--cmd", command]],
    ["renames by pattern", ["--cmd", `"${process.execPath}" naive.cjs`]],
    ["the authors themselves", ["--human"]],
  ];
  const line = (cells: readonly unknown[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
  line([
    "step",
    "who",
    "files",
    "break sites",
    "fixed %",
    "new per 100",
    "unparsable",
    "idempotent",
    "untouched",
    "collateral",
    "comments lost",
  ]);
  line(Array.from({ length: 11 }, () => "---"));
  for (const step of options.step) {
    for (const [who, how] of ways) {
      const m = measure(harness, step, how);
      line([
        step,
        who,
        m.files,
        m.sitesBefore,
        m.fixedPct,
        m.introducedPer100,
        m.parseBroken + m.crashed,
        m.idempotent ?? "–",
        m.alreadyConvertedUntouched ?? "–",
        m.collateralLines,
        m.commentsLost,
      ]);
    }
  }
}

/** A command as bots have them, many times over with other names. */
const command = (index: number): string => `
const { Client, MessageEmbed, Collection } = require("discord.js");

/* Command number ${index} */
module.exports = {
  name: "command${index}",
  description: "Shows what is known about somebody",
  async run(client, message, args) {
    const member = message.mentions.members.first() || message.guild.members.cache.get(args[0]);
    if (!message.member.hasPermission("MANAGE_MESSAGES")) return message.reply("no"); // not for everybody
    const roles = member.roles.cache.filter(role => role.name !== "@everyone").map(role => role.name);
    const embed = new MessageEmbed()
      .setTitle(\`Number ${index}\`)
      .setColor("RED")
      .addField("Roles", roles.join(", ") || "none", true)
      .setFooter(client.user.username, client.user.displayAvatarURL({ dynamic: true }));
    const channel = message.guild.channels.cache.find(one => one.type === "text" && one.name === "log");
    await channel.send(embed);
    const collected = await message.channel.awaitMessages(m => m.author.id === message.author.id, { max: 1, time: 5000 });
    for (const [id, one] of collected) console.log(id, one.content, one.channel.parentID);
    await message.delete({ timeout: 5000 });
  },
};
`;

function speed(name: string, sources: readonly string[], from: Version, to: Version): void {
  const size = sources.reduce((sum, one) => sum + one.length, 0);
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    const start = performance.now();
    for (const source of sources) convert(source, { from, to });
    times.push(performance.now() - start);
  }
  // The first rounds warm the compiler up.
  const best = Math.min(...times.slice(4));
  process.stdout.write(
    `${name}: ${(size / 1e3 / best).toFixed(2)} MB/s, ${best.toFixed(1)} ms for ${(size / 1024).toFixed(0)} KiB\n`,
  );
}

const commands = Array.from({ length: 400 }, (_, index) => command(index));
const large = [
  commands
    .slice(0, 68)
    .map((text, index) => text.replace(/^const \{.*$/m, index === 0 ? "$&" : ""))
    .join("")
    .replaceAll("module.exports =", "exports.x ="),
];
speed("12 to 13, 400 files", commands, 12, 13);
speed("13 to 14, 400 files", commands, 13, 14);
speed("11 to 14, 400 files", commands, 11, 14);
speed("12 to 13, one file of 100 KB", large, 12, 13);
process.stdout.write(`memory: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB\n`);
if (options.home) quality(path.resolve(options.harness ?? path.join(options.home, "harness")));
else process.stdout.write("Quality: not measured, --home names no folder.\n");
