import fs from "node:fs";
import Module, { createRequire } from "node:module";
import path from "node:path";
import { standIn } from "./stand-in.mjs";

const ofLibrary =
  /^(?:discord\.js|@discordjs\/(?:builders|collection|formatters|rest|util)|discord-api-types)(?:\/|$)/;
/** Nothing of a bot goes out or starts anything. */
const outside = /^(?:node:)?(?:child_process|cluster|dgram|http2?|https|net|tls|worker_threads)$/;

/**
 * Lets the files of a bot load their own files and the library of the home's version; whatever else they load, or what
 * fails while it is loaded, is a stand-in. Returns how the library is loaded.
 */
export function openModules(folder, library) {
  const fromLibrary = createRequire(path.join(library, "index.js"));
  const isOfBot = file => typeof file === "string" && file.startsWith(folder + path.sep);
  const orStandIn = load => {
    try {
      return load();
    } catch {
      return standIn();
    }
  };
  const load = Module._load;
  Module._load = (request, parent, isMain) => {
    const really = () => load(request, parent, isMain);
    if (!isOfBot(parent?.filename)) return really();
    if (outside.test(request)) return standIn();
    if (Module.isBuiltin(request)) return really();
    if (/^[./]/.test(request)) return orStandIn(really);
    return ofLibrary.test(request) ? orStandIn(() => fromLibrary(request)) : standIn();
  };
  return fromLibrary;
}

/** The JavaScript files of a bot that may be commands or hear events. */
export const filesOf = folder =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile() && /\.c?js$/.test(file.name))
    .map(file => path.join(file.parentPath, file.name))
    .filter(file => !/\/(?:node_modules|public|dashboard|web|views|static)\//.test(file))
    .sort();
