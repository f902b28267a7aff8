import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { urlProblem } from "./url-problem.ts";

const guarded = {
  allowPrivateNetworks: false,
  ownHosts: ["ra3d.example", "status.ra3d.example:8443", "[2606:4700::1]"],
};
const open = { ...guarded, allowPrivateNetworks: true };

describe("a URL as a target", () => {
  it.each([
    "http://example.com",
    "https://example.com:8443/a?b#c",
    "HTTPS://EXAMPLE.COM/",
    "http://8.8.8.8/",
    "http://[2606:4700:4700::1111]/",
    "https://موقع.example/مسار",
    "http://sub.ra3d.example/",
  ])("%s is fine", url => {
    expect(urlProblem(url, guarded)).toBeNull();
  });

  it.each([
    ["", "invalid"],
    ["example.com", "invalid"],
    ["http://", "invalid"],
    ["http://a..b/", "invalid"],
    ["http://example.com:0/", "invalid"],
    ["http://example.com:99999/", "invalid"],
    ["http://[fe80::1%25eth0]/", "invalid"],
    [`http://example.com/${"a".repeat(2_048)}`, "invalid"],
    ["ftp://example.com/", "scheme"],
    ["file:///etc/passwd", "scheme"],
    ["javascript:alert(1)", "scheme"],
    ["data:text/plain,x", "scheme"],
    ["gopher://127.0.0.1:6379/_", "scheme"],
    ["http://user@example.com/", "credentials"],
    ["http://user:secret@example.com/", "credentials"],
    ["http://:secret@example.com/", "credentials"],
    ["http://ra3d.example/", "blocked"],
    ["http://RA3D.example./", "blocked"],
    ["https://status.ra3d.example/", "blocked"],
    ["http://[2606:4700:0::1]/", "blocked"],
    ["http://localhost/", "blocked"],
    ["http://10.0.0.1/", "blocked"],
  ])("%s is refused: %s", (url, problem) => {
    expect(urlProblem(url, guarded)).toBe(problem);
  });

  it("lets private networks and our own names through where the operator allows them", () => {
    for (const url of [
      "http://localhost:3000/",
      "http://10.0.0.1/",
      "http://[::1]/",
      "http://ra3d.example/",
    ]) {
      expect(urlProblem(url, open)).toBeNull();
    }
    for (const url of [
      "http://169.254.169.254/",
      "http://0.0.0.0/",
      "http://224.0.0.1/",
      "http://[ff02::1]/",
    ]) {
      expect(urlProblem(url, open)).toBe("blocked");
    }
  });

  it("needs no Node built-in, so that a browser can judge as well", () => {
    for (const file of ["url-problem.ts", "address-guard.ts", "parse-url.ts"]) {
      expect(readFileSync(new URL(file, import.meta.url), "utf8")).not.toMatch(/from "node:/);
    }
  });
});
