/**
 * Runs what each file of a bot exports: `child.mjs VERSION FOLDER LIBRARY NAMES`, where LIBRARY is the folder of that
 * version's packages and NAMES a file with the members of clients of all versions (made when FOLDER is `-`). Prints a
 * line of JSON for each run: { file, given, key, error, log }. The bot is other people's code: it is to be started
 * without the right to write files or to start processes.
 */
import fs from "node:fs";
import path from "node:path";
import { filesOf, openModules } from "./bot-modules.mjs";
import { createClient, fillOptions, namesOf } from "./client.mjs";
import { isStandIn, mark, standIn } from "./stand-in.mjs";
import { createWorld, ids, now } from "./world.mjs";

const [version, folder, libraries, namesFile] = [Number(process.argv[2]), ...process.argv.slice(3)];
const print = value => fs.writeSync(1, `${JSON.stringify(value)}\n`);
/** How long a run may take, in milliseconds: what waits for people goes on without it. */
const patience = 60;

// The same moment, the same chance and nothing on the console, in every run.
const setTimer = setTimeout;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now]));
  }
  static now() {
    return now;
  }
};
let seed = 1;
Math.random = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};
for (const name of ["log", "error", "warn", "info", "debug", "table", "clear"]) console[name] = () => {};
process.exit = () => {
  throw new Error("exit");
};
globalThis.fetch = async () => standIn();
const timers = new Set();
for (const name of ["setTimeout", "setInterval"]) {
  const set = globalThis[name];
  globalThis[name] = (run, ms, ...rest) => {
    const timer = set(run, ms >= 0 && ms < 2 ** 31 ? ms : 1, ...rest);
    timers.add(timer);
    return timer;
  };
}
const failures = [];

const library = openModules(folder, libraries);
const exported = library("discord.js");
if (folder === "-") {
  const { client } = createClient(library, version, createWorld(version));
  print([...namesOf(client)].filter(name => typeof name === "string"));
  process.kill(process.pid, "SIGKILL");
}
const ownNames = new Set(JSON.parse(fs.readFileSync(namesFile, "utf8")));

let here = null;
fillOptions(exported, () => here);

/** Version 13 refuses what is no text without a word of what it was: of a stand-in it gets a text. */
const { Util } = exported;
if (Util?.verifyString) {
  const { verifyString, resolveColor } = Util;
  Util.verifyString = (value, ...rest) => verifyString.call(Util, isStandIn(value) ? mark : value, ...rest);
  Util.resolveColor = color => (isStandIn(color) ? 1 : resolveColor.call(Util, color));
}

/** The client as the bot sees it: what no version of the library has is the bot's own. */
const ownClient = client =>
  new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (value === undefined && typeof key === "string" && key !== "then" && !ownNames.has(key))
        return standIn();
      return typeof value === "function" && !Object.hasOwn(target, key) ? value.bind(target) : value;
    },
  });

/** The names of what a function takes, as they are written. */
function paramsOf(run) {
  const text = Function.prototype.toString.call(run).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");
  const single = /^(?:async\s+)?([\w$]+)\s*=>/.exec(text);
  if (single) return [single[1]];
  const params = [""];
  let depth = 0;
  for (let at = text.indexOf("(") + 1; at > 0 && at < text.length; at++) {
    if (text[at] === ")" && depth === 0) break;
    if ("({[".includes(text[at])) depth++;
    if (")}]".includes(text[at])) depth--;
    if (text[at] === "," && depth === 0) params.push("");
    else params[params.length - 1] += text[at];
  }
  return params.map(one => one.replace(/\s*=[^>][\s\S]*$/, "").trim()).filter(Boolean);
}

/** What bots call what they are given. */
const given = [
  [/^(message|msg)$/i, ({ message }) => message],
  [/^(_?client|bot|self)$/i, ({ own }) => own],
  [/^(args?|params)$/, ({ args }) => args],
  [/^(interaction|int|inter|i)$/i, ({ interaction }) => interaction()],
  [/^discord$/i, () => exported],
  [/^prefix$/, () => "!"],
  [/^(text|content)$/, ({ text }) => text],
  [/^guild$/, ({ message }) => message.guild],
  [/^channel$/, ({ message }) => message.channel],
  [/^member$/, ({ message }) => message.guild.members.cache.get(ids.other)],
  [/^user$/, ({ own }) => own.users.cache.get(ids.other)],
  [/^role$/, ({ message }) => message.guild.roles.cache.get(ids.role)],
];

function argumentFor(name, scene) {
  const byName = key => (given.find(([pattern]) => pattern.test(key))?.[1] ?? (() => standIn()))(scene);
  if (name.startsWith("[")) return scene.args;
  if (!name.startsWith("{")) return byName(name.replace(/^\.\.\./, ""));
  const isKey = key => typeof key === "string" && key !== "then";
  return new Proxy({}, { get: (_, key) => (isKey(key) ? byName(key) : undefined), has: () => true });
}

const runners =
  "run execute exec callback messageRun interactionRun command runCommand handle slashRun".split(" ");

/** What there is to run in what a file exports: [key, function, this]. */
function entriesOf(value, own) {
  if (!value || isStandIn(value)) return [];
  const methods = one =>
    runners
      .filter(key => typeof one[key] === "function" && !isStandIn(one[key]))
      .map(key => [key, one[key], one]);
  if (typeof value !== "function")
    return [...methods(value), ...(value.default ? entriesOf(value.default, own) : [])];
  if (!/^class\b/.test(Function.prototype.toString.call(value)))
    return [["", value, undefined], ...methods(value)];
  try {
    return methods(new value(own, own));
  } catch {
    return methods(Object.create(value.prototype));
  }
}

/** Whether an error is about a stand-in that the library was given: that says nothing of the bot. */
function isOfStandIn(error, depth = 0) {
  if (depth > 5 || !error || typeof error !== "object") return false;
  const parts = Array.isArray(error.errors) ? error.errors.flat(2) : [];
  return isStandIn(error.given) || parts.some(part => isOfStandIn(part, depth + 1));
}

const described = error => ({
  text: `${error?.name ?? typeof error}: ${String(error?.message ?? error).split("\n")[0]}`,
  place: /\((.*?:\d+):\d+\)/
    .exec(
      String(error?.stack ?? "")
        .split("\n")
        .find(line => line.includes(folder)) ?? "",
    )?.[1]
    ?.slice(folder.length + 1),
  isOfStandIn: isOfStandIn(error),
});

/** What stands behind the name of a command. */
const texts = {
  nothing: "",
  somebody: `<@${ids.other}> because of that`,
  "a number": "5",
  words: "hello world",
};

async function run(file, [key, method, self], text, about) {
  const name = path.basename(file, ".js");
  const { world } = here;
  seed = 42;
  here.log.length = 0;
  failures.length = 0;
  const message = here.hear(world.message(`!${name} ${text}`, text.startsWith("<@") ? world.mentioned : {}));
  let asked = null;
  const scene = {
    message,
    text,
    own: here.own,
    args: text.split(" ").filter(Boolean),
    interaction: () => (asked ??= here.interact(name) ?? standIn()),
  };
  const inputs = paramsOf(method).map(param => argumentFor(param, scene));
  const late = new Promise(resolve => setTimer(resolve, patience));
  try {
    await Promise.race([Promise.resolve(method.apply(self, inputs)), late]);
  } catch (error) {
    failures.unshift(error);
  }
  await new Promise(resolve => setTimer(resolve, 5));
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  print({ ...about, key, error: failures.length > 0 ? described(failures[0]) : null, log: here.log });
}

// What goes wrong in the bot, at whatever time, is a part of what is told.
for (const event of ["unhandledRejection", "uncaughtException"])
  process.on(event, error => failures.push(error));
for (const file of filesOf(folder)) {
  for (const [about, text] of Object.entries(texts)) {
    const world = createWorld(version);
    here = { world, ...createClient(library, version, world) };
    here.own = ownClient(here.client);
    const where = { file: path.relative(folder, file), given: about };
    let entries;
    try {
      delete library.cache[file];
      entries = entriesOf(library(file), here.own);
    } catch (error) {
      print({ ...where, key: "load", error: described(error), log: [] });
      break;
    }
    if (entries.length === 0) break;
    for (const entry of entries.slice(0, 3)) await run(file, entry, text, where);
  }
}
process.kill(process.pid, "SIGKILL");
