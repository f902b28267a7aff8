/** Discord's limits, in characters as Discord counts them. */
export const limits = {
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  author: 256,
  total: 6000,
  content: 2000,
};

const count = text => [...(text ?? "")].length;
const isAddress = text => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/**
 * What Discord would refuse, as [{ path, problem, max? }], before it is sent. Problems are words of a closed set:
 * "too_long", "too_many", "missing", "no_address", "no_colour", "empty", so that each page can say them in its language.
 */
export function checkEmbed(embed) {
  const problems = [];
  const note = (path, problem, max) =>
    problems.push(max === undefined ? { path, problem } : { path, problem, max });
  const length = (path, text, max) => count(text) > max && note(path, "too_long", max);
  const address = (path, text) => text && !isAddress(text) && note(path, "no_address");

  length("title", embed.title, limits.title);
  length("description", embed.description, limits.description);
  length("footer.text", embed.footer?.text, limits.footer);
  length("author.name", embed.author?.name, limits.author);
  address("url", embed.url);
  address("image.url", embed.image?.url);
  address("thumbnail.url", embed.thumbnail?.url);
  if (embed.url && !embed.title) note("title", "missing");
  if (
    embed.color !== undefined &&
    !(Number.isInteger(embed.color) && embed.color >= 0 && embed.color <= 0xffffff)
  )
    note("color", "no_colour");
  const fields = embed.fields ?? [];
  if (fields.length > limits.fields) note("fields", "too_many", limits.fields);
  fields.forEach((field, at) => {
    if (!field.name?.trim()) note(`fields.${at}.name`, "missing");
    if (!field.value?.trim()) note(`fields.${at}.value`, "missing");
    length(`fields.${at}.name`, field.name, limits.fieldName);
    length(`fields.${at}.value`, field.value, limits.fieldValue);
  });
  const texts = [
    embed.title,
    embed.description,
    embed.footer?.text,
    embed.author?.name,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ];
  const total = texts.reduce((sum, text) => sum + count(text), 0);
  if (total > limits.total) note("", "too_long", limits.total);
  if (total === 0 && !embed.image?.url && !embed.thumbnail?.url) note("", "empty");
  return problems;
}

/** The embed without what is empty: Discord refuses empty strings where it accepts nothing at all. */
export function tidy(value) {
  if (Array.isArray(value)) return value.map(tidy).filter(each => each !== undefined);
  if (typeof value !== "object" || value === null) return value === "" || value === null ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, each]) => [key, tidy(each)])
    .filter(([, each]) => each !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The body for POST to a webhook. Nobody is pinged by what a user typed. */
export const webhookBody = (embed, content = "") => ({
  ...(content && { content }),
  embeds: [tidy(embed)],
  allowed_mentions: { parse: [] },
});

/** The same as code for discord.js 14. */
export function builderCode(embed) {
  const clean = tidy(embed) ?? {};
  const text = value => JSON.stringify(value);
  const calls = [];
  if (clean.color !== undefined) calls.push(`.setColor(0x${clean.color.toString(16).padStart(6, "0")})`);
  if (clean.author) calls.push(`.setAuthor(${text(clean.author)})`);
  if (clean.title) calls.push(`.setTitle(${text(clean.title)})`);
  if (clean.url) calls.push(`.setURL(${text(clean.url)})`);
  if (clean.description) calls.push(`.setDescription(${text(clean.description)})`);
  if (clean.fields?.length)
    calls.push(`.addFields(\n${clean.fields.map(field => `    ${text(field)},`).join("\n")}\n  )`);
  if (clean.image) calls.push(`.setImage(${text(clean.image.url)})`);
  if (clean.footer) calls.push(`.setFooter(${text(clean.footer)})`);
  return `new EmbedBuilder()${calls.map(call => `\n  ${call}`).join("")};`;
}
