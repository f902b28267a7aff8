import remapping from "@jridgewell/remapping";

/** The source map of a whole chain, from its steps' maps, newest first. */
export function joinMaps(maps: readonly string[], fileName: string, inputMap: string | undefined): string {
  const joined = remapping([...maps, ...(inputMap === undefined ? [] : [inputMap])], () => null);
  // Engines name their input each in their own way; without a map of the input there is one source.
  if (inputMap === undefined) joined.sources = joined.sources.map(() => fileName);
  joined.file = fileName;
  return joined.toString();
}

/** Whether a text is a source map that a chain can be joined to. */
export function isReadableMap(text: string): boolean {
  try {
    const map: unknown = JSON.parse(text);
    return typeof map === "object" && map !== null && "version" in map && map.version === 3;
  } catch {
    return false;
  }
}
