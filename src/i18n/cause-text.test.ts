import { describe, expect, it } from "vitest";
import { failureCauses, languages } from "#core/vocabulary.ts";
import { causeText, causeTitle } from "./cause-text.ts";

describe("the cause of a failure in words", () => {
  it.each([
    ["dns", "ENOTFOUND", "The host name does not exist."],
    ["connect", "ECONNREFUSED", "The server refused the connection: nothing listens on this port."],
    ["connect", "HPE_INVALID_CONSTANT", "The server's answer is not valid HTTP."],
    ["connect", "EWHATEVER", "No connection to the server could be made."],
    ["tls", "CERT_HAS_EXPIRED", "The certificate has expired."],
    ["tls", "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", "The server and we found no common way to encrypt."],
    ["tls", "ECONNRESET", "The server broke the encrypted handshake off."],
    ["timeout", "answer", "The server took the connection but did not answer in time."],
    ["status", "HTTP 302", "The server answered with a redirect (HTTP 302) that is not accepted."],
    ["status", "HTTP 404", "The page was not found (HTTP 404)."],
    ["status", "HTTP 418", "The server refused the request (HTTP 418)."],
    ["status", "HTTP 500", "The server reports an error of its own (HTTP 500)."],
    ["status", "HTTP 200", "The server answered with HTTP 200, which is not accepted."],
    ["status", "too_many_redirects", "The page redirects too many times."],
    ["keyword", "keyword_missing", "The page answered, but without the keyword."],
    ["blocked", "blocked_address", "The address lies inside a private network, so it is not checked."],
    ["silent", null, "The bot has not called its heartbeat address for two intervals."],
  ] as const)("says for %s %s: %s", (cause, detail, text) => {
    expect(causeText("en", cause, detail)).toBe(text);
  });

  it("has an Arabic text for every cause", () => {
    for (const cause of failureCauses) {
      expect(causeText("ar", cause, null)).toMatch(/^[؀-ۿ]/u);
      expect(causeTitle("ar", cause)).not.toBe(causeTitle("en", cause));
    }
    expect(causeText("ar", "status", "HTTP 503")).toBe("الخدمة غير متاحة (HTTP 503).");
  });

  it("is not led astray by a detail that names something else", () => {
    for (const language of languages) {
      const plain = causeText(language, "connect", null);
      for (const detail of ["constructor", "__proto__", "toString", "dns", "HTTP 404", "{code}"])
        expect(causeText(language, "connect", detail)).toBe(plain);
    }
    expect(causeText("en", "status", "HTTP 99999")).toBe(causeText("en", "status", null));
  });
});
