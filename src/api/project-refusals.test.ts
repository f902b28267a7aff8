import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "#db/schema/index.ts";
import {
  type BadInput,
  badFields,
  badFiles,
  badImages,
  badNew,
  badSaves,
  several,
  sized,
} from "#tests/bad-projects.ts";
import {
  formOf,
  goodFields,
  goodFiles,
  goodForm,
  type ProjectWorld,
  picture,
  projectWorld,
  type Sent,
} from "#tests/projects.ts";
import { openTestDatabase } from "#tests/support/database.ts";

describe("uploads that are refused", () => {
  let world: ProjectWorld;
  let owner: Awaited<ReturnType<ProjectWorld["person"]>>;
  let id: string;
  beforeAll(async () => {
    world = await projectWorld(await openTestDatabase());
    owner = await world.person();
    const kept = [{ path: "kept.js", content: "kept" }];
    const response = await owner.send(
      "POST",
      "/api/projects",
      goodForm({ files: kept, images: [await picture()] }),
    );
    ({ id } = await response.json());
    await world.services.db.execute("delete from consents where kind = 'adult'");
  });
  afterAll(() => world.close());
  beforeEach(async () => void (await world.services.db.delete(rateLimits)));

  async function expectRefusal(
    method: "POST" | "PUT",
    sent: Sent,
    [, , status, code, text]: BadInput,
  ): Promise<void> {
    const path = method === "POST" ? "/api/projects" : `/api/projects/${id}/edit`;
    const form = () => (method === "POST" ? goodForm(sent) : formOf(withGoodFiles(sent)));
    const before = await world.traces();
    const english = await owner.send(method, `${path}?lang=en`, form());
    const arabic = await owner.send(method, `${path}?lang=ar`, form());
    const said = await english.json();
    expect(said).toMatchObject({ code, requestId: expect.any(String) });
    expect(english.status).toBe(status);
    const texts = [said.error, ...Object.values<string>(said.fields ?? {})];
    expect(
      texts.some(one => (typeof text === "string" ? one === text : text.test(one))),
      texts.join("\n"),
    ).toBe(true);
    expect((await arabic.json()).error).toMatch(/[\u0600-\u06ff]/);
    expect(await world.traces()).toEqual(before);
  }
  /** What a save must name is what it adds; details stay. */
  const withGoodFiles = (sent: Sent): Sent => ({ files: goodFiles, ...sent });
  const resolve = (sent: BadInput[1]) => (typeof sent === "function" ? sent() : sent);

  it.each([...badFiles, ...badFields, ...badImages, ...badNew])("are not published: %s", async (...row) => {
    await expectRefusal("POST", await resolve(row[1]), row);
  });
  it.each([...badFiles, ...badFields, ...badImages, ...badSaves])("are not saved: %s", async (...row) => {
    await expectRefusal("PUT", await resolve(row[1]), row);
  });

  it("take a file of exactly 1 048 576 bytes, and exactly 300 files", async () => {
    const answers = [await owner.send("POST", "/api/projects", goodForm(sized(1_048_576)))];
    answers.push(await owner.send("POST", "/api/projects", goodForm(several(300))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

  it("need a session, and the owner's for a save", async () => {
    const stranger = await world.person();
    const secret = await owner.send(
      "POST",
      "/api/projects",
      goodForm({ fields: { ...goodFields, tags: [], isPrivate: true } }),
    );
    const { id: secretId } = await secret.json();
    const before = await world.traces();
    const form = formOf({ files: goodFiles });
    const ask = async (method: string, path: string, who?: typeof stranger) => {
      const response = who
        ? await who.send(method, path, form)
        : await world.call(path, { method, body: form });
      return [response.status, (await response.json()).code];
    };
    expect(await ask("POST", "/api/projects")).toEqual([401, "unauthorized"]);
    expect(await ask("PUT", `/api/projects/${id}/edit`)).toEqual([401, "unauthorized"]);
    expect(await ask("PUT", `/api/projects/${id}/edit`, stranger)).toEqual([403, "forbidden"]);
    expect(await ask("PUT", `/api/projects/${secretId}/edit`, stranger)).toEqual([404, "project_not_found"]);
    expect(await ask("PUT", "/api/projects/never/edit", owner)).toEqual([404, "project_not_found"]);
    expect(await world.traces()).toEqual(before);
  });

  it.each([
    ["JSON", "application/json", "{}", "unsupported_media_type"],
    ["a form without its boundary", "multipart/form-data", "x", "unsupported_media_type"],
    [
      "a form that breaks off",
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="files"; filename="a.js"\r\n\r\nhalf',
      "bad_request",
    ],
    ["something that is no form", "multipart/form-data; boundary=b", "no form", "bad_request"],
  ])("are no %s", async (_, type, body, code) => {
    const before = await world.traces();
    const { cookie } = owner;
    const response = await world.call("/api/projects", {
      method: "POST",
      cookie,
      body,
      headers: { "content-type": type },
    });
    expect((await response.json()).code).toBe(code);
    expect(await world.traces()).toEqual(before);
  });
});
