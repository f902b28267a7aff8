import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { isMember, keyName, type Member, memberName, parentOf, propertyOf } from "../../engine/nodes.ts";
import { dropProperty } from "../arguments.ts";
import { behindStatement, statementOfOptions } from "../client-statements.ts";
import { machineNames, signedNames, withoutSign } from "../machine-names.ts";
import { type Rewriter, replace } from "../rewriter.ts";

export const namesOfProperties = [...machineNames, ...signedNames].join(" ");

/** What is told Discord of the machine stands in a list that is read when the bot connects. */
function told(rewriter: Rewriter, properties: string): string | null {
  const defaults = rewriter.exported("DefaultWebSocketManagerOptions");
  return defaults && `Object.assign(${defaults}.identifyProperties, { ${properties} })`;
}

/** `client.options.ws.properties.browser = "Discord iOS"`. */
export function assignedProperty(rewriter: Rewriter, node: Member): void {
  const assignment = parentOf(node);
  const { object: properties } = node;
  const socket = isMember(properties) && memberName(properties) === "properties" ? properties.object : null;
  const options = isMember(socket) && memberName(socket) === "ws" ? socket.object : null;
  if (!isMember(options) || memberName(options) !== "options") return;
  if (assignment?.type !== "AssignmentExpression" || assignment.left !== node || assignment.operator !== "=")
    return;
  if (!rewriter.receiver(options, ["Client"], false)) return;
  const text = told(rewriter, `${withoutSign(memberName(node) ?? "")}: ${rewriter.text(assignment.right)}`);
  if (text === null) rewriter.flag("14-T110", node, "removed");
  else rewriter.change("14-T110", assignment, [replace(assignment, text)]);
}

/** `ws: { properties: { $browser: "Discord iOS" } }`, where the client is made. */
export function socketOptions(rewriter: Rewriter, options: ObjectExpression): void {
  const socket = propertyOf(options, "ws");
  if (socket?.value.type !== "ObjectExpression") return;
  for (const one of socket.value.properties) {
    const name = keyName(one);
    const isMoved =
      name === "properties" && one.type === "ObjectProperty" && moves(rewriter, options, socket, one);
    if (!isMoved && (name === "properties" || name === "compress")) rewriter.flag("14-T110", one, "removed");
  }
}

function moves(
  rewriter: Rewriter,
  options: ObjectExpression,
  socket: ObjectProperty,
  { value }: ObjectProperty,
): boolean {
  const client = statementOfOptions(options);
  const properties = propertyOf(socket.value as ObjectExpression, "properties");
  if (!client || !properties || value.type !== "ObjectExpression" || rewriter.done.has(properties))
    return false;
  const keys = value.properties.map(one => {
    const name = withoutSign(keyName(one) ?? "");
    const isKnown = one.type === "ObjectProperty" && machineNames.some(known => known === name);
    return isKnown ? `${name}: ${rewriter.text(one.value)}` : null;
  });
  const text = keys.includes(null) || keys.length === 0 ? null : told(rewriter, keys.join(", "));
  if (text === null || /\/[/*]/.test(rewriter.text(socket))) return false;
  const inner = socket.value as ObjectExpression;
  const gone =
    inner.properties.length === 1
      ? dropProperty(rewriter, options, socket)
      : dropProperty(rewriter, inner, properties);
  rewriter.change("14-T110", properties, [...gone, behindStatement(rewriter, client.statement, `${text};`)]);
  return true;
}
