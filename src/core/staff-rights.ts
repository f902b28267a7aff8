import type { AuditAction, Role } from "./vocabulary.ts";

/** Roles that somebody is named to. */
export const namedRoles = ["staff", "admin"] as const satisfies readonly Role[];
export type NamedRole = (typeof namedRoles)[number];

/** Who of the staff may what: the lowest role that has each right. */
export const staffRights = {
  reports: "staff",
  projects: "staff",
  appeals: "staff",
  codes: "staff",
  users: "staff",
  bans: "staff",
  /** Banning a member of staff. */
  staffBans: "admin",
  coins: "staff",
  gifts: "staff",
  support: "staff",
  contact: "staff",
  refunds: "staff",
  banner: "staff",
  system: "staff",
  audit: "staff",
  /** Seeing who is staff. */
  team: "staff",
  /** Naming staff and admins, and taking that away. */
  roles: "admin",
} as const satisfies Record<string, NamedRole>;
export type StaffRight = keyof typeof staffRights;

/** What each action of the log needs: nothing is written there for somebody who may not do it. */
export const rightOfAction: Record<AuditAction, StaffRight> = {
  "project.keep": "reports",
  "project.hide": "projects",
  "project.remove": "projects",
  "project.restore": "projects",
  "appeal.grant": "appeals",
  "appeal.refuse": "appeals",
  "code.create": "codes",
  "code.save": "codes",
  "code.hide": "codes",
  "code.restore": "codes",
  "coins.adjust": "coins",
  "gift.make": "gifts",
  "gift.revoke": "gifts",
  "support.answer": "support",
  "support.close": "support",
  "refund.approve": "refunds",
  "refund.refuse": "refunds",
  "user.ban": "bans",
  "user.unban": "bans",
  "job.retry": "system",
  "contact.done": "contact",
  "banner.create": "banner",
  "banner.save": "banner",
  "role.give": "roles",
  "role.take": "roles",
};

const ranks: Record<Role, number> = { user: 0, staff: 1, admin: 2 };

export const hasRight = (role: Role, right: StaffRight): boolean => ranks[role] >= ranks[staffRights[right]];
