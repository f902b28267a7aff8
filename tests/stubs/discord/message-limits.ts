import type { Component, Json } from "./world.ts";

/** What Discord documents about the body of a message or a modal, and what is wrong with a given one. */

const usesComponentsV2 = 1 << 15;
const types = { row: 1, button: 2, stringSelect: 3, textInput: 4, textDisplay: 10, container: 17 } as const;
const selectTypes: readonly number[] = [3, 5, 6, 7, 8];
const linkStyle = 5;

const asList = <Item extends Json>(value: unknown): Item[] => (Array.isArray(value) ? value : []);
const lengthOf = (value: unknown) => (typeof value === "string" ? value.length : 0);

/** Every component, those in rows, containers, sections and labels too. */
export function* walkComponents(components: unknown): Generator<Component> {
  for (const component of asList<Component>(components)) {
    yield component;
    yield* walkComponents(component.components);
    for (const inner of [component.accessory, component.component]) if (inner) yield* walkComponents([inner]);
  }
}

function* findButtonProblems(button: Component): Generator<string> {
  if (lengthOf(button.label) > 80) yield "a button's label has at most 80 characters";
  if (button.label === undefined && button.emoji === undefined) yield "a button has a label or an emoji";
  if (button.style === linkStyle ? !button.url : !button.custom_id)
    yield "a button has a custom_id, or a url if it is a link";
}

function* findSelectProblems(select: Component): Generator<string> {
  if (lengthOf(select.placeholder) > 150) yield "a placeholder has at most 150 characters";
  if (select.type !== types.stringSelect) return;
  const options = asList(select.options);
  if (options.length < 1 || options.length > 25)
    yield `a select menu has 1 to 25 options, not ${options.length}`;
  if (Number(select.max_values ?? 1) > options.length)
    yield "max_values is higher than the number of options";
  for (const option of options) {
    for (const key of ["label", "value", "description"])
      if (lengthOf(option[key]) > 100) yield `an option's ${key} has at most 100 characters`;
  }
}

function* findComponentProblems(components: unknown, isV2: boolean): Generator<string> {
  const all = [...walkComponents(components)];
  const customIds = all.flatMap(component => component.custom_id ?? []);
  if (customIds.some(id => id.length < 1 || id.length > 100)) yield "a custom_id has 1 to 100 characters";
  if (new Set(customIds).size < customIds.length)
    yield `two components share a custom_id: ${customIds.join(", ")}`;
  if (!isV2 && asList(components).length > 5) yield "at most 5 rows";
  if (isV2 && all.length > 40) yield `at most 40 components, not ${all.length}`;
  for (const component of all) {
    if (!isV2 && component.type >= types.textDisplay) yield `type ${component.type} needs IsComponentsV2`;
    if (component.type === types.button) yield* findButtonProblems(component);
    if (selectTypes.includes(component.type)) yield* findSelectProblems(component);
    if (component.type === types.row) {
      const inside = asList<Component>(component.components);
      if (inside.length < 1 || inside.length > 5) yield `a row has 1 to 5 components, not ${inside.length}`;
      if (inside.some(one => selectTypes.includes(one.type)) && inside.length > 1)
        yield "a select menu has a row of its own";
    }
  }
  const text = all.reduce(
    (sum, { type, content }) => sum + (type === types.textDisplay ? lengthOf(content) : 0),
    0,
  );
  if (text > 4_000) yield "at most 4000 characters in all text displays";
}

function* findEmbedProblems(embeds: Json[]): Generator<string> {
  if (embeds.length > 10) yield "at most 10 embeds";
  let total = 0;
  for (const embed of embeds) {
    const fields = asList(embed.fields);
    const footer = lengthOf((embed.footer as Json | undefined)?.text);
    const author = lengthOf((embed.author as Json | undefined)?.name);
    if (lengthOf(embed.title) > 256) yield "an embed's title has at most 256 characters";
    if (lengthOf(embed.description) > 4_096) yield "an embed's description has at most 4096 characters";
    if (fields.length > 25) yield "an embed has at most 25 fields";
    if (footer > 2_048) yield "an embed's footer has at most 2048 characters";
    for (const { name, value } of fields) {
      total += lengthOf(name) + lengthOf(value);
      if (lengthOf(name) < 1 || lengthOf(name) > 256) yield "a field's name has 1 to 256 characters";
      if (lengthOf(value) < 1 || lengthOf(value) > 1_024) yield "a field's value has 1 to 1024 characters";
    }
    total += lengthOf(embed.title) + lengthOf(embed.description) + footer + author;
  }
  if (total > 6_000) yield `the embeds have ${total} characters, at most 6000`;
}

export function findMessageProblems(body: Json, fileCount: number, isNew: boolean): string[] {
  const flags = Number(body.flags ?? 0);
  const isV2 = (flags & usesComponentsV2) !== 0;
  const embeds = asList(body.embeds);
  const problems = [...findEmbedProblems(embeds), ...findComponentProblems(body.components, isV2)];
  if (lengthOf(body.content) > 2_000) problems.push("content has at most 2000 characters");
  if (isV2 && (lengthOf(body.content) > 0 || embeds.length > 0 || body.poll))
    problems.push("a message with IsComponentsV2 has no content, embeds or poll");
  const isEmpty =
    lengthOf(body.content) === 0 && embeds.length === 0 && fileCount === 0 && !body.poll && !body.sticker_ids;
  const hasComponents = isV2 && asList(body.components).length > 0;
  if (isNew && isEmpty && !hasComponents && !body.message_reference)
    problems.push("an empty message cannot be sent");
  return problems;
}

export function findModalProblems(modal: Json): string[] {
  const problems: string[] = [];
  const parts = asList<Component>(modal.components);
  if (lengthOf(modal.title) < 1 || lengthOf(modal.title) > 45)
    problems.push("a modal's title has 1 to 45 characters");
  if (lengthOf(modal.custom_id) < 1 || lengthOf(modal.custom_id) > 100)
    problems.push("a modal's custom_id has 1 to 100 characters");
  if (parts.length < 1 || parts.length > 5) problems.push("a modal has 1 to 5 components");
  const inputs = [...walkComponents(parts)];
  const ids = inputs.flatMap(input => input.custom_id ?? []);
  if (new Set(ids).size < ids.length) problems.push("two inputs of a modal share a custom_id");
  for (const input of inputs) {
    if (lengthOf(input.label) > 45) problems.push("a label has at most 45 characters");
    if (input.type === types.textInput && lengthOf(input.placeholder) > 100)
      problems.push("a placeholder of a text input has at most 100 characters");
    if (selectTypes.includes(input.type)) problems.push(...findSelectProblems(input));
  }
  return problems;
}
