import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, goodFiles, goodForm, type ProjectWorld, picture, projectWorld } from "#tests/projects.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";

describe.each(databaseKinds)("projects on the %s database", kind => {
  let world: ProjectWorld;
  let owner: Awaited<ReturnType<ProjectWorld["person"]>>;
  let other: typeof owner;
  beforeAll(async () => {
    world = await projectWorld(await openTestDatabase(kind));
    [owner, other] = [await world.person(), await world.person()];
  });
  afterAll(() => world.close());

  async function publish(
    form = goodForm(),
    who = owner,
  ): Promise<{ id: string; codename: string; revision: number }> {
    const response = await who.send("POST", "/api/projects", form);
    const body = await response.json();
    expect(body).toMatchObject({ id: expect.any(String) });
    expect(response.status).toBe(201);
    return body;
  }
  const save = (id: string, form: FormData, who = owner) => who.send("PUT", `/api/projects/${id}/edit`, form);
  const read = async (id: string, who = owner) => (await who.get(`/api/projects/${id}`)).json();

  it("are published, and read as they were sent", async () => {
    const { id, codename, revision } = await publish(goodForm({ images: [await picture()] }));
    expect(codename).toMatch(/^ticket-bot-[0-9a-z]{8}$/);
    expect(revision).toBe(1);
    for (const name of [id, codename])
      expect(await read(name)).toMatchObject({
        id,
        codename,
        name: "Ticket bot",
        description: "Opens a ticket for whoever asks.",
        tags: ["djs", "Tickets"],
        isPrivate: false,
        revision: 1,
        isOwner: true,
        access: "open",
        creator: { id: owner.userId, name: "Rana" },
        fileCount: 3,
        files: [
          {
            type: "folder",
            path: "src",
            fileName: "src",
            children: [
              {
                type: "folder",
                path: "src/commands",
                children: [
                  {
                    type: "file",
                    path: "src/commands/ping.js",
                    fileName: "ping.js",
                    code: "export const ping = () => 'pong';\n",
                  },
                ],
              },
            ],
          },
          { type: "file", path: "README.md", code: "# بوت التذاكر\n" },
          { type: "file", path: "index.js", code: "console.log('ready');\n", sizeBytes: 22, isText: true },
        ],
        images: [
          { width: 640, height: 400, url: expect.stringMatching(/^\/api\/project-images\/\w{64}\.webp$/) },
        ],
      });
    const bare = await (await owner.get(`/api/projects/${id}?code=false`)).json();
    expect(bare.files.at(-1)).toEqual({
      type: "file",
      path: "index.js",
      fileName: "index.js",
      sizeBytes: 22,
      isText: true,
    });
  });

  it("take the parts of the form in any order", async () => {
    const { id } = await publish(goodForm({ images: [await picture("jpeg")] }, { filesFirst: true }));
    expect(await read(id)).toMatchObject({ fileCount: 3, images: [{}] });
  });

  it("take paths joined by commas, and pathsJson before them", async () => {
    const joined = await publish(
      goodForm({ fields: { pathsJson: null, paths: "index.js,src/commands/ping.js,README.md" } }),
    );
    expect(await read(joined.id)).toMatchObject({ fileCount: 3 });
    const both = await publish(
      goodForm({ files: [{ path: "a,b.js", content: "1" }], fields: { paths: "a,b.js" } }),
    );
    expect(await read(both.id)).toMatchObject({ files: [{ path: "a,b.js" }] });
  });

  it("are changed by a save: files, folders, images, details", async () => {
    const { id } = await publish(goodForm({ images: [await picture(), await picture("webp")] }));
    const before = await read(id);
    const response = await save(
      id,
      formOf({
        fields: {
          projectName: "Ticket bot 2",
          description: "Opens a ticket, and closes it.",
          tags: ["djs"],
          isPrivate: true,
          deletedFiles: ["src", "README.md"],
          removedImages: [before.images[0].id, `https://ra3d.example${before.images[1].url}`],
          addedFolders: ["assets/icons", "src"],
          revision: before.revision,
        },
        files: [
          { path: "index.js", content: "console.log('new');\n" },
          { path: "src/close.js", content: "// close\n" },
        ],
        images: [await picture("avif", { width: 300, height: 200 })],
      }),
    );
    expect(await response.json()).toEqual({ id, codename: before.codename, revision: 2 });
    expect(await read(id)).toMatchObject({
      name: "Ticket bot 2",
      description: "Opens a ticket, and closes it.",
      tags: ["djs"],
      isPrivate: true,
      revision: 2,
      fileCount: 2,
      files: [
        { path: "assets", children: [{ type: "folder", path: "assets/icons", children: [] }] },
        { path: "src", children: [{ path: "src/close.js" }] },
        { path: "index.js", code: "console.log('new');\n" },
      ],
      images: [{ width: 300, height: 200 }],
    });
  });

  it("keep what a save leaves out, and a folder whose last file went", async () => {
    const { id } = await publish(goodForm({ fields: { isPrivate: true } }));
    const response = await save(id, formOf({ fields: { deletedFiles: ["src/commands/ping.js"] } }));
    expect(response.status).toBe(200);
    expect(await read(id)).toMatchObject({
      name: "Ticket bot",
      tags: ["djs", "Tickets"],
      isPrivate: true,
      fileCount: 2,
      files: [{ path: "src", children: [{ path: "src/commands", children: [] }] }, {}, {}],
    });
  });

  it("refuse the second of two saves that began from the same revision, and lose nothing", async () => {
    const { id } = await publish();
    const change = (name: string) =>
      save(
        id,
        formOf({
          fields: { projectName: name, revision: 1 },
          files: [{ path: `${name.toLowerCase()}.js`, content: name }],
        }),
      );
    const responses = await Promise.all([change("First"), change("Second")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const codes = await Promise.all(responses.map(async response => (await response.json()).code));
    expect(codes).toContain("project_changed");
    const after = await read(id);
    const winner = after.name.toLowerCase();
    expect(after).toMatchObject({ revision: 2, fileCount: 4 });
    expect(after.files.map(({ path }: { path: string }) => path)).toContain(`${winner}.js`);
  });

  it("are found by search and listed while they are public", async () => {
    const { id } = await publish(
      goodForm({
        fields: { projectName: "Zeppelin bot", tags: ["airship"] },
        files: [...goodFiles, { path: "zeppelin.js", content: "const hindenburgMarker = 1;" }],
      }),
    );
    const found = async (query: string) =>
      (await (await world.call(`/api/projects?${query}`)).json()).items.map(
        (item: { id: string }) => item.id,
      );
    for (const query of ["q=zeppelin", "q=hindenburgMarker", "tag=airship"])
      expect(await found(query)).toEqual([id]);
    await save(id, formOf({ fields: { isPrivate: true } }));
    for (const query of ["q=zeppelin", "q=hindenburgMarker", "tag=airship"])
      expect(await found(query)).toEqual([]);
    const mine = await (await owner.get("/api/projects/mine")).json();
    expect(mine.items.map((item: { id: string }) => item.id)).toContain(id);
    expect((await world.call("/api/projects/mine")).status).toBe(401);
  });

  it("are deleted by their owner alone", async () => {
    const { id } = await publish();
    expect((await other.send("DELETE", `/api/projects/${id}`)).status).toBe(403);
    expect((await owner.send("DELETE", `/api/projects/${id}`)).status).toBe(200);
    expect((await owner.get(`/api/projects/${id}`)).status).toBe(404);
    expect((await owner.send("DELETE", `/api/projects/${id}`)).status).toBe(404);
  });
});
