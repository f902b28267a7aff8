import { brand } from "#core/brand.ts";
import { isLoopbackHost } from "#core/env.ts";
import { secondMs } from "#core/time.ts";
import type { Message, Notice } from "./notice.ts";
import {
  brandName,
  explanation,
  headline,
  namedNotices,
  nameOf,
  outageOf,
  pageUrl,
  remark,
  translate,
} from "./notice-texts.ts";
import { isolated, shortened } from "./plain-text.ts";

const colours = { offline: 0xd6404e, online: 0x2f9e64, test: 0x7c4dff } as const;
/** Discord's own limits, in characters. */
const titleMax = 256;
const descriptionMax = 4_096;

/** Every sign that Markdown, mentions, emojis or links are made of loses its meaning. */
const escaped = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

/** Discord shows an instant in the reader's own time zone. */
const shownAt = (at: Date): string => {
  const seconds = Math.floor(at.getTime() / secondMs);
  return `<t:${seconds}:f> (<t:${seconds}:R>)`;
};

/** Discord refuses a whole message whose link does not look like one of the internet. */
function isPublicLink(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname.includes(".") && !isLoopbackHost(hostname);
}

function fieldsOf(notice: Notice) {
  const t = translate(notice.language);
  const since = { offline: t("offline_since"), online: t("online_since"), test: null }[notice.kind];
  const outage = outageOf(notice);
  return [
    ...(since === null ? [] : [{ name: since, value: shownAt(notice.happenedAt), inline: true }]),
    ...(outage === null ? [] : [{ name: t("outage"), value: outage, inline: true }]),
  ];
}

/** One line a monitor, as many as fit; the others are counted. */
function listOf(message: Message): string {
  const { language } = message.first;
  const { named, more } = namedNotices(message);
  const lines = named.map(notice => {
    const said = remark(notice);
    const name = isolated(language, escaped(nameOf(notice)));
    return `**${name}**${said === null ? "" : ` · ${escaped(said)}`}`;
  });
  const rest = (hidden: number) => (hidden > 0 ? [translate(language)("more", { count: hidden })] : []);
  let shown = lines.length;
  const text = () => [...lines.slice(0, shown), ...rest(more + lines.length - shown)].join("\n");
  while (shown > 0 && text().length > descriptionMax - titleMax) shown--;
  return text();
}

/** The body of the call to a webhook. Mentions nobody, whatever a monitor is called. */
export function discordPayload(message: Message, publicUrl: string) {
  const { first, notices } = message;
  const { language, kind, monitorId } = first;
  const isOne = notices.length === 1;
  const link = isOne ? pageUrl(publicUrl, language, monitorId) : pageUrl(publicUrl, language);
  const description = isOne ? escaped(explanation(first)) : listOf(message);
  const label = translate(language)(isOne ? "open_monitor" : "open_all");
  const open = isPublicLink(link) ? `[${label}](${link})` : `${label}: ${link}`;
  return {
    username: brand.name.en,
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: shortened(
          headline(message, name => isolated(language, escaped(name))),
          titleMax,
        ),
        description: `${description}\n\n${open}`,
        color: colours[kind],
        fields: isOne ? fieldsOf(first) : [],
        timestamp: first.happenedAt.toISOString(),
        footer: { text: `${brandName(language)} · ${message.id}` },
        ...(isPublicLink(link) && { url: link }),
      },
    ],
  };
}
