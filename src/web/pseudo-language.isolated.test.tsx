import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it, vi } from "vitest";

// Every text of a catalogue comes out bracketed: what stands in a page without brackets was not taken from one.
vi.mock("#i18n/message.ts", async original => {
  const real = await original<typeof import("#i18n/message.ts")>();
  const translator: typeof real.translator = (catalogue, language) => {
    const translate = real.translator(catalogue, language);
    return (key, ...values) => real.pseudo(translate(key, ...values));
  };
  const pieces: typeof real.pieces = (...args) =>
    real.pieces(...args).map(piece => (typeof piece === "string" ? real.pseudo(piece) : piece));
  return { ...real, translator, pieces };
});

const { alarmTexts } = await import("./home/alarm-texts.server.ts");
const { default: Home } = await import("./routes/home.tsx");
const { default: Settings } = await import("./routes/settings.tsx");
const { default: NotFound } = await import("./routes/not-found.tsx");
const { AccessDenied } = await import("./errors/screens.tsx");
const { Shell } = await import("./shell/shell.tsx");

const sessions = [
  {
    id: "a",
    current: false,
    userAgent: "curl/8",
    createdAt: "2026-11-21T08:00:00.000Z",
    lastSeenAt: "2026-11-21T08:00:00.000Z",
    expiresAt: "2026-12-21T08:00:00.000Z",
  },
];
const data: Record<string, unknown> = {
  home: { counters: { logins: 1, codes: 2, uptimes: 3 }, alarm: alarmTexts("en"), code: null },
  settings: { sessions, now: "2026-11-21T08:00:10.000Z" },
  visitor: { sessions: null, now: "2026-11-21T08:00:10.000Z" },
};
const layout = {
  publicUrl: "https://ra3d.example",
  supportEmail: "help@ra3d.example",
  legalEmail: "law@ra3d.example",
  discordInvite: "https://discord.gg/ra3d",
  announcement: { version: "4.3.1", text: "⟦news⟧" },
};

/** The texts of a page, and the names and hints that only some hear. */
function textsOf(id: string, Component: () => React.ReactNode): string[] {
  const Page = createRoutesStub([
    {
      id: "routes/language",
      path: "/",
      Component: () => (
        <Shell>
          <Component />
        </Shell>
      ),
    },
  ]);
  const hydrationData = { loaderData: { "routes/language": { ...layout, ...Object(data[id]) } } };
  const html = renderToStaticMarkup(<Page initialEntries={["/"]} hydrationData={hydrationData} />);
  const attributes = Array.from(html.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g), m => m[1]);
  const texts = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").split(/<[^>]*>/);
  return [...texts, ...attributes].map(text => (text ?? "").trim()).filter(text => text !== "");
}

/** Names, addresses, keys, figures and dates. */
const isNoWord = (text: string): boolean =>
  /^[\d\s.,:%–·*()+/-]*$/.test(text) ||
  /^(Ra3d|العربية|English|Ctrl K|GET \/healthz|(?:help|law)@ra3d\.example|curl\/8)$/.test(text) ||
  /^(now|\d+ seconds? ago|\d+ minutes?, \d+ seconds?|[A-Z][a-z]{2} \d+, \d{4}(, .*)?)$/.test(text);

describe("every word of a page comes from a catalogue", () => {
  it.each([
    ["home", Home],
    ["settings", Settings],
    ["visitor", Settings],
    ["not-found", NotFound],
    ["denied", AccessDenied],
  ])("%s", (id, Component) => {
    const texts = textsOf(id, Component);
    expect(texts.some(text => text.includes("⟦"))).toBe(true);
    expect(texts.filter(text => !text.includes("⟦") && !isNoWord(text))).toEqual([]);
  });
});
