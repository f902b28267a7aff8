import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, isPaymentPage } from "./content-security-policy.ts";

const policyOf = (takesPayment: boolean) =>
  contentSecurityPolicy(["<script>1</script>"], { previewOrigin: undefined, takesPayment });

describe("the policy of pages", () => {
  it("lets the payment provider's script and window in where one pays, and nowhere else", () => {
    expect(policyOf(false)).not.toContain("paddle");
    expect(policyOf(true)).toMatch(/script-src 'self' .*https:\/\/cdn\.paddle\.com/);
    expect(policyOf(true)).toMatch(/frame-src 'self' .*https:\/\/buy\.paddle\.com/);
    expect(policyOf(true)).toContain("connect-src 'self'");
  });

  it("lets Turnstile in where it is set up, and nowhere else", () => {
    const policy = contentSecurityPolicy([], { previewOrigin: undefined, hasTurnstile: true });
    expect(policy).toMatch(/script-src 'self' .*https:\/\/challenges\.cloudflare\.com;/);
    expect(policy).toMatch(/frame-src 'self' .*https:\/\/challenges\.cloudflare\.com;/);
    expect(policy).toContain("connect-src 'self'");
    expect(policyOf(false)).not.toContain("cloudflare");
  });

  it.each([
    ["/billing", true],
    ["/ar/billing", true],
    ["/billing/checkout", true],
    ["/ar/billing/checkout/", true],
    ["/billing/refund/1", false],
    ["/billing-of-others", false],
    ["/code/billing", false],
    ["/", false],
  ])("%s: %s", (path, expected) => expect(isPaymentPage(path)).toBe(expected));
});
