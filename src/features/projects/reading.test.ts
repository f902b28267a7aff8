import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { plans } from "#core/limits.ts";
import { projects, rateLimits } from "#db/schema/index.ts";
import { noon } from "#tests/factories.ts";
import { formOf, goodFiles, goodForm, type ProjectWorld, picture, projectWorld } from "#tests/projects.ts";
import { openTestDatabase } from "#tests/support/database.ts";

const spoofed = "if (isAdmin) {\n  // \u202e } if (true\n}\nconst name = 'عربي'; // \u200fمثال\n";
const allFiles = [
  ...goodFiles,
  { path: "src/عربي/أوامر.js", content: spoofed },
  { path: "assets/logo.bmp", content: new Uint8Array([66, 77, 0, 255, 1]) },
  { path: "page.html", content: "<script>alert(1)</script>" },
];

describe("reading projects", () => {
  let world: ProjectWorld;
  let owner: Awaited<ReturnType<ProjectWorld["person"]>>;
  let reader: typeof owner;
  let staff: typeof owner;
  let id: string;
  beforeAll(async () => {
    world = await projectWorld(await openTestDatabase());
    owner = await world.person();
    reader = await world.person();
    staff = await world.person({ role: "staff" });
    const form = goodForm({
      files: allFiles,
      images: [await picture()],
      fields: { addedFolders: ["empty/inside"] },
    });
    ({ id } = await (await owner.send("POST", "/api/projects", form)).json());
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.services.db.delete(rateLimits);
    await world.services.db.update(projects).set({ isPrivate: false, hiddenAt: null, removedAt: null });
  });

  const visitor = { get: (path: string) => world.call(path) };
  const asked = async (who: typeof visitor, path: string) => {
    const response = await who.get(`/api/projects/${id}${path}`);
    return response.ok ? response.status : (await response.json()).code;
  };
  const paths = ["/files/index.js", "/view/index.js", "/zip"];

  it("shows visitors what it is, not what is in it", async () => {
    const shown = await (await visitor.get(`/api/projects/${id}`)).json();
    expect(shown).toMatchObject({
      name: "Ticket bot",
      access: "login",
      fileCount: 6,
      files: [],
      isOwner: false,
    });
    expect(shown.images).toHaveLength(1);
    for (const path of paths) expect(await asked(visitor, path)).toBe("unauthorized");
  });

  it("shows code after a login and the human check", async () => {
    const before = await (await reader.get(`/api/projects/${id}`)).json();
    expect(before.access).toBe("human-check");
    expect(JSON.stringify(before)).toContain("index.js");
    expect(JSON.stringify(before)).not.toContain("console.log");
    for (const path of paths) expect(await asked(reader, path)).toBe("human_check_needed");
    const other = await world.person();
    await world.pass(other.userId);
    const after = await (await other.get(`/api/projects/${id}`)).json();
    expect(after.access).toBe("open");
    expect(JSON.stringify(after)).toContain("console.log");
    for (const path of paths) expect(await asked(other, path)).toBe(200);
  });

  it.each([
    ["private", { isPrivate: true }, { owner: 200, staff: 200 }],
    ["hidden", { hiddenAt: noon }, { owner: 200, staff: 200 }],
    ["removed", { removedAt: noon }, { owner: "project_not_found", staff: 200 }],
  ])("keeps a %s project from all but its owner and staff", async (_, change, expected) => {
    const image = (await (await owner.get(`/api/projects/${id}`)).json()).images[0].url;
    await world.services.db.update(projects).set(change).where(eq(projects.id, id));
    for (const path of ["", ...paths]) {
      expect(await asked(visitor, path)).toBe("project_not_found");
      expect(await asked(reader, path)).toBe("project_not_found");
      expect(await asked(owner, path)).toBe(expected.owner);
      expect(await asked(staff, path)).toBe(expected.staff);
    }
    const images = [visitor, reader, owner, staff].map(async who => (await who.get(image)).status);
    expect(await Promise.all(images)).toEqual([404, 404, expected.owner === 200 ? 200 : 404, 200]);
  });

  it("hands out files as they were sent, so that no browser runs them", async () => {
    for (const { path, content } of allFiles) {
      const response = await owner.get(`/api/projects/${id}/files/${encodeURI(path)}`);
      expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
      expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(response.headers.get("content-type")).toMatch(/^(text\/plain|application\/octet-stream)/);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    for (const path of ["never.js", "../index.js", "src", "%EF%BF%BD"])
      expect(await asked(owner, `/files/${path}`)).toMatch(/^not_found|project_not_found$/);
  });

  it("shows a file highlighted, with the characters that would show it in another order", async () => {
    const path = encodeURI("src/عربي/أوامر.js");
    const view = await (await owner.get(`/api/projects/${id}/view/${path}`)).json();
    expect(view).toMatchObject({ path: "src/عربي/أوامر.js", language: "javascript", isText: true });
    expect(view.lines).toHaveLength(4);
    expect(view.bidi).toEqual([
      { name: "RLO", codePoint: 0x202e, line: 2, column: 6, reorders: true },
      { name: "RLM", codePoint: 0x200f, line: 4, column: 25, reorders: false },
    ]);
    const page = await (await owner.get(`/api/projects/${id}/view/page.html`)).json();
    expect(page.lines.join()).not.toContain("<script");
    const binary = await (await owner.get(`/api/projects/${id}/view/assets/logo.bmp`)).json();
    expect(binary).toMatchObject({ isText: false, lines: [], bidi: [] });
  });

  it("packs the same bytes for the same revision, empty folders too", async () => {
    const zip = async () => Buffer.from(await (await owner.get(`/api/projects/${id}/zip`)).arrayBuffer());
    const [one, other] = [await zip(), await zip()];
    expect(one.equals(other)).toBe(true);
    const { codename } = await (await owner.get(`/api/projects/${id}?code=false`)).json();
    const entries = unzipSync(one);
    expect(Object.keys(entries).toSorted()).toEqual(
      [...allFiles.map(({ path }) => `${codename}/${path}`), `${codename}/empty/inside/`].toSorted(),
    );
    for (const { path, content } of allFiles)
      expect(Buffer.from(entries[`${codename}/${path}`] ?? []).equals(Buffer.from(content))).toBe(true);
  });

  it("counts a zip as a download of others, and reads of raw files apart", async () => {
    const eager = await world.person();
    await world.pass(eager.userId);
    const counts = async () => {
      const [row] = await world.services.db.select().from(projects).where(eq(projects.id, id));
      return { downloads: row?.downloads ?? 0, rawReads: row?.rawReads ?? 0, views: row?.views ?? 0 };
    };
    const before = await counts();
    const max = plans.free.downloadsPerDay ?? 0;
    for (let n = 0; n < max; n++) expect(await asked(eager, "/zip")).toBe(200);
    expect(await asked(eager, "/zip")).toBe("download_limit_reached");
    expect(await asked(owner, "/zip")).toBe(200);
    expect(await asked(eager, "/files/index.js")).toBe(200);
    expect(await counts()).toEqual({
      downloads: before.downloads + max,
      rawReads: before.rawReads + 1,
      views: before.views,
    });
    const led = await world.call(`/api/projects/${id}/zip`, {
      cookie: eager.cookie,
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect((await led.json()).code).toBe("cross_site");
  });

  it("serves pictures for ever, and only those of projects", async () => {
    const { images } = await (await visitor.get(`/api/projects/${id}`)).json();
    const response = await visitor.get(images[0].url);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("image/webp");
    const small = await sharp(
      Buffer.from(await (await visitor.get(images[0].thumbnailUrl)).arrayBuffer()),
    ).metadata();
    expect(small.width).toBe(480);
    const list: string[] = [];
    for await (const hash of world.services.files.list()) list.push(hash);
    const served = await Promise.all(
      list.map(async hash => (await visitor.get(`/api/project-images/${hash}.webp`)).status),
    );
    expect(served.filter(status => status === 200)).toHaveLength(2);
    expect((await visitor.get("/api/project-images/..webp")).status).toBe(422);
  });

  it("keeps what is read while it is changed", async () => {
    const response = await owner.get(`/api/projects/${id}/files/index.js`);
    await owner.send(
      "PUT",
      `/api/projects/${id}/edit`,
      formOf({ files: [{ path: "index.js", content: "new" }] }),
    );
    expect(await response.text()).toBe("console.log('ready');\n");
  });
});
