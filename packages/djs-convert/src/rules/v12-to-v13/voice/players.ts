import { methodCalls } from "../../../engine/method-calls.ts";
import {
  type Call,
  callOf,
  chainEnd,
  endOf,
  isBracketed,
  isCall,
  isMember,
  isWithin,
  type Member,
  memberName,
  type Node,
  outerEnd,
  outerStart,
  parentOf,
  startOf,
  stringValue,
} from "../../../engine/nodes.ts";
import type { Edit } from "../../../engine/splice.ts";
import { isRepeatable, wholeStatement } from "../../literals.ts";
import type { MemberRow } from "../../member-rows.ts";
import { after, before, type Rewriter, remove } from "../../rewriter.ts";
import { isCommented, layoutAt } from "./layout.ts";
import { isConnection, isTyped } from "./nodes.ts";
import { type SoundOptions, soundOptions } from "./play-options.ts";
import { voiceNames } from "./voice-names.ts";

/** A call of `connection.play(input, options)`, with all that is said about it. */
interface Played {
  connection: Node;
  member: Member;
  call: Call;
  input: Node;
  sound: SoundOptions;
  /** What hears of errors, where the bot does not: what nobody hears ends it. */
  hears: string;
  /** The last listener of the chain, or the call itself. */
  end: Node;
  /** The same, with an `await` that waited for nothing. */
  whole: Node;
  createPlayer: string;
  createResource: string;
}

/** `const dispatcher = connection.play(x)`: a player that the connection gets, and the sound that it plays. */
function played(rewriter: Rewriter, member: Member, call: Call | undefined): Edit[] | null {
  const [input, options] = call?.arguments ?? [];
  if (!call || !input || input.type === "SpreadElement") return null;
  if (rewriter.infer.isA(rewriter.typeOf(input), "VoiceBroadcast")) return null;
  const end = chainEnd(call);
  if (!isListenedTo(call, end)) return null;
  const parent = parentOf(end);
  const whole = parent?.type === "AwaitExpression" ? parent : end;
  const holder = holderOf(rewriter, whole);
  const isMute = holder === null && end === call && isOfPromise(whole);
  if (holder === null && !isMute) return null;
  const from = outerStart(holder?.from ?? whole);
  if (isCommented(rewriter, from, startOf(member.property))) return null;
  const sound = soundOptions(rewriter, member, input, options);
  if (!sound || (sound.volume && (isMute || isTyped(rewriter)))) return null;
  const names = voiceNames(rewriter, member, "createAudioPlayer", "createAudioResource");
  if (!names) return null;
  const [createPlayer, createResource] = names;
  for (const one of sound.lost) rewriter.flag("13-002", one, "voice", "seek");
  const found = {
    connection: member.object,
    member,
    call,
    input,
    sound,
    hears: hearsErrors(rewriter, holder?.name, end) ? "" : ".on('error', console.error)",
    end,
    whole,
    createPlayer,
    createResource,
  };
  return holder === null ? inPlace(found) : inStatements(rewriter, found, holder);
}

/** Nothing but listeners: all else gives something that is no player. */
function isListenedTo(call: Call, end: Node): boolean {
  for (let at = end; at !== call; ) {
    if (
      (at !== end && isBracketed(at)) ||
      !isCall(at) ||
      !isMember(at.callee) ||
      !/^(on|once)$/.test(memberName(at.callee) ?? "")
    )
      return false;
    at = at.callee.object;
  }
  return true;
}

/** Whether the bot listens to errors of this player, in the chain or by its name. */
function hearsErrors({ tree }: Rewriter, name: string | undefined, end: Node): boolean {
  const calls = [...methodCalls(tree, "on"), ...methodCalls(tree, "once")];
  return calls.some(
    ({ callee, arguments: [event] }) =>
      stringValue(event) === "error" &&
      (isWithin(callee, end) || tree.text.slice(startOf(callee.object), endOf(callee.object)) === name),
  );
}

/** How the player is called from now on. */
interface Holder {
  name: string;
  /** What declares it where nothing did. */
  declares: string;
  /** Where that stands: of what goes with it the beginning. */
  from: Node;
  /** What is done with it at last. */
  closes?: string;
  /** A statement that needs braces, since it becomes several. */
  braced?: Node;
}

/** Null where the value is used in another way, or where there is no room for more statements. */
function holderOf(rewriter: Rewriter, whole: Node): Holder | null {
  const parent = parentOf(whole);
  if (parent?.type === "VariableDeclarator" && parent.init === whole && parent.id.type === "Identifier") {
    const statement = parentOf(parent);
    const isOnly = statement?.type === "VariableDeclaration" && statement.declarations.length === 1;
    return isOnly && isInList(statement) ? { name: parent.id.name, declares: "", from: whole } : null;
  }
  if (parent?.type === "AssignmentExpression" && parent.operator === "=" && parent.right === whole) {
    const place = statementOf(parent);
    if (!place || !isRepeatable(parent.left)) return null;
    // What plays on a connection was never to be assigned.
    const isGiven = isMember(parent.left) && isPlayerOf(rewriter, parent.left);
    return isGiven
      ? newPlayer(rewriter, place)
      : { name: rewriter.text(parent.left), declares: "", from: whole, ...place };
  }
  if (parent?.type === "ReturnStatement" && isInList(parent)) {
    const made = newPlayer(rewriter, { statement: parent });
    return { ...made, closes: `return ${made.name}` };
  }
  const place = statementOf(whole);
  return place && newPlayer(rewriter, place);
}

interface Place {
  statement: Node;
  braced?: Node;
}

/** The statement that is nothing but this expression; `if (x) connection.play(y);` gets braces. */
function statementOf(whole: Node): Place | null {
  const listed = wholeStatement(whole);
  if (listed) return { statement: listed };
  const statement = parentOf(whole);
  const around = statement?.type === "ExpressionStatement" ? parentOf(statement)?.type : undefined;
  return statement && /^(If|While|For(Of|In)?)Statement$/.test(around ?? "")
    ? { statement, braced: statement }
    : null;
}

function newPlayer(rewriter: Rewriter, { statement, ...place }: Place): Holder {
  const name = freeName(rewriter, statement);
  return { name, declares: `const ${name} = `, from: statement, ...place };
}

const isPlayerOf = (rewriter: Rewriter, left: Member): boolean =>
  memberName(left) === "dispatcher" && isConnection(rewriter, left.object);

const isInList = (statement: Node): boolean =>
  /^(BlockStatement|Program|SwitchCase|StaticBlock)$/.test(parentOf(statement)?.type ?? "");

const given = new WeakMap<Rewriter, Map<Node | undefined, Set<string>>>();

/** A name that the file does not use yet; of several in one block each has its own. */
function freeName(rewriter: Rewriter, statement: Node): string {
  const byBlock = given.get(rewriter) ?? new Map<Node | undefined, Set<string>>();
  given.set(rewriter, byBlock);
  const parent = parentOf(statement);
  // Cases of one choice are one block.
  const block = parent?.type === "SwitchCase" ? parentOf(parent) : parent;
  const taken = byBlock.get(block) ?? new Set<string>();
  byBlock.set(block, taken);
  const isFree = (name: string) => !rewriter.tree.identifiers.has(name) && !taken.has(name);
  const base = ["player", "audioPlayer"].find(name => !rewriter.tree.identifiers.has(name)) ?? "voicePlayer";
  let name = base;
  for (let number = 2; !isFree(name); number++) name = `${base}${number}`;
  taken.add(name);
  return name;
}

/** `channel.join().then(connection => connection.play(x)).catch(f)`, of which nothing is awaited. */
function isOfPromise(whole: Node): boolean {
  const func = parentOf(whole);
  const then = func?.type === "ArrowFunctionExpression" ? parentOf(func) : undefined;
  if (!isCall(then) || !isMember(then.callee) || memberName(then.callee) !== "then") return false;
  let end: Node = then;
  for (let member = parentOf(end); isMember(member) && member.object === end; member = parentOf(end)) {
    const next = callOf(member);
    if (!next || !/^(catch|finally)$/.test(memberName(member) ?? "")) return false;
    end = next;
  }
  const parent = parentOf(end);
  return (parent?.type === "AwaitExpression" ? parentOf(parent) : parent)?.type === "ExpressionStatement";
}

/** In one expression: `connection.subscribe(createAudioPlayer())?.player.play(createAudioResource(x))`. */
function inPlace({
  connection,
  member,
  call,
  input,
  sound,
  hears,
  whole,
  createPlayer,
  createResource,
}: Played): Edit[] {
  const subscribe = `${member.optional ? "?." : "."}subscribe(${createPlayer}()${hears})`;
  return [
    ...(outerStart(whole) < outerStart(connection)
      ? [remove(outerStart(whole), outerStart(connection))]
      : []),
    { start: outerEnd(connection), end: endOf(member), text: `${subscribe}?.player.play` },
    before(input, `${createResource}(`),
    ...sound.edits,
    remove(endOf(call), outerEnd(whole)),
  ];
}

/** In statements of their own; what is played and who listens stay where they stand. */
function inStatements(rewriter: Rewriter, played: Played, holder: Holder): Edit[] {
  const { connection, member, call, input, sound, hears, end, whole, createPlayer, createResource } = played;
  const { name, declares, from, closes, braced } = holder;
  const between = braced ? " " : layoutAt(rewriter, whole).between;
  const subscribe = `${member.optional ? "?." : "."}subscribe(${name});`;
  const volume = sound.volume ? `;${between}${name}.state.resource?.volume?.setVolume(${sound.volume})` : "";
  const last = closes ? `;${between}${closes}` : "";
  const listens = end === call ? "" : `;${between}${name}`;
  return [
    ...(braced ? [before(braced, "{ "), after(braced, " }")] : []),
    {
      start: outerStart(from),
      end: outerStart(connection),
      text: `${declares}${createPlayer}()${hears};${between}`,
    },
    { start: outerEnd(connection), end: endOf(member), text: `${subscribe}${between}${name}.play` },
    before(input, `${createResource}(`),
    ...sound.edits,
    { start: endOf(call), end: outerEnd(call), text: `${volume}${listens}` },
    { start: end === call ? outerEnd(call) : endOf(end), end: outerEnd(whole), text: last, closes: true },
  ];
}

export const playerRows: readonly MemberRow[] = [
  { id: "13-002", on: ["VoiceConnection"], member: "play", when: "called", edit: played, flag: "voice" },
];
