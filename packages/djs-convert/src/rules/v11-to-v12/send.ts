import type { NewExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  outerStart,
  propertyOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { optionsOf, rekey } from "../literals.ts";
import { rename } from "../member-rows.ts";
import { asList } from "../nothing-at-times.ts";
import { isOwnObject } from "../own-objects.ts";
import { after, before, type Rewriter, remove } from "../rewriter.ts";
import { asSent } from "./old-senders.ts";

const owners: readonly (readonly [string, number])[] = [
  ["TextChannel", 31],
  ["DMChannel", 31],
  ["GroupDMChannel", 31],
  ["GuildMember", 35],
  ["User", 39],
  ["Webhook", 43],
  ["WebhookClient", 43],
];
const sendTargets = [...owners.map(([owner]) => owner), "Message"];
const kinds = ["sendMessage", "sendEmbed", "sendCode", "sendFile", "sendFiles"];

/** `sendMessage`, `sendEmbed`, `sendCode` and `sendFile` are all `send` now. */
export function sendFamily(rewriter: Rewriter, call: Call | NewExpression): void {
  if (!isCall(call) || !isMember(call.callee)) return;
  const node = call.callee;
  const name = memberName(node) ?? "";
  if (name === "editCode") {
    editCode(rewriter, call);
    return;
  }
  const kind = kinds.indexOf(name);
  if (name === "send") messageAsText(rewriter, call, node);
  if (sends.test(name)) fileOption(rewriter, call, node);
  if (kind < 0 || node.computed) return;
  const owner = owners.find(([one]) => rewriter.receiver(node, [one], false));
  // With more than a text and options it is a method of the bot's own.
  const isUnknown =
    rewriter.typeOf(node.object) === undefined &&
    rewriter.isBot &&
    call.arguments.length < 3 &&
    !answersRequests.test(rewriter.text(node.object)) &&
    !isOwnObject(rewriter, node.object);
  if (!owner && !isUnknown) return;
  const id = `12-0${(owner?.[1] ?? 31) + Math.min(kind, 3)}`;
  const edits = asSent(rewriter, call, owner?.[1] === 43);
  if (!edits) {
    rewriter.flag(id, node, "argument-unknown");
    return;
  }
  const type = rewriter.typeOf(node.object);
  rewriter.change(id, node, [rename(node, "send"), ...edits], type?.weak ?? true);
}

/** `res.sendFile(path)` of a web server. */
const answersRequests = /^(res|resp|response|reply|rep|ctx)$/;

/** `channel.send(message)`: whether that is a text or a message only its caller knows. */
function messageAsText(rewriter: Rewriter, call: Call, callee: Member): void {
  const [first] = call.arguments;
  if (first?.type !== "Identifier" || !rewriter.receiver(callee, sendTargets, false)) return;
  if (rewriter.infer.isA(rewriter.typeOf(first), "Message"))
    rewriter.flag("12-079", first, "argument-unknown");
}

const sends = /^(send|sendMessage|sendEmbed|reply|edit)$/;

/** `{ file: x }` among the options is `{ files: [x] }`; what had no name but discord.js takes says what is sent. */
function fileOption(rewriter: Rewriter, call: Call, callee: Member): void {
  if (rewriter.receiver(callee, sendTargets, rewriter.isBot) === null) return;
  for (const argument of call.arguments) {
    const options = optionsOf(rewriter, argument);
    const file = options && propertyOf(options, "file");
    if (file && !propertyOf(options, "files") && !rewriter.done.has(file))
      rewriter.change(
        "12-T21",
        file,
        listOfFile(rewriter, file),
        rewriter.typeOf(callee.object)?.weak ?? true,
      );
  }
}

/** Version 11 passed over a file that was none: a name that holds nothing at times, what an own function gives. */
function listOfFile(rewriter: Rewriter, file: ObjectProperty): Edit[] {
  const { value } = file;
  const isGiven =
    isCall(value) && rewriter.typeOf(value) === undefined && !makesFile.test(nameOf(value.callee));
  const listed = isGiven ? [before(value, "["), after(value, "].filter(Boolean)")] : asList(rewriter, value);
  return rekey(file, "files", listed);
}

const makesFile = /^(toBuffer|getBuffer|getBufferAsync|from|join|resolve|createReadStream|readFileSync)$/;

const nameOf = (callee: Node): string => (isMember(callee) ? memberName(callee) : undefined) ?? "";

function editCode(rewriter: Rewriter, call: Call): void {
  if (!isMember(call.callee)) return;
  const receiver = rewriter.receiver(call.callee, ["Message"], rewriter.isBot);
  const [language, content] = call.arguments;
  if (!receiver || !language || !content) return;
  const edits = [
    rename(call.callee, "edit"),
    remove(outerStart(language), outerStart(content)),
    after(content, `, { code: ${rewriter.text(language)} }`),
  ];
  rewriter.change("12-047", call.callee, edits, receiver.weak);
}
