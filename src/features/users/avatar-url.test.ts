import { describe, expect, it } from "vitest";
import { avatarUrlOf, defaultAvatarIndex } from "./index.ts";

describe("the default picture", () => {
  it.each([
    // (id >> 22) % 6, computed apart from the code under test.
    ["175928847299117063", "0", 2],
    ["80351110224678912", "0", 5],
    ["41771983423143937", "0", 0],
    ["1", "0", 0],
    ["18446744073709551615", "0", 3],
    // A legacy discriminator decides alone, and by five.
    ["80351110224678912", "1337", 2],
    ["80351110224678912", "0001", 1],
    ["80351110224678912", "0005", 0],
    ["80351110224678912", "9999", 4],
    // Not a number: as if there were none.
    ["80351110224678912", "0000", 5],
    ["80351110224678912", "", 5],
    ["nonsense", "0", 0],
  ])("of %s#%s is %i", (id, discriminator, index) => {
    expect(defaultAvatarIndex({ id, discriminator })).toBe(index);
  });

  it("is not computed with numbers, which would be wrong for real ids", () => {
    const id = 175_928_847_299_117_063n;
    expect(defaultAvatarIndex({ id: `${id}`, discriminator: "0" })).toBe(Number((id / 2n ** 22n) % 6n));
  });
});

describe("the address of a picture", () => {
  const user = { id: "80351110224678912", discriminator: "0", avatar: "a_".padEnd(34, "1") };
  it("is on our own host", () => {
    expect(avatarUrlOf(user)).toBe(`/api/avatars/80351110224678912/${user.avatar}?size=64`);
    expect(avatarUrlOf(user, 128)).toBe(`/api/avatars/80351110224678912/${user.avatar}?size=128`);
  });
  it("is a default one without a picture", () => {
    expect(avatarUrlOf({ ...user, avatar: null })).toBe("/api/avatars/default/5");
  });
});
