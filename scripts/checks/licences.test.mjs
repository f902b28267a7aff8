import { describe, expect, it } from "vitest";
import { findLicenceProblems, isAllowed, licenceOf } from "./licences.mjs";

const shipped = { name: "thing", version: "1.0.0", dev: false };
const tool = { ...shipped, dev: true };

describe("licences", () => {
  it.each([
    "MIT",
    "Apache-2.0",
    "(MIT OR GPL-3.0)",
    "GPL-2.0 OR (MIT AND ISC)",
    "Apache-2.0 AND MIT",
    "BSD-3-Clause",
  ])("allows %s", expression => {
    expect(isAllowed(expression, shipped)).toBe(true);
  });

  it.each([
    "GPL-3.0",
    "AGPL-3.0-only",
    "MIT AND GPL-3.0",
    "(MIT OR ISC) AND LGPL-3.0",
    "UNLICENSED",
    "SEE LICENSE IN LICENSE.md",
    "MIT OR",
    "MIT surplus",
    "BUSL-1.1",
    "",
  ])("refuses %j", expression => {
    expect(isAllowed(expression, shipped)).toBe(false);
  });

  it("keeps MPL-2.0 to the named development tools and one engine", () => {
    expect(isAllowed("MPL-2.0", { ...tool, name: "axe-core" })).toBe(true);
    expect(isAllowed("MPL-2.0", { ...tool, name: "lightningcss-linux-x64-gnu" })).toBe(true);
    expect(isAllowed("MPL-2.0", { ...shipped, name: "lightningcss-wasm" })).toBe(true);
    expect(isAllowed("MPL-2.0", { ...shipped, name: "axe-core" })).toBe(false);
    expect(isAllowed("MPL-2.0", tool)).toBe(false);
  });

  it("keeps OFL-1.1 to fonts", () => {
    expect(isAllowed("OFL-1.1", { ...shipped, name: "@fontsource/ibm-plex-sans" })).toBe(true);
    expect(isAllowed("OFL-1.1", shipped)).toBe(false);
  });

  it("keeps the LGPL to the library behind sharp", () => {
    expect(isAllowed("LGPL-3.0-or-later", { ...shipped, name: "@img/sharp-libvips-linux-x64" })).toBe(true);
    expect(isAllowed("LGPL-3.0-or-later", shipped)).toBe(false);
  });

  it("reads old manifests and names the offender", () => {
    expect(licenceOf({ licenses: [{ type: "MIT" }, { type: "GPL-2.0" }] })).toBe("MIT OR GPL-2.0");
    expect(licenceOf({ license: { type: "ISC" } })).toBe("ISC");
    const offenders = [
      { ...shipped, licence: "MIT" },
      { ...shipped, name: "copyleft", licence: "GPL-3.0" },
      { ...shipped, name: "nameless", licence: licenceOf({}) },
    ];
    expect(findLicenceProblems(offenders)).toEqual([
      "copyleft 1.0.0: GPL-3.0",
      "nameless 1.0.0: no licence named",
    ]);
  });
});
