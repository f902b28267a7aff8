import type { IncomingMessage } from "node:http";
import type { Json, World } from "./world.ts";

/** How a call to Discord's REST interface is read, matched and answered. */

export type UploadedFile = { name: string; text: string };

export type RestCall = {
  method: string;
  /** Without `/api` and the version: `/channels/1/messages`. */
  path: string;
  query: URLSearchParams;
  /** The body if it is an object; a list (of commands, of roles) stands in `list`. */
  body: Json;
  list: Json[];
  files: UploadedFile[];
  /** For the audit log of the guild. */
  reason: string | null;
  isAuthorized: boolean;
};

export type Hub = {
  world: World;
  /** Sends an event to every shard that listens for it. */
  dispatch(event: string, data: object, guildId?: string): void;
};

export type Context = Hub & { call: RestCall; params: Record<string, string> };
export type Handler = (context: Context) => unknown;
export type Route = { method: string; pattern: RegExp; handler: Handler };

/** An answer other than 200 or 204, in Discord's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string, code = 0) => new Refusal(404, code, `Unknown ${what}`);

export function refuseInvalid(problems: string[]): void {
  if (problems.length > 0) throw new Refusal(400, 50_035, `Invalid Form Body: ${problems.join("; ")}`);
}

/** `route("GET /channels/:channel", …)`: a name stands for one segment. */
export function route(signature: string, handler: Handler): Route {
  const [method = "", path = ""] = signature.split(" ");
  const pattern = path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
  return { method, pattern: new RegExp(`^${pattern}$`), handler };
}

export function findRoute(
  routes: Route[],
  call: RestCall,
): { handler: Handler; params: Record<string, string> } | null {
  for (const { method, pattern, handler } of routes) {
    const match = method === call.method ? pattern.exec(call.path) : null;
    if (match) {
      const entries = Object.entries(match.groups ?? {});
      return {
        handler,
        params: Object.fromEntries(entries.map(([key, value]) => [key, decodeURIComponent(value)])),
      };
    }
  }
  return null;
}

async function readForm(bytes: Buffer, contentType: string) {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "content-type": contentType },
  }).formData();
  const files: UploadedFile[] = [];
  let payload: unknown = {};
  for (const [key, value] of form) {
    if (key === "payload_json") payload = JSON.parse(typeof value === "string" ? value : await value.text());
    else if (typeof value !== "string") files.push({ name: value.name, text: await value.text() });
  }
  return { payload, files };
}

/** `url` as the server got it; whoever calls without a version, or with any, means the same. */
export async function readCall(
  { method = "GET", url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  bytes: Buffer,
): Promise<RestCall> {
  const { pathname, searchParams } = new URL(url, "http://stub");
  const contentType = String(headers["content-type"] ?? "");
  const isForm = contentType.startsWith("multipart/form-data");
  const { payload, files } = isForm
    ? await readForm(bytes, contentType)
    : { payload: bytes.length > 0 ? JSON.parse(bytes.toString("utf8")) : {}, files: [] };
  const reason = headers["x-audit-log-reason"];
  return {
    method,
    path: pathname.replace(/^\/api(?:\/v\d+)?/, ""),
    query: searchParams,
    body: Array.isArray(payload) ? {} : (payload as Json),
    list: Array.isArray(payload) ? payload : [],
    files,
    reason: reason === undefined ? null : decodeURIComponent(String(reason)),
    isAuthorized: headers.authorization !== undefined,
  };
}
