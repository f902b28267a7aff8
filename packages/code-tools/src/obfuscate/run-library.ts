import type { ObfuscatorOptions } from "javascript-obfuscator";
import { loadObfuscator } from "#platform/obfuscator";
import { applyEdits } from "../js/edits.ts";
import { joinMaps } from "../js/maps.ts";
import type { Reading } from "../js/read-input.ts";
import { freeName, hideChecks, showChecks } from "./brand-checks.ts";
import { withLettersOfItsOwn } from "./own-letters.ts";

/**
 * What the library makes of a program. What it would break is put to it in other words: `__proto__` as a property, and
 * brand checks, which get their own back afterwards. Throws what the library throws.
 */
export async function runLibrary(
  code: string,
  input: Reading,
  settings: ObfuscatorOptions,
): Promise<{ code: string; map: string | null }> {
  const obfuscate = await loadObfuscator();
  const { ownProtos, privateChecks } = input;
  const name = freeName(code);
  const given = applyEdits(code, [...ownProtos, ...hideChecks(privateChecks, name)]);
  const made = withLettersOfItsOwn(() => obfuscate(given.code, settings));
  const map = settings.sourceMap ? made.getSourceMap() : null;
  const answer = made.getObfuscatedCode();
  if (ownProtos.length + privateChecks.length === 0) return { code: answer, map };
  const edits = privateChecks.length > 0 ? showChecks(answer, name, input) : [];
  if (edits === null) throw new Error("A check for a private name was changed on its way");
  const shown = applyEdits(answer, edits);
  if (map === null) return { code: shown.code, map };
  const fileName = settings.inputFileName ?? "input.js";
  const maps = [shown.mapFor(fileName), map, given.mapFor(fileName)];
  return { code: shown.code, map: joinMaps(maps, fileName, undefined) };
}
