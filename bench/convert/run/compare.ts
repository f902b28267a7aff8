/** What one function of a bot did: what it asked to change, in order, and what went wrong. */
export type Run = {
  file: string;
  given: string;
  key: string;
  error: { text: string; place?: string; isOfStandIn: boolean } | null;
  log: [string, string, unknown][];
};

export type Difference = { file: string; before: string; after: string };

/** Keys that the library adds or leaves out by itself, or that say the same under two names. */
const beside =
  /^(?:afk|allowed_mentions|attachments|days|enforce_nonce|files|hoist|mentionable|message_reference|metadata|nonce|position|reason|since|tts|with_response)$/;

/** Colors that a name stands for in version 12, and since. */
const renewed = new Map([
  [3_066_993, 5_763_719],
  [15_158_332, 15_548_997],
  [16_776_960, 16_705_372],
  [7_506_394, 5_793_266],
]);

/** A value that is a stand-in and nothing else: no version has to do anything with it. */
const standIn = /"stand-in"|"stand-in" to a number/;
/** A picture that nobody can bring: there is no network. */
const unreachable = /fetch failed|ENOTFOUND|EAI_AGAIN/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The one form of what older versions say otherwise: one embed, one activity, days, and who a permission is for. */
function today(value: Record<string, unknown>): Record<string, unknown> {
  const { embed, game, ...rest } = value;
  if (embed !== undefined && rest.embeds === undefined) rest.embeds = [embed];
  if (game !== undefined) rest.activities = [game];
  if (typeof rest.delete_message_days === "number") {
    rest.delete_message_seconds = rest.delete_message_days * 86_400;
    delete rest.delete_message_days;
  }
  if ("allow" in rest && "deny" in rest) delete rest.type;
  if (rest.type === "rich") delete rest.type;
  return rest;
}

/** The same for what means the same: nothing for all that is empty, and one form for pictures, times and colors. */
function meant(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) {
    const list = value.map(one => meant(one)).filter(one => one !== undefined);
    return list.length > 0 ? list : undefined;
  }
  if (isRecord(value)) {
    const entries = Object.entries(today(value))
      .filter(([name]) => !beside.test(name))
      .map(([name, part]): [string, unknown] => [name, meant(part, name)])
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  if (!value) return undefined;
  if (/^(?:allow|deny|permissions)$/.test(key)) return String(value);
  if (key === "timestamp") return new Date(String(value)).getTime();
  if (key === "color" && typeof value === "number") return renewed.get(value) ?? value;
  return typeof value === "string" ? inOneForm(value) : value;
}

const inOneForm = (text: string): string =>
  text
    .replaceAll("<@!", "<@")
    .replace(/^<@\d+>,? ?\n?/, "")
    .replaceAll("\n```", "```")
    .replace(/\d+\.\d+ ?MB/g, "MB")
    .replace(/\.(?:webp|png|jpg|gif)(?:\?size=\d+)?(?=\W|$)/g, "");

function requestOf([method, route, body]: Run["log"][number]): string {
  // Up to version 13 an edited channel is sent with its name and what else it has.
  const sent =
    method === "PATCH" && isRecord(body) && /^(?:general|Voice)$/.test(String(body.name))
      ? { ...body, name: undefined, bitrate: undefined }
      : body;
  const path = decodeURIComponent(route)
    .replace(/\/webhooks\/\d+/, "/webhooks/*")
    .replace(/^\/users\/\d+\/channels/, "/users/@me/channels");
  return `${method} ${path} ${JSON.stringify(meant(sent)) ?? ""}`;
}

const nameOf = ({ file, given, key }: Run): string => [file, given, key].join("|");

/**
 * What runs otherwise after the conversion: an error where there was none, or another request. What went wrong before,
 * too, is not looked at, and what is about a stand-in neither runs the same nor otherwise.
 */
export function compare(
  before: readonly Run[],
  after: readonly Run[],
): { same: number; otherwise: Difference[] } {
  const known = new Map(before.map(run => [nameOf(run), run]));
  const otherwise: Difference[] = [];
  let same = 0;
  for (const run of after) {
    const old = known.get(nameOf(run));
    if (!old || old.error || run.error?.isOfStandIn) continue;
    const difference = differenceOf(old, run);
    if (!difference) same += 1;
    else if (saysSomething(difference)) otherwise.push({ file: run.file, ...difference });
  }
  return { same, otherwise };
}

type Pair = Omit<Difference, "file">;

const saysSomething = ({ before, after }: Pair): boolean =>
  ![before, after].some(one => standIn.test(one)) && !unreachable.test(after);

function differenceOf(old: Run, run: Run): Pair | null {
  const requests = old.log.map(requestOf);
  const now = run.log.map(requestOf);
  const length = Math.max(requests.length, now.length) + 1;
  const at = Array.from({ length }, (_, index) => index).find(index => requests[index] !== now[index]);
  if (at === undefined && !run.error) return null;
  const { text = "", place = "elsewhere" } = run.error ?? {};
  return {
    before: requests[at ?? length] ?? "no error",
    after: run.error ? `${text} (${place})` : (now[at ?? length] ?? "nothing"),
  };
}
