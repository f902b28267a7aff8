import type { NewExpression, ObjectExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  isCall,
  isMember,
  isText,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  propertyOf,
  stringValue,
} from "../engine/nodes.ts";
import { dropProperty } from "./arguments.ts";
import { optionsOf } from "./literals.ts";
import { meantPermission } from "./meant-permission.ts";
import { rename } from "./member-rows.ts";
import { before, type Rewriter, replace } from "./rewriter.ts";

/** The permissions of a step, and the rows of names that are none. */
export interface Permissions {
  /** Row of a name that can only mean one permission. */
  meant: string;
  /** Row of a name of which nobody knows what it means. */
  unknown: string;
  /** Row of such a name in an overwrite, where that was passed over until now. */
  refused?: string;
  /** Row of a key that stands beside the one which it means. */
  double?: string;
  /** Rows of names that have another one now, and that one. */
  renamed?: Readonly<Record<string, readonly [string, string]>>;
  isKnown: (name: string) => boolean;
  /** What each is called now. */
  next: Readonly<Record<string, string>>;
}

export const namesOfTests = "has any missing hasPermission hasPermissions missingPermissions permissionsIn";

/** `member.hasPermission("MANAGE_SERVER")`: nothing but an error comes of a permission that there is not. */
export const testedPermissions =
  (permissions: Permissions) =>
  (rewriter: Rewriter, call: Call | NewExpression): void => {
    if (!isCall(call) || !isMember(call.callee)) return;
    const name = memberName(call.callee) ?? "";
    const first = call.arguments[0];
    const said = first?.type === "ArrayExpression" ? first.elements : [first];
    const wrong = said.filter(one => {
      const text = stringValue(one);
      const mayBeChannel = name === "permissionsIn" && !isLikePermission(text);
      return text !== undefined && !permissions.isKnown(text) && !mayBeChannel;
    });
    if (wrong.length === 0) return;
    const isNamed = rewriter.isBot && /^hasPermissions?$/.test(name);
    const receiver = rewriter.receiver(call.callee, ["Permissions", "GuildMember", "Role"], isNamed);
    for (const one of receiver ? wrong : [])
      if (one && (isLikePermission(stringValue(one)) || !receiver?.weak)) mend(rewriter, permissions, one);
  };

/** `channel.updateOverwrite(role, { READ_MESSAGES: false })`. */
export const keysOfOverwrites =
  (permissions: Permissions, classes: readonly string[], unique: boolean) =>
  (rewriter: Rewriter, call: Call | NewExpression): void => {
    if (!isCall(call) || !isMember(call.callee)) return;
    const options = optionsOf(rewriter, call.arguments[1]);
    if (!options || !rewriter.receiver(call.callee, classes, unique && rewriter.isBot)) return;
    for (const property of options.properties) {
      const name = keyName(property);
      if (property.type !== "ObjectProperty" || !isLikePermission(name) || permissions.isKnown(name))
        continue;
      if (isDouble(rewriter, permissions, options, property)) continue;
      const row = isMeant(permissions, name) ? undefined : permissions.refused;
      if (row === undefined) mend(rewriter, permissions, property.key);
      else passOver(rewriter, row, options, property);
    }
  };

/** `{ id: role.id, allow: ["READ_MESSAGES"] }`. */
export const listsOfOverwrites =
  (permissions: Permissions) =>
  (rewriter: Rewriter, property: ObjectProperty): void => {
    const overwrite = parentOf(property);
    if (!rewriter.isBot || overwrite?.type !== "ObjectExpression" || !propertyOf(overwrite, "id")) return;
    const { value } = property;
    for (const one of value.type === "ArrayExpression" ? value.elements : []) {
      const name = stringValue(one);
      if (one && isLikePermission(name) && !permissions.isKnown(name)) mend(rewriter, permissions, one);
    }
  };

/** `Permissions.FLAGS.MANAGE_SERVER`, which is `undefined`: version 12 finds that everybody has it. */
export const unknownFlags =
  (permissions: Permissions) =>
  (rewriter: Rewriter, flags: Member): void => {
    const flag = parentOf(flags);
    if (!isMember(flag) || flag.object !== flags) return;
    const name = memberName(flag);
    const type = rewriter.typeOf(flags.object);
    if (type?.kind !== "class" || type.name !== "Permissions") return;
    if (!isLikePermission(name) || permissions.isKnown(name)) return;
    mend(rewriter, permissions, flag);
  };

const isLikePermission = (name: string | undefined): name is string =>
  name !== undefined && /^[A-Z]+(_[A-Z]+)*$/.test(name);

/** Its name in version 11, beside the one that it got. */
function isDouble(
  rewriter: Rewriter,
  permissions: Permissions,
  options: ObjectExpression,
  property: ObjectProperty,
): boolean {
  const meant = meantPermission(keyName(property) ?? "", Object.keys(permissions.next));
  const names = meant === undefined ? [] : [meant, permissions.next[meant] ?? meant];
  if (!names.some(one => propertyOf(options, one))) return false;
  const row = permissions.double;
  if (row) rewriter.change(row, property, dropProperty(rewriter, options, property));
  else rewriter.flag(permissions.unknown, property, "argument-unknown", keyName(property));
  return true;
}

/** What was passed over until now is left away, so that nothing else is allowed or denied, and a person hears of it. */
function passOver(
  rewriter: Rewriter,
  row: string,
  options: ObjectExpression,
  property: ObjectProperty,
): void {
  rewriter.flags.push({ rule: row, node: property.key, reason: "behaviour", message: keyName(property) });
  rewriter.change(row, property, dropProperty(rewriter, options, property), true);
}

/** Whether a name that is none can only mean one permission, or is the one that it had before. */
const isMeant = ({ next, renamed = {} }: Permissions, name: string): boolean =>
  Object.hasOwn(renamed, name) || meantPermission(name, Object.keys(next)) !== undefined;

/** Writes the one that is meant, and says so; or says that there is none. */
function mend(rewriter: Rewriter, permissions: Permissions, node: Node): void {
  if (rewriter.done.has(node)) return;
  const name = stringValue(node) ?? (isMember(node) ? memberName(node) : undefined) ?? rewriter.text(node);
  const { renamed = {} } = permissions;
  const meant = meantPermission(name, Object.keys(permissions.next));
  const [row, to] = Object.hasOwn(renamed, name)
    ? (renamed[name] ?? [])
    : [permissions.meant, meant && permissions.next[meant]];
  if (row === undefined || to === undefined) {
    rewriter.flag(permissions.unknown, node, "argument-unknown", name);
    return;
  }
  const quote = isText(node) ? rewriter.text(node)[0] : "";
  const property = parentOf(node);
  const isShort = property?.type === "ObjectProperty" && property.shorthand;
  const edit = isMember(node)
    ? rename(node, to)
    : isShort
      ? before(node, `${to}: `)
      : replace(node, `${quote}${to}${quote}`);
  const isNew = row === permissions.meant;
  rewriter.change(row, node, [edit], isNew);
  if (isNew) rewriter.flags.push({ rule: row, node, reason: "behaviour", message: `${name} → ${to}` });
}
