/** By a name the files that may give something to all others under it. */
export type SharedPlaces = ReadonlyMap<string, readonly string[]>;

/** `client.embed =`, `this.bot.embed =` and, in a class that is a client, `this.embed =`. */
const assignedMember = /\b(?:\w*client|\w*bot|this)\.(\w+)\s*=(?![=>])/gi;
const extendsClient = /\bextends\s+(?:\w+\.)?\w*(?:Client|Bot)\b/;
/** `  embed(text) {` and `  embed = text =>` of a class, among others. */
const ownMember = /^[ \t]+(?:(?:public|readonly|override|async|get)\s+)*(\w+)\s*(?:[(:=])/gm;
const onGlobal = /\bglobal(?:This)?\.(\w+)\s*=(?![=>])/g;

/** Where the bot may give something to its client, by the name that it has there. */
export const membersOfClients = (files: ReadonlyMap<string, string>): SharedPlaces =>
  placesOf(files, text => [
    ...namesIn(text, assignedMember),
    ...(extendsClient.test(text) ? namesIn(text, ownMember) : []),
  ]);

/** Where it puts something on `global`. */
export const namesOnGlobal = (files: ReadonlyMap<string, string>): SharedPlaces =>
  placesOf(files, text => namesIn(text, onGlobal));

const namesIn = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = ""]) => name);

function placesOf(files: ReadonlyMap<string, string>, namesOf: (text: string) => string[]): SharedPlaces {
  const places = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const name of new Set(namesOf(text))) places.set(name, [...(places.get(name) ?? []), path]);
  return places;
}
