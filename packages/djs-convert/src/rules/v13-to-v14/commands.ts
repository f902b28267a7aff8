import type { ObjectProperty } from "@babel/types";
import {
  invocationAround,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import type { MemberRow } from "../member-rows.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { commandTypes } from "./enums.ts";

/** Whoever may use a command is changed with a token of a person now, not with that of the bot. */
export const permissionRows: readonly MemberRow[] = ["add", "remove", "set"].map(
  (member): MemberRow => ({
    id: "14-T92",
    on: ["ApplicationCommandPermissionsManager"],
    member,
    when: "called",
    flag: "behaviour",
  }),
);

/** `commands.create({ name, description, defaultPermission: false })`. */
export function defaultPermission(rewriter: Rewriter, property: ObjectProperty): void {
  const command = parentOf(property);
  if (command?.type !== "ObjectExpression" || rewriter.done.has(property)) return;
  const call = invocationAround(property);
  const isGiven =
    isCall(call) &&
    isMember(call.callee) &&
    rewriter.receiver(call.callee, ["ApplicationCommandManager", "ApplicationCommand"], false) !== null;
  const isWritten = rewriter.isBot && propertyOf(command, "name") && propertyOf(command, "description");
  if (!isGiven && !isWritten) return;
  const isSaid = ["defaultMemberPermissions", "default_member_permissions"].some(key =>
    propertyOf(command, key),
  );
  // Everybody may use a command of which nothing is said.
  if (isSaid || isBoolean(property, true))
    rewriter.change("14-T93", property, dropProperty(rewriter, command, property));
  else if (isBoolean(property, false)) {
    rewriter.change("14-T93", property, [replace(property, "defaultMemberPermissions: '0'")]);
    rewriter.flag("14-T93", property, "behaviour");
  } else rewriter.flag("14-T93", property, "removed");
}

const isBoolean = ({ value }: ObjectProperty, wanted: boolean): boolean =>
  value.type === "BooleanLiteral" && value.value === wanted;

/** `command.defaultPermission = false`, of a command that nothing but its name tells. */
export function givenPermission(rewriter: Rewriter, node: Member): void {
  const assignment = parentOf(node);
  if (assignment?.type !== "AssignmentExpression" || assignment.left !== node) return;
  if (rewriter.receiver(node, ["ApplicationCommand"], rewriter.isBot))
    rewriter.flag("14-T93", node, "removed");
}

/** `{ name, type: "Chat_INPUT" }`: what version 13 did not know it passed over, and a command was one of the chat. */
export function miswrittenType(rewriter: Rewriter, value: Node): boolean {
  if (stringValue(value)?.toUpperCase() !== "CHAT_INPUT") return false;
  const name = rewriter.exported(commandTypes.name);
  if (name) rewriter.change(commandTypes.id, value, [replace(value, `${name}.ChatInput`)], true);
  return name !== null;
}

export const scopes: ReadonlyMap<string, string> = new Map([
  ["applications.commands", "ApplicationsCommands"],
  ["bot", "Bot"],
  ["connections", "Connections"],
  ["email", "Email"],
  ["guilds", "Guilds"],
  ["guilds.join", "GuildsJoin"],
  ["identify", "Identify"],
]);

/** `generateInvite({ scopes: ["bot"] })`. */
export function inviteScopes(rewriter: Rewriter, property: ObjectProperty): void {
  const call = invocationAround(property);
  if (!isCall(call) || !isMember(call.callee) || memberName(call.callee) !== "generateInvite") return;
  const receiver = rewriter.receiver(call.callee, ["Client"], rewriter.isBot);
  if (!receiver || property.value.type !== "ArrayExpression") return;
  for (const one of property.value.elements) {
    const to = scopes.get(stringValue(one) ?? "");
    const name = to && one ? rewriter.exported("OAuth2Scopes") : null;
    if (one && name) rewriter.change("14-T91", one, [replace(one, `${name}.${to}`)], receiver.weak);
  }
}
