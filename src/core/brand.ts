/** The product's own words and addresses, in one place, so that an installation can carry another name. */
export const brand = {
  name: { en: "Ra3d", ar: "رعد" },
  version: "4.3.1",
  /** Sent with every check, so that the owner of a target can see who called and why. */
  userAgent: (publicUrl: string) => `Ra3d-Uptime/4.3 (+${publicUrl})`,
  themeColor: { light: "#f9f8fd", dark: "#14121c" },
} as const;
