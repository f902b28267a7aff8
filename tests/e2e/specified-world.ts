import { expect } from "@playwright/test";
import { goodForm } from "../projects.ts";

/** Publishes a project of whoever the cookie is. */
export async function publish(site: string, cookie: string, name: string, more: object = {}) {
  const body = goodForm({
    fields: { projectName: name, isPrivate: false, ...more },
    files: [
      { path: "index.js", content: "console.log('whole');\n" },
      { path: "src/ping.js", content: "export const ping = () => 'pong';\n" },
    ],
  });
  const headers = { cookie, origin: site };
  const answer = await fetch(`${site}/api/projects`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; codename: string };
}
