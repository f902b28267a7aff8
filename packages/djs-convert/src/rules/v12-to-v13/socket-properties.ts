import type { AssignmentExpression, ObjectProperty } from "@babel/types";
import {
  isMember,
  keyName,
  type Member,
  memberName,
  type Node,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import { behindStatement, onlyClient } from "../client-statements.ts";
import { removeStatement, renameKey } from "../literals.ts";
import { optionsAbove, signedNames, withoutSign } from "../machine-names.ts";
import { rename } from "../member-rows.ts";
import { type Rewriter, replace } from "../rewriter.ts";

export const namesOfProperties = signedNames.join(" ");

/** `{ ws: { properties: { $browser: "Discord iOS" } } }`. */
export function socketProperty(rewriter: Rewriter, property: ObjectProperty): void {
  const name = keyName(property);
  const around = keyAround(property);
  if (name === undefined || around === null || keyName(around) !== "properties") return;
  if (keyName(keyAround(around) ?? property) === "ws")
    rewriter.change("13-T95", property, renameKey(property, withoutSign(name)));
}

/** The property whose value a property stands in. */
function keyAround(property: ObjectProperty): ObjectProperty | null {
  const object = parentOf(property);
  const owner = object && parentOf(object);
  return owner?.type === "ObjectProperty" && owner.value === object ? owner : null;
}

/** `Constants.DefaultOptions.ws.properties.$browser = "Discord iOS"`, which all clients that are made later had. */
export function defaultProperties(rewriter: Rewriter): void {
  for (const name of signedNames)
    for (const one of rewriter.tree.memberAssignments.get(name) ?? []) {
      const options = isMember(one.left) ? optionsAbove(one.left) : null;
      if (!options || !isMember(one.left)) continue;
      if (memberName(options) === "DefaultOptions") moveToClient(rewriter, one, options, withoutSign(name));
      else if (memberName(options) === "options" && rewriter.receiver(options, ["Client"], false))
        rewriter.change("13-T95", one.left, [rename(one.left, withoutSign(name))]);
    }
}

/** They are told to the client that the file makes, as soon as it is there. */
function moveToClient(
  rewriter: Rewriter,
  assignment: AssignmentExpression,
  defaults: Member,
  name: string,
): void {
  const statement: Node | undefined = parentOf(assignment);
  const client = onlyClient(rewriter);
  if (rewriter.typeOf(defaults.object)?.kind !== "constants" || assignment.operator !== "=") return;
  if (statement?.type !== "ExpressionStatement" || !client) return;
  const told = `${client.name}.options.ws.properties.${name} = ${rewriter.text(assignment.right)}`;
  const isLater = startOf(client.statement) < startOf(statement);
  const edits = isLater
    ? [replace(assignment, told)]
    : [removeStatement(rewriter, statement), behindStatement(rewriter, client.statement, `${told};`)];
  rewriter.done.add(defaults);
  rewriter.change("13-T95", statement, edits);
}
