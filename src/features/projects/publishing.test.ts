import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, dayMs } from "#core/time.ts";
import { consents, projects, rateLimits, users } from "#db/schema/index.ts";
import { noon } from "#tests/factories.ts";
import { formOf, goodFiles, goodForm, type ProjectWorld, projectWorld } from "#tests/projects.ts";
import { signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

/** A token as Discord makes them today, for nobody's bot. */
const discordToken = `${Buffer.from("1055555555555555555").toString("base64url")}.GaBcDe.${"x1Y2_z-3".repeat(4)}abcdef`;

describe("publishing", () => {
  let world: ProjectWorld;
  beforeAll(async () => {
    world = await projectWorld(await openTestDatabase());
  });
  afterAll(() => world.close());
  beforeEach(async () => void (await world.services.db.delete(rateLimits)));

  const code = async (response: Response) => (response.ok ? "ok" : (await response.json()).code);
  const publish = (who: Awaited<ReturnType<ProjectWorld["person"]>>, form = goodForm()) =>
    who.send("POST", "/api/projects", form);

  it("needs a verified e-mail address", async () => {
    const who = await world.person({ verified: false });
    const before = await world.traces();
    expect(await code(await publish(who))).toBe("email_not_verified");
    expect(await world.traces()).toEqual(before);
  });

  it("needs an account that is seven days old", async () => {
    const bornAt = noon.getTime() - limits.project.accountAgeMs;
    const id = String((BigInt(bornAt - Date.UTC(2015, 0, 1)) << 22n) | 77n);
    await world.services.db
      .insert(users)
      .values({ id, username: "new", emailVerified: true, createdAt: noon, lastLoginAt: noon });
    const cookie = await signedInCookie(world.services, id, { now: noon });
    const ask = async () =>
      code(await world.call("/api/projects", { method: "POST", cookie, body: goodForm() }));
    world.setNow(addMs(noon, -1));
    expect(await ask()).toBe("account_too_new");
    world.setNow(noon);
    expect(await ask()).toBe("ok");
  });

  it("asks once for 18 years or a guardian, and keeps the answer", async () => {
    const who = await world.person();
    const silent = () => goodForm({ fields: { adult: null } });
    expect(await code(await publish(who, silent()))).toBe("adult_consent_needed");
    expect(await code(await publish(who))).toBe("ok");
    const rows = await world.services.db.select().from(consents).where(eq(consents.userId, who.userId));
    expect(rows.map(({ kind, givenAt }) => [kind, givenAt])).toContainEqual(["adult", noon]);
    expect(await code(await publish(who, silent()))).toBe("ok");
  });

  it("is possible 20 times within a day, also when all come at once", async () => {
    const who = await world.person();
    const max = limits.project.publicationsPerDay;
    const answers = await Promise.all(Array.from({ length: max + 5 }, async () => code(await publish(who))));
    expect(answers.filter(answer => answer === "ok")).toHaveLength(max);
    expect(answers.filter(answer => answer === "publication_limit_reached")).toHaveLength(5);
    world.setNow(addMs(noon, dayMs));
    await world.services.db.delete(rateLimits);
    expect(await code(await publish(who))).toBe("ok");
    world.setNow(noon);
  });

  it.each([
    ["in a script", "src/bot.js", `const a = 1;\nclient.login("${discordToken}");\n`, "src/bot.js:2"],
    [
      "in a text of another encoding",
      "notes.txt",
      Buffer.from(`\xe9\xe8\n${discordToken}\n`, "latin1"),
      "notes.txt:2",
    ],
    ["in UTF-16", "old.txt", Buffer.from(`\ufeffline\n${discordToken}`, "utf16le"), "old.txt:2"],
    ["in a file that calls itself a picture", "logo.png", `\x89PNG ${discordToken}`, "logo.png:1"],
  ])(
    "is refused with a secret %s, by file and line, and keeps nothing of it",
    async (_, path, content, place) => {
      const who = await world.person();
      const before = await world.traces();
      for (const isPrivate of [false, true]) {
        const bytes = new Uint8Array(Buffer.from(content));
        const response = await publish(
          who,
          goodForm({ files: [...goodFiles, { path, content: bytes }], fields: { isPrivate } }),
        );
        const text = await response.text();
        expect(response.status).toBe(422);
        expect(JSON.parse(text)).toMatchObject({
          code: "secrets_found",
          fields: { [place]: "a Discord bot token" },
        });
        expect(text).not.toContain(discordToken.slice(0, 24));
      }
      expect(await world.traces()).toEqual(before);
    },
  );

  it("is refused for a save with a secret, too", async () => {
    const who = await world.person();
    const { id } = await (await publish(who)).json();
    const before = await world.traces();
    const form = formOf({ files: [{ path: "config.json", content: `{"token":"${discordToken}"}` }] });
    const arabic = await who.send("PUT", `/api/projects/${id}/edit?lang=ar`, form);
    expect((await arabic.json()).error).toContain("توكن بوت ديسكورد");
    expect(await world.traces()).toEqual(before);
  });

  it("of a private project needs a verified account again", async () => {
    const who = await world.person();
    const { id } = await (await publish(who, goodForm({ fields: { isPrivate: true } }))).json();
    await world.services.db.update(users).set({ emailVerified: false }).where(eq(users.id, who.userId));
    const open = formOf({ fields: { isPrivate: false } });
    expect(await code(await who.send("PUT", `/api/projects/${id}/edit`, open))).toBe("email_not_verified");
    const [row] = await world.services.db.select().from(projects).where(eq(projects.id, id));
    expect(row?.isPrivate).toBe(true);
  });
});
