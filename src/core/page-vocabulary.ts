/** Closed sets of the policies and of contact: part of the vocabulary (vocabulary.ts). */

/** What somebody writes to us about, and how that stands. */
export const contactTopics = [
  "question",
  "problem",
  "payment",
  "account",
  "privacy",
  "copyright",
  "other",
] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const contactStates = ["open", "done"] as const;
export type ContactState = (typeof contactStates)[number];

/** The texts of the site that stand in content/policies, by their addresses. */
export const policyNames = [
  "terms-of-use",
  "privacy-policy",
  "refund-policy",
  "project-publishing",
  "about-us",
] as const;
export type PolicyName = (typeof policyNames)[number];
