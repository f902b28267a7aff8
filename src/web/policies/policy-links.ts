/** The texts of the site, named by their messages in src/i18n/messages/policies.ts. */
export const policyLinks = {
  terms: "/terms-of-use",
  privacy: "/privacy-policy",
  refund: "/refund-policy",
  publishing: "/project-publishing",
  about: "/about-us",
  contact: "/contact-us",
} as const;
export type PolicyLink = keyof typeof policyLinks;
