import type { Table } from "../tables/read-table.ts";

/** Whether some of these classes have a member, and others do not. */
export const isOfSome = (table: Table, names: readonly string[], member: string): boolean => {
  const lacks = (name: string) => !table.member(name, member);
  return names.some(lacks) && !names.every(lacks);
};
