import * as discord from "discord.js";
import { describe, expect, it } from "vitest";
import { renamedErrors } from "../packages/djs-convert/src/rules/v13-to-v14/api-errors.ts";
import { moved } from "../packages/djs-convert/src/rules/v13-to-v14/constants.ts";

/** Against the package itself, in the version that is converted to. */
describe("what took the place of Constants", () => {
  it.each([...moved].map(([name, [, to]]) => [name, to]))("%s: there is %s", (_name, to) => {
    expect(Object.keys(discord)).toContain(to);
  });

  it("has every error that has another name", () => {
    const names = Object.keys(discord.RESTJSONErrorCodes);
    expect([...renamedErrors.values()].filter(name => !names.includes(name))).toEqual([]);
    expect(renamedErrors.size).toBe(80);
  });
});
