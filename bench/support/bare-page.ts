import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { createElement as h } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Link,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from "react-router";

const makeCards = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    id: `card-${number}`,
    name: `A card, number ${number}`,
    text: "A sentence or two that say what this card is about, about as long as they are on a real page.",
    tags: ["javascript", "node", "bot"],
    views: number * 37,
  }));

const Root = () =>
  h("html", { lang: "en" }, h("head", null, h(Meta)), h("body", null, h(Outlet), h(Scripts)));

function Page() {
  const { cards } = useLoaderData<{ cards: ReturnType<typeof makeCards> }>();
  const card = ({ id, name, text, tags, views }: (typeof cards)[number]) =>
    h(
      "article",
      { key: id, className: "flex flex-col gap-2 rounded-xl border border-line bg-surface p-5" },
      h("h2", { className: "text-lg font-semibold" }, h(Link, { to: `/cards/${id}` }, name)),
      h("p", { className: "text-sm text-muted" }, text),
      h(
        "ul",
        { className: "flex gap-2" },
        tags.map(tag => h("li", { key: tag, className: "rounded-full border px-2 text-xs" }, tag)),
      ),
      h("span", { className: "text-xs text-muted" }, views),
    );
  return h("main", { className: "page flex flex-col gap-4" }, h("h1", null, "Cards"), cards.map(card));
}

/** As React Router's own template renders a page. */
const handleRequest = (request: Request, status: number, headers: Headers, context: EntryContext) =>
  new Promise<Response>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        headers.set("content-type", "text/html");
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const page = h(ServerRouter, { context, url: request.url });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onShellError: reject });
  });

const loader = ({ request }: LoaderFunctionArgs) => ({
  cards: makeCards(Number(new URL(request.url).searchParams.get("cards"))),
});

const entry = (id: string, rest: object) => ({
  id,
  module: `/${id}.js`,
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  imports: [],
  ...rest,
});

// What the build of a project writes; only what rendering reads of it.
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    page: { id: "page", parentId: "root", index: true, module: { default: Page, loader } },
  },
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: entry("root", { path: "", hasLoader: false }),
      page: entry("page", { parentId: "root", index: true, hasLoader: true }),
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
  basename: "/",
} as unknown as ServerBuild;

/** A page of cards in bare React Router and Hono: what any page here can be compared with. `?cards=24` are 19 KB. */
export async function startBarePage(): Promise<{ url: string; close(): void }> {
  const handle = createRequestHandler(build, "production");
  const app = new Hono();
  app.all("*", c => handle(c.req.raw));
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
