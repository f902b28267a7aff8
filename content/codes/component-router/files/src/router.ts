import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";

/** `note/:owner/delete` → "owner" */
type ParamsOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamsOf<Part> | ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type RoutedInteraction = MessageComponentInteraction | ModalSubmitInteraction;

export type Route = {
  readonly path: string;
  readonly run: (interaction: RoutedInteraction, params: Record<string, string>) => Promise<unknown>;
};

/** The handler gets exactly the parameters that stand in the path. */
export function route<Path extends string>(
  path: Path,
  run: (interaction: RoutedInteraction, params: Record<ParamsOf<Path>, string>) => Promise<unknown>,
): Route {
  return { path, run: run as Route["run"] };
}

/** Discord takes ids of up to 100 characters. */
const customIdMax = 100;

/** The custom id for a path: `customId("note/:owner/delete", { owner: "1" })` → "note/1/delete". */
export function customId<Path extends string>(path: Path, params: Record<ParamsOf<Path>, string>): string {
  const values: Record<string, string> = params;
  const id = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  if (id.length > customIdMax)
    throw new RangeError(`The custom id ${id} is longer than ${customIdMax} characters`);
  return id;
}

function match(path: string, id: string): Record<string, string> | null {
  const wanted = path.split("/");
  const given = id.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

export function createRouter(routes: readonly Route[]) {
  return {
    /** Answers false when no route fits, so that the caller can say so. */
    async handle(interaction: RoutedInteraction): Promise<boolean> {
      for (const { path, run } of routes) {
        const params = match(path, interaction.customId);
        if (params === null) continue;
        await run(interaction, params);
        return true;
      }
      return false;
    },
  };
}
