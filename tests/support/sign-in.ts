import { randomInt } from "node:crypto";

/** A browser's worth of cookies, kept by hand: the stand-in for Discord lives on another port of the same host. */
function collect(jar: Map<string, string>, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    const [name = "", ...value] = pair.split("=");
    jar.set(name, value.join("="));
  }
}

const cookieOf = (jar: Map<string, string>): string =>
  Array.from(jar, ([name, value]) => `${name}=${value}`).join("; ");

/** Signs a user in through the stand-in, confirms the age at the first login, and returns the session's Cookie header. */
export async function signIn(url: string, name: string): Promise<string> {
  const jar = new Map<string, string>();
  // Everybody has an address of his own, as the proxy in front of a real site would say: logins are limited by it.
  const home = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const go = async (address: string): Promise<string> => {
    const headers = { cookie: cookieOf(jar), "x-forwarded-for": home };
    const response = await fetch(address, { redirect: "manual", headers });
    collect(jar, response);
    const location = response.headers.get("location");
    if (location === null) throw new Error(`${address} answered ${response.status}`);
    return location;
  };
  const authorize = await go(`${url}/api/login`);
  const callback = await go(`${authorize}&login_hint=${encodeURIComponent(name)}`);
  await go(callback);
  const cookie = cookieOf(jar);
  const { userDetails } = await (await fetch(`${url}/api/user`, { headers: { cookie } })).json();
  // As the page does: a journey of many logins would write more often than one may in a minute.
  if (!userDetails.ageConfirmed) await postJson(`${url}/api/consents`, cookie, { kind: "age13" });
  return cookie;
}

export async function postJson(address: string, cookie: string, body: unknown): Promise<Response> {
  const headers = { cookie, "content-type": "application/json", origin: new URL(address).origin };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${new URL(address).pathname} answered ${response.status}`);
  return response;
}
