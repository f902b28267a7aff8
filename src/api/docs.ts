import type { OpenAPIHono } from "@hono/zod-openapi";
import { brand } from "#core/brand.ts";
import { limits } from "#core/limits.ts";
import type { PlainPage } from "#core/plain-page.ts";
import type { ApiEnv } from "./api-env.ts";
import { docsPage } from "./pages/docs-page.ts";
import { sendPage } from "./pages/send-page.ts";
import { createRouter } from "./router.ts";

const { readsPerMinute, writesPerMinute, loginsPerMinute } = limits.api;

const description = `One signs in with the browser; the calls then carry its session cookie.

Every refusal has one shape: \`error\` is a text in the language of the request (\`?lang=\`, the header \`x-language\` or \`accept-language\`; en or ar), \`code\` is for programs, \`fields\` names the fields of a form that are wrong, and \`requestId\` finds the request in the log.

Every answer carries RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds): ${readsPerMinute} reads, ${writesPerMinute} changes and ${loginsPerMinute} logins a minute. A request too many gets 429 with Retry-After.

Requests that change something are refused when another site may have sent them: a program sends the header \`origin\` with the address of this site. There is no CORS.`;

/** The description of the API, generated from its routes, for programs and for people; made once, when first asked. */
export function docsRoutes(api: OpenAPIHono<ApiEnv>, publicUrl: string) {
  let document: object | undefined;
  const describe = (): object =>
    (document ??= api.getOpenAPI31Document({
      openapi: "3.1.0",
      info: { title: `${brand.name.en} API`, version: brand.version, description },
      servers: [{ url: publicUrl }],
    }));
  let page: PlainPage | undefined;
  const describePage = (): PlainPage => (page ??= docsPage(describe()));
  return createRouter()
    .get("/openapi.json", c => c.json(describe()))
    .get("/docs", c => sendPage(c, describePage()));
}
