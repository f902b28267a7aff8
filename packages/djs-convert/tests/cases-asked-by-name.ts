import type { Case } from "./run-case.ts";

/** Permissions that are asked for by names in lists and tables, and what else becomes of those names: version 14. */
export const casesAskedByName: readonly Case[] = [
  [
    "14-110",
    "for (const one of ['KICK_MEMBERS', 'SPEAK']) { if (!member.permissions.has(one)) f(Discord); }",
    "for (const one of ['KickMembers', 'Speak']) { if (!member.permissions.has(one)) f(Discord); }",
  ],
  [
    "14-110",
    "const needed = Object.freeze(['KICK_MEMBERS']); f(Discord, needed.every(one => member.permissions.has(one)));",
    "const needed = Object.freeze(['KickMembers']); f(Discord, needed.every(one => member.permissions.has(one)));",
  ],
  [
    "14-110",
    "const needed = ['KICK_MEMBERS']; f(Discord, x => member.permissions.has(needed[x]));",
    "const needed = ['KickMembers']; f(Discord, x => member.permissions.has(needed[x]));",
  ],
  [
    "14-110",
    "for (const one of ['KICK_MEMBERS']) f(Discord, member.permissions.has(one), one.replace('KICK_MEMBERS', 'kick'));",
    "for (const one of ['KickMembers']) f(Discord, member.permissions.has(one), one.replace('KickMembers', 'kick'));",
  ],
  [
    "14-T86",
    "for (const one of ['KICK_MEMBERS']) f(Discord, member.permissions.has(one), one.toLowerCase());",
    "for (const one of ['KickMembers']) f(Discord, member.permissions.has(one), one.toLowerCase());",
    "remark",
  ],
  [
    "14-T86",
    "const needed = ['KICK_MEMBERS'].filter(one => !member.permissions.has(one)); f(Discord, needed.join());",
    "const needed = ['KickMembers'].filter(one => !member.permissions.has(one)); f(Discord, needed.join());",
    "remark",
  ],
  [
    "14-T86",
    "const one = 'KICK_MEMBERS'; f(Discord, member.permissions.has(one), `needs ${one}`);",
    "const one = 'KickMembers'; f(Discord, member.permissions.has(one), `needs ${one}`);",
    "remark",
  ],
  ["14-T86", "f(Object.entries(member.permissions.serialize()));", null],
  [
    "14-110",
    "const sum = ['KICK_MEMBERS'].reduce((all, one) => all && member.permissions.has(one), f(Discord));",
    null,
  ],
  [
    "14-110",
    "const all = { KICK_MEMBERS: 'kick' }; f(Discord, Object.keys(all).some(one => member.permissions.has(one)));",
    null,
  ],
];
