import {
  type Call,
  endOf,
  type Node,
  outerEnd,
  outerStart,
  propertyOf,
  startOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { isObject } from "../../engine/types.ts";
import { dropArgument, dropArguments, toObject } from "../arguments.ts";
import { type MemberRow, rename } from "../member-rows.ts";
import { after, before, isOperand, type Rewriter, remove, replace } from "../rewriter.ts";

type EditOf = NonNullable<MemberRow["edit"]>;

/** `ban(7)` and `ban("spam")` become `ban({ days: 7 })` and `ban({ reason: "spam" })`. */
export const banOptions =
  (index: number): EditOf =>
  (rewriter, _node, call) => {
    const options = call?.arguments[index];
    if (!options || options.type === "ObjectExpression") return [];
    const type = rewriter.typeOf(options);
    if (isObject(type)) return [];
    const kind = type?.kind;
    const key =
      kind === "number" ? "days" : kind === "string" ? "reason" : reasonName(rewriter.text(options));
    if (!key) return null;
    const isShort = options.type === "Identifier" && options.name === key;
    return [before(options, isShort ? "{ " : `{ ${key}: `), after(options, " }")];
  };

const reasonName = (text: string): string | null =>
  /reason|motiv|razon|args/i.test(text) ? "reason" : /days/i.test(text) ? "days" : null;

/** `setVoiceChannel(null)` was the way to throw somebody out. */
export const throwOut: EditOf = (rewriter, node, call) =>
  call && call.arguments.length > 0 ? [rename(node, "voice.kick"), ...dropArgument(rewriter, call, 0)] : null;

/** `delete(5000)` becomes `delete({ timeout: 5000 })`; a variable may hold options already. */
export const deleteTimeout: EditOf = (rewriter, _node, call) => {
  const time = call?.arguments[0];
  if (!time || time.type === "ObjectExpression" || isObject(rewriter.typeOf(time))) return [];
  const isShort = time.type === "Identifier" && time.name === "timeout";
  return [before(time, isShort ? "{ " : "{ timeout: "), after(time, " }")];
};

/** Late version 11 took an object as its second argument already. */
export const createChannel: EditOf = (rewriter, _node, call) => {
  const second = call?.arguments[1];
  if (!call || !second || second.type === "ObjectExpression" || isObject(rewriter.typeOf(second))) return [];
  return toObject(rewriter, call, 1, ["type", "permissionOverwrites", "reason"]);
};

export const createRole: EditOf = (rewriter, _node, call) => {
  const data = call?.arguments[0];
  if (!call || (data?.type === "ObjectExpression" && propertyOf(data, "data"))) return [];
  return toObject(rewriter, call, 0, ["data", "reason"]);
};

export const dropStream =
  (kind: string, key = "type"): EditOf =>
  (_rewriter, _node, call) => {
    const [first, options] = call?.arguments ?? [];
    if (!first) return [];
    if (!options) return [after(first, `, { ${key}: '${kind}' }`)];
    return options.type === "ObjectExpression"
      ? [{ start: startOf(options) + 1, end: startOf(options) + 1, text: ` ${key}: '${kind}',` }]
      : [before(options, `{ ${key}: '${kind}', ...`), after(options, " }")];
  };

const isTruth = (node: Node | undefined): boolean =>
  (node?.type === "BooleanLiteral" && node.value) || Boolean(node && stringValue(node));

/** What single members need beside a new name. */
export const toOptions: Readonly<Record<string, Partial<MemberRow>>> = {
  createGuild: {
    edit: (rewriter, node, call) => {
      // client.user.createGuild → client.guilds.create: the bot stands before `.user`.
      const user = node.object;
      if (user.type !== "MemberExpression") return null;
      const shaped = call ? toObject(rewriter, call, 1, ["region", "icon"]) : [];
      return (
        shaped && [{ start: outerEnd(user.object), end: endOf(node), text: ".guilds.create" }, ...shaped]
      );
    },
  },
  fetchMember: {
    // Whether it is kept stands beside the user; it is, where nothing else is said.
    edit: (rewriter, _node, call) => {
      const second = call?.arguments[1];
      if (!call || !second) return [];
      const isKept = second.type === "BooleanLiteral" && second.value && call.arguments.length === 2;
      return isKept ? dropArgument(rewriter, call, 1) : toObject(rewriter, call, 0, ["user", "cache"]);
    },
  },
  endDispatcher: {
    // The guide has `destroy()`, which never tells that it finished: what plays next by that would wait for ever.
    edit: (rewriter, _node, call) => (call ? dropArguments(rewriter, call) : []),
  },
  roleHasPermission: {
    // `explicit` meant the opposite of `checkAdmin`, which came after it.
    edit: (rewriter, _node, call) => {
      const [, explicit, admin] = call?.arguments ?? [];
      if (!call || !explicit) return [];
      if (admin || (explicit.type === "BooleanLiteral" && !explicit.value))
        return dropArgument(rewriter, call, 1);
      return explicit.type === "BooleanLiteral"
        ? [replace(explicit, "false")]
        : [before(explicit, "!("), after(explicit, ")")];
    },
  },
  fetchUsers: { edit: (rewriter, _node, call) => spreadAfter(rewriter, call, 0, "limit") },
  clone: { edit: (rewriter, _node, call) => (call ? clonedWith(rewriter, call) : []) },
  overwritePermissions: {
    edit: (rewriter, node, call) => {
      const [target, permissions] = call?.arguments ?? [];
      // A list is the form of version 12.
      if (!target || target.type === "ArrayExpression") return [];
      if (!permissions) return rewriter.typeOf(target)?.kind === "instance" ? null : [];
      const reason = call?.arguments[2];
      const only =
        reason?.type === "ArrayExpression" && reason.elements.length === 1 ? reason.elements[0] : null;
      return node.computed
        ? null
        : [
            rename(node, "updateOverwrite"),
            // A reason is one text; a list of one was written as that text.
            ...(reason && only && only.type !== "SpreadElement"
              ? [remove(startOf(reason), outerStart(only)), remove(outerEnd(only), endOf(reason))]
              : []),
          ];
    },
  },
  replacePermissionOverwrites: {
    edit: (rewriter, node, call) => {
      const options = call?.arguments[0];
      if (options?.type !== "ObjectExpression" || !call) return null;
      const list = propertyOf(options, "overwrites");
      const reason = propertyOf(options, "reason");
      if (!list || options.properties.length > (reason ? 2 : 1)) return null;
      const rest = reason ? `, ${rewriter.text(reason.value)}` : "";
      return [
        rename(node, "overwritePermissions"),
        { start: startOf(options), end: startOf(list.value), text: "" },
        { start: endOf(list.value), end: endOf(options), text: rest },
      ];
    },
  },
  deleteEmoji: {
    edit: (rewriter, node, call) => {
      const [emoji, reason] = call?.arguments ?? [];
      if (!call || !emoji) return null;
      const edits = [
        rename(node, "emojis.resolve"),
        after(call, `.delete(${reason ? rewriter.text(reason) : ""})`),
      ];
      return reason ? [...edits, remove(outerEnd(emoji), outerEnd(reason))] : edits;
    },
  },
  setChannelPosition: {
    edit: (_rewriter, node, call) => {
      const argument = call?.arguments[0];
      return argument
        ? [rename(node, "setChannelPositions"), before(argument, "["), after(argument, "]")]
        : null;
    },
  },
  setRolePosition: {
    edit: (rewriter, node, call) => {
      const [role, position] = call?.arguments ?? [];
      if (!role || !position || !rewriter.infer.isA(rewriter.typeOf(role), "Role")) return null;
      const [open, close] = isOperand(role) ? ["", ""] : ["(", ")"];
      return [
        { start: startOf(node), end: outerStart(role), text: open },
        { start: outerEnd(role), end: outerStart(position), text: `${close}.setPosition(` },
      ];
    },
    flag: "argument-unknown",
  },
  hasPermission: {
    edit: (rewriter, _node, call) => {
      const rest = call?.arguments.slice(1) ?? [];
      if (!call || rest.length === 0 || rest[0]?.type === "ObjectExpression") return [];
      const [explicit, admin, owner] = rest;
      // Whoever asked for it explicitly, with another name of a permission as it were, asked for no more than the role.
      const otherwise = isTruth(explicit) ? "false" : undefined;
      const checks = { checkAdmin: admin && rewriter.text(admin), checkOwner: owner && rewriter.text(owner) };
      const parts = Object.entries(checks).flatMap(([key, text = otherwise]) =>
        text ? `${key}: ${text}` : [],
      );
      if (explicit && stringValue(explicit))
        rewriter.flags.push({ rule: "12-199", node: explicit, reason: "behaviour", message: undefined });
      const first = call.arguments[0];
      const last = call.arguments.at(-1);
      if (!first || !last) return [];
      return [
        {
          start: outerEnd(first),
          end: outerEnd(last),
          text: parts.length > 0 ? `, { ${parts.join(", ")} }` : "",
        },
      ];
    },
  },
  removeReaction: {
    edit: (_rewriter, node, call) =>
      call && call.arguments.length > 0 ? [rename(node, "users.remove")] : [],
  },
  createReceiver: {
    edit: (_rewriter, node, call) =>
      call ? [{ start: startOf(node.property), end: endOf(call), text: "receiver" }] : null,
  },
};

function spreadAfter(rewriter: Rewriter, call: Call | undefined, first: number, key: string): Edit[] | null {
  if (!call || call.arguments.length === 0 || call.arguments[first]?.type === "ObjectExpression") return [];
  return toObject(rewriter, call, first, [key, "..."]);
}

/** `clone(name, withPermissions, withTopic, reason)`: a channel is copied whole but for what the options say. */
function clonedWith(rewriter: Rewriter, call: Call): Edit[] | null {
  const [name, permissions, topic, reason] = call.arguments;
  if (!name || name.type === "ObjectExpression") return [];
  if (call.arguments.length === 1) return toObject(rewriter, call, 0, ["name"]);
  const unless = (argument: Node | undefined, without: string): string[] | null => {
    if (!argument) return [];
    if (argument.type !== "BooleanLiteral") return null;
    return argument.value ? [] : [without];
  };
  const [bare, mute] = [unless(permissions, "permissionOverwrites: []"), unless(topic, "topic: ''")];
  const [start, end] = [outerStart(name), outerEnd(call.arguments.at(-1) ?? name)];
  if (!bare || !mute || rewriter.hasComment(start, end)) return null;
  const named = name.type === "Identifier" && name.name === "name" ? "name" : `name: ${rewriter.text(name)}`;
  const because = reason ? [`reason: ${rewriter.text(reason)}`] : [];
  return [{ start, end, text: `{ ${[named, ...bare, ...mute, ...because].join(", ")} }` }];
}
