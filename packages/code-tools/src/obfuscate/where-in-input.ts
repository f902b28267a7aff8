import remapping from "@jridgewell/remapping";

/**
 * Where in the input the piece of an answer comes from that a parser could not read. `message` ends with the parser's
 * place, as in "Unexpected token (1:20)"; the answer is made once more with a map. Nothing where that leads nowhere.
 */
export async function whereInInput(
  message: string,
  withMap: () => Promise<{ map: string | null }>,
): Promise<{ line: number; column: number } | undefined> {
  const [, line, column] = /\((\d+):(\d+)\)$/.exec(message) ?? [];
  if (line === undefined || column === undefined) return undefined;
  try {
    const { map } = await withMap();
    if (map === null) return undefined;
    const point = {
      version: 3 as const,
      sources: ["answer.js"],
      names: [],
      mappings: [[[0, 0, Number(line) - 1, Number(column)] as [number, number, number, number]]],
    };
    const traced = remapping([point, map], () => null, { decodedMappings: true });
    const [, , inputLine, inputColumn] = Array.isArray(traced.mappings)
      ? (traced.mappings[0]?.[0] ?? [])
      : [];
    if (inputLine === undefined || inputColumn === undefined) return undefined;
    return { line: inputLine + 1, column: inputColumn + 1 };
  } catch {
    return undefined;
  }
}
