/** [class, member, row]: what builders keep behind `data`. */
const kept: readonly (readonly [string, string, string])[] = [
  ...(
    [
      ["author", 38],
      ["color", 39],
      ["createdAt", 40],
      ["footer", 41],
      ["hexColor", 42],
      ["image", 43],
      ["provider", 44],
      ["thumbnail", 45],
      ["timestamp", 46],
      ["video", 47],
    ] as const
  ).map(([member, row]) => ["MessageEmbed", member, `14-T${row}`] as const),
  ...["title", "description", "url", "fields", "type"].map(
    member => ["MessageEmbed", member, "14-106"] as const,
  ),
  ["MessageButton", "customId", "14-T33"],
  ["MessageSelectMenu", "customId", "14-T33"],
  ["Modal", "customId", "14-T33"],
  ["TextInputComponent", "customId", "14-T33"],
  ["MessageButton", "disabled", "14-T34"],
  ["MessageSelectMenu", "disabled", "14-T34"],
  ["MessageButton", "emoji", "14-T35"],
  ["MessageButton", "label", "14-T36"],
  ["TextInputComponent", "label", "14-T36"],
  ["MessageButton", "style", "14-T131"],
  ["TextInputComponent", "style", "14-T131"],
  ["TextInputComponent", "required", "14-T131"],
  ["TextInputComponent", "value", "14-T131"],
  ["Modal", "title", "14-T131"],
  ["MessageButton", "url", "14-T126"],
  ["MessageSelectMenu", "maxValues", "14-T56"],
  ["MessageSelectMenu", "minValues", "14-T57"],
  ["MessageSelectMenu", "placeholder", "14-T58"],
  ["TextInputComponent", "placeholder", "14-T58"],
  ["TextInputComponent", "maxLength", "14-T61"],
  ["TextInputComponent", "minLength", "14-T62"],
];

const byMember = Map.groupBy(kept, ([, member]) => member);
export const keptNames = [...byMember.keys()].join(" ");

/** The builders that keep a member of this name, with their rows. */
export const keptBy = (member: string): typeof kept | undefined => byMember.get(member);

const snake: Readonly<Record<string, string>> = {
  customId: "custom_id",
  maxValues: "max_values",
  minValues: "min_values",
  maxLength: "max_length",
  minLength: "min_length",
};

/** What Discord calls it. */
export const nameInData = (member: string): string => snake[member] ?? member;
