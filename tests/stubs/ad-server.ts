import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { addMs, dayMs } from "#core/time.ts";
import { makeTestAuthority } from "../../src/probes/test-certificates.ts";

/** What an ad network's script does: it draws, loads a picture, calls home, and reaches for what it must not have. */
const tag = (origin: string) => `
const place = document.getElementById("ad");
const may = what => { try { what(); return "yes"; } catch { return "no"; } };
const found = new URLSearchParams({
  placement: place.dataset.placement,
  cookies: may(() => { if (document.cookie === "") throw 0; }),
  storage: may(() => localStorage.length),
  page: may(() => parent.document.title),
  top: may(() => { top.location.href = "about:blank#taken"; }),
  referrer: document.referrer,
});
place.textContent = "A lamp for night shifts";
const picture = new Image();
picture.alt = "A lamp";
picture.src = "${origin}/lamp.svg";
place.append(picture);
fetch("${origin}/seen?" + found, { mode: "no-cors" });
`;

/** An ad network on the loopback, over TLS as every real one. Browsers have to be told to accept its certificate. */
export async function startAdServer() {
  const { key, cert } = makeTestAuthority().issue({
    names: ["127.0.0.1"],
    notAfter: addMs(new Date(), dayMs),
  });
  const asked: URL[] = [];
  const headers: Record<string, string | undefined>[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const url = new URL(request.url ?? "/", origin);
    asked.push(url);
    headers.push({ cookie: request.headers.cookie, referer: request.headers.referer });
    if (url.pathname === "/tag.js")
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(tag(origin));
    const lamp =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20" cx="20" cy="20"/></svg>';
    if (url.pathname === "/lamp.svg")
      return void response.writeHead(200, { "content-type": "image/svg+xml" }).end(lamp);
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, so that its address is no path of a pipe.
  const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    script: `${origin}/tag.js`,
    host: new URL(origin).host,
    /** Everything that it was asked for, and with which cookie and referrer. */
    asked,
    headers,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>(resolve => void server.close(() => resolve()));
    },
  };
}
export type AdStub = Awaited<ReturnType<typeof startAdServer>>;
