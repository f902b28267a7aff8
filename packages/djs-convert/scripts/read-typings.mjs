import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Lines of one version's table. `at` is a folder in which that version is installed. */
export function readTypings(ts, at, major) {
  const probe = join(at, "probe.ts");
  writeFileSync(probe, 'import * as all from "discord.js";\nexport { all };\n');
  const program = ts.createProgram([probe], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
    typeRoots: [join(at, "..", "node_modules", "@types")],
    esModuleInterop: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(probe);
  const all = checker.getAliasedSymbol(
    checker.getSymbolAtLocation(source.statements[0].importClause.namedBindings.name),
  );
  const exported = checker.getExportsOfModule(all).map(symbol => ({
    name: symbol.name,
    symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
  const describe = describer(ts, checker, new Set(exported.map(one => one.symbol)));
  const classes = readClasses(ts, checker, source, exported, describe);
  const lines = [];
  for (const [name, one] of classes) lines.push(classLine(name, one, classes));
  for (const one of exported)
    if (one.symbol.flags & ts.SymbolFlags.Enum && !ofNoBot.test(one.name))
      lines.push(`!${one.name} ${[...one.symbol.exports.keys()].join(" ")}`);
  if (!classes.has(fetchedBan.name)) lines.push(fetchedBan.line);
  const values = exported.filter(one => one.symbol.flags & ts.SymbolFlags.Value).map(one => one.name);
  lines.push(`$ ${values.filter(name => name !== "default").join(" ")}`);
  for (const [event, types] of readEvents(checker, exported, source, major, describe))
    lines.push(`> ${event} ${types.join(" ")}`.trimEnd());
  return lines.map(line => line.replace(/[`\\]/g, ""));
}

/** Only what differs from the class it extends: the reader follows `<`. */
function classLine(name, one, classes) {
  const base = classes.get(one.base);
  const members = Object.entries(one.members).filter(([member, type]) => base?.members[member] !== type);
  const gone = base
    ? Object.keys(base.members).filter(member => !(member in one.members) && member[0] !== ".")
    : [];
  const parts = members.map(([member, type]) => member + type).concat(gone.map(member => `-${member}`));
  return `${name}${base ? `<${one.base}` : ""} ${parts.join(" ")}`.trimEnd();
}

function readClasses(ts, checker, source, exported, describe) {
  const classes = new Map();
  for (const { name, symbol } of exported) {
    const declaration = symbol.declarations?.find(one => ts.isClassDeclaration(one) || isData(ts, one));
    if (!declaration || classes.has(symbol.name)) continue;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const parent = type.isClassOrInterface() ? checker.getBaseTypes(type)[0]?.symbol?.name : undefined;
    // A builder extends its namesake of another package.
    const base = parent === name ? undefined : parent;
    const members = {};
    for (const member of checker.getPropertiesOfType(type)) {
      const place = member.valueDeclaration ?? member.declarations?.[0];
      if (!place || !/^[A-Za-z_$][\w$]*$/.test(member.name) || hidden(ts, place)) continue;
      members[member.name] = memberType(ts, checker, member, source, describe);
    }
    for (const member of checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(symbol, source))) {
      const place = member.valueDeclaration ?? member.declarations?.[0];
      if (member.name === "prototype" || !place || !/discord/.test(place.getSourceFile().fileName)) continue;
      if (hidden(ts, place)) continue;
      members[`.${member.name}`] = memberType(ts, checker, member, source, describe);
    }
    classes.set(name, { base, members });
  }
  return classes;
}

/** Shapes without a class that are followed like one. */
const data = new Set([
  "CommandInteractionOption",
  "CrosspostedChannel",
  "DeconstructedSnowflake",
  "MessageActivity",
  "MessageReference",
  "RateLimitData",
  "RateLimitInfo",
]);

const isData = (ts, declaration) =>
  (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
  data.has(declaration.name.text);

/** What `fetchBans()` gave while there was no class for it, by the name of the class that came in version 13. */
const fetchedBan = { name: "GuildBan", members: "reason,user", line: "GuildBan reason:s user:User" };

/** Enums of what is no bot: programs beside the client, the package's own processes, and its own errors. */
const ofNoBot = /^(RPC|Worker)|^DiscordjsErrorCodes$/;

const hidden = (ts, place) =>
  Boolean(ts.getCombinedModifierFlags(place) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));

function memberType(ts, checker, member, source, describe) {
  const type = checker.getTypeOfSymbolAtLocation(member, source);
  const signatures = type.getCallSignatures();
  if (!(member.flags & ts.SymbolFlags.Method) || signatures.length === 0) return `:${describe(type)}`;
  return `()${[...new Set(signatures.map(one => describe(one.getReturnType())))].slice(0, 3).join("/")}`;
}

/** The short form of a type: see src/tables/read-table.ts. */
function describer(ts, checker, exported) {
  const flags = ts.TypeFlags;
  const simple = [
    [flags.Any | flags.Unknown, "?"],
    [flags.StringLike, "s"],
    [flags.BooleanLike, "b"],
    [flags.BigIntLike, "i"],
    [flags.VoidLike | flags.Null | flags.Never, "v"],
  ];
  const describe = (type, depth = 0) => {
    if (!type || depth > 4) return "?";
    if (type.flags & flags.EnumLike) {
      const name = (type.symbol?.flags & ts.SymbolFlags.EnumMember ? type.symbol.parent : type.symbol)?.name;
      return name ? `%${name}` : "n";
    }
    for (const [flag, letter] of simple) if (type.flags & flag) return letter;
    if (type.flags & flags.NumberLike) return "n";
    if (type.isUnion()) return ofUnion(type.types.map(part => describe(part, depth + 1)));
    if (type.flags & (flags.TypeParameter | flags.Conditional | flags.IndexedAccess)) {
      if (type.isThisType) return type.symbol.name;
      const bound = checker.getBaseConstraintOfType(type);
      const known = bound && bound !== type ? describe(bound, depth + 1) : "?";
      const unless = known === "?" && checker.getDefaultFromTypeParameter(type);
      return unless ? describe(unless, depth + 1) : known;
    }
    if (type.isIntersection()) {
      return type.types.map(part => describe(part, depth + 1)).find(part => /^[A-Z]/.test(part)) ?? "?";
    }
    return ofObject(type, depth);
  };
  const ofUnion = parts => {
    const kept = [...new Set(parts.flatMap(part => part.split("|")))].filter(part => part !== "v");
    const known = kept.filter(part => part !== "?" && !/^[snbi]$/.test(part));
    if (known.length > 0) return known.slice(0, 12).join("|");
    return kept.length === 1 ? kept[0] : kept.length === 0 ? "v" : "?";
  };
  const ofObject = (type, depth) => {
    const alias = type.aliasSymbol?.name;
    const given = type.aliasTypeArguments;
    if (data.has(alias) && exported.has(type.aliasSymbol)) return alias;
    if (/^(Readonly|Omit|Pick)$/.test(alias ?? "") && given) return describe(given[0], depth + 1);
    if ((alias === "If" || alias === "CacheTypeReducer") && given?.length > 1)
      return describe(given[1], depth + 1);
    const name = type.symbol?.name;
    const args = type.objectFlags & ts.ObjectFlags.Reference ? checker.getTypeArguments(type) : [];
    if (name === "Promise") return `~${describe(args[0], depth + 1)}`;
    if (/^(Collection|ReadonlyCollection|LimitedCollection|Map|ReadonlyMap)$/.test(name ?? ""))
      return `#${describe(args[1], depth + 1)}`;
    if (name === "Array" || name === "ReadonlyArray") return `[${describe(args[0], depth + 1)}`;
    if (name === "__type" && [...type.symbol.members.keys()].sort().join() === fetchedBan.members)
      return fetchedBan.name;
    const isFollowed = type.symbol?.flags & ts.SymbolFlags.Class || data.has(name);
    return type.symbol && exported.has(type.symbol) && isFollowed ? name : "?";
  };
  return describe;
}

/** Version 11 lists its events as overloads of `Client.on`; later ones have an interface. */
function readEvents(checker, exported, source, major, describe) {
  const events = new Map();
  if (major === 11) {
    const client = exported.find(one => one.name === "Client").symbol;
    const on = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(client), "on");
    for (const signature of checker.getTypeOfSymbolAtLocation(on, source).getCallSignatures()) {
      const [event, listener] = signature.parameters.map(one =>
        checker.getTypeOfSymbolAtLocation(one, source),
      );
      const names = event.isUnion() ? event.types : [event];
      const params = listener.getCallSignatures()[0]?.parameters ?? [];
      const types = params.map(one => describe(checker.getTypeOfSymbolAtLocation(one, source)));
      for (const one of names) if (one.isStringLiteral()) events.set(one.value, types);
    }
    return events;
  }
  const type = checker.getDeclaredTypeOfSymbol(
    exported.find(one => /^ClientEvents(Types)?$/.test(one.name)).symbol,
  );
  for (const member of checker.getPropertiesOfType(type)) {
    const tuple = checker.getTypeOfSymbolAtLocation(member, source);
    events.set(
      member.name,
      checker.getTypeArguments(tuple).map(one => describe(one)),
    );
  }
  return events;
}
