import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { keyName, type Member, memberName, parentOf, propertyOf } from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { dropProperty } from "../arguments.ts";
import { behindStatement, statementOfOptions } from "../client-statements.ts";
import { machineNames, optionsAbove, signedNames, withoutSign } from "../machine-names.ts";
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
  const options = optionsAbove(node);
  if (!options || memberName(options) !== "options") return;
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
  const { properties } = socket.value;
  for (const one of properties) {
    if (!/^(properties|compress)$/.test(keyName(one) ?? "")) continue;
    const added = one.type === "ObjectProperty" ? toldBehind(rewriter, options, one) : null;
    if (one.type !== "ObjectProperty" || !added) {
      rewriter.flag("14-T110", one, "removed");
      continue;
    }
    const gone =
      properties.length === 1
        ? dropProperty(rewriter, options, socket)
        : dropProperty(rewriter, socket.value, one);
    rewriter.change("14-T110", one, [...gone, added]);
  }
}

/** What is told of the machine, behind the statement that makes the client; null where that cannot be. */
function toldBehind(rewriter: Rewriter, options: ObjectExpression, one: ObjectProperty): Edit | null {
  const client = statementOfOptions(options);
  const value = keyName(one) === "properties" ? one.value : null;
  // Comments would go with what is taken out.
  if (!client || value?.type !== "ObjectExpression" || /\/[/*]/.test(rewriter.text(parentOf(one) ?? one)))
    return null;
  const keys = value.properties.map(property => {
    const name = withoutSign(keyName(property) ?? "");
    const isKnown = property.type === "ObjectProperty" && machineNames.some(known => known === name);
    return isKnown ? `${name}: ${rewriter.text(property.value)}` : null;
  });
  const text = keys.includes(null) || keys.length === 0 ? null : told(rewriter, keys.join(", "));
  return text === null ? null : behindStatement(rewriter, client.statement, `${text};`);
}
