/** Pages that try what a preview must not be able to do. Each says what came of it on the console. */

const report = `
const tell = (name, value) => console.log(name + ": " + value);
const attempt = async (name, act) => {
  try {
    tell(name, await act());
  } catch (error) {
    tell(name, "refused");
  }
};
const site = location.ancestorOrigins?.[0] ?? "";
`;

const page = (script: string): string =>
  `<!doctype html><html lang="en"><head><title>Attack</title></head><body><p>Running</p><script type="module">${report}${script}</script></body></html>\n`;

/** The names of the attempts of attackPage, and what must come of each. */
export const attackOutcomes: Record<string, string> = {
  cookie: "refused",
  "set cookie": "refused",
  "local storage": "refused",
  "session storage": "refused",
  database: "refused",
  caches: "refused",
  "service worker": "refused",
  "parent document": "refused",
  "parent global": "refused",
  "top address": "refused",
  "top navigation": "refused",
  popup: "null",
  "fetch with credentials": "refused",
  "fetch without credentials": "refused",
  "fetch without cors": "refused",
  request: "refused",
  socket: "refused",
  picture: "refused",
  "remote script": "refused",
  module: "refused",
  eval: "refused",
  worker: "refused",
  frame: "null",
};

export const attackPage = page(`
await attempt("cookie", () => "read " + document.cookie);
await attempt("set cookie", () => { document.cookie = "stolen=1; path=/"; return "set"; });
await attempt("local storage", () => "read " + localStorage.length);
await attempt("session storage", () => "read " + sessionStorage.length);
await attempt("database", () => new Promise((done, fail) => {
  const asked = indexedDB.open("x");
  asked.onsuccess = () => done("opened");
  asked.onerror = fail;
}));
await attempt("caches", () => caches.open("x").then(() => "opened"));
await attempt("service worker", () => navigator.serviceWorker.register("/sw.js").then(() => "registered"));
await attempt("parent document", () => "read " + parent.document.title);
await attempt("parent global", () => "read " + parent.__reactRouterContext);
await attempt("top address", () => "read " + top.location.href);
await attempt("top navigation", () => { top.location.href = site + "/settings"; return "left"; });
await attempt("popup", () => String(window.open(site + "/settings")));
const address = site + "/api/sessions";
await attempt("fetch with credentials", () => fetch(address, { credentials: "include" }).then(() => "called"));
await attempt("fetch without credentials", () => fetch(address, { credentials: "omit" }).then(() => "called"));
await attempt("fetch without cors", () =>
  fetch(address, { method: "POST", mode: "no-cors", credentials: "include" }).then(() => "called"));
await attempt("request", () => new Promise((done, fail) => {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.withCredentials = true;
  request.onload = () => done("called");
  request.onerror = fail;
  request.send();
}));
navigator.sendBeacon(address, "x");
await attempt("socket", () => new Promise((done, fail) => {
  const socket = new WebSocket(address.replace("http", "ws"));
  socket.onopen = () => done("opened");
  socket.onerror = fail;
}));
const loaded = (name, attributes) => new Promise((done, fail) => {
  const element = Object.assign(document.createElement(name), attributes);
  element.onload = () => done("loaded");
  element.onerror = fail;
  document.body.append(element);
});
await attempt("picture", () => loaded("img", { src: address }));
await attempt("remote script", () => loaded("script", { src: site + "/favicon.svg" }));
await attempt("module", () => import(site + "/favicon.svg").then(() => "loaded"));
await attempt("eval", () => "ran " + (0, eval)("1 + 1"));
await attempt("worker", () => new Promise((done, fail) => {
  const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])));
  worker.onmessage = () => done("ran");
  worker.onerror = fail;
}));
const form = Object.assign(document.createElement("form"), { action: address, method: "post" });
document.body.append(form);
form.submit();
await attempt("frame", () => {
  const frame = Object.assign(document.createElement("iframe"), { src: site + "/settings" });
  document.body.append(frame);
  return String(frame.contentDocument);
});
parent.postMessage({ source: "ra3d-preview", nonce: "guessed", kind: "console", level: "log", text: "forged" }, "*");
tell("done", "all tried");
`);

/** Takes its own frame to a call that would end the session, if it came with the cookie. */
export const leavingPage = page(`
tell("leaving", "now");
location.href = site + "/api/logout";
`);

/** Never gives the thread back. */
export const endlessPage = page(`
tell("endless", "begins");
setTimeout(() => { for (;;); }, 100);
`);
