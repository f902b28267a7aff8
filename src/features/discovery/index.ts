export { findItems } from "./find-items.ts";
export { type Address, countAddressPages, listAddresses } from "./list-addresses.ts";
export { listNewest, type NewItem } from "./list-newest.ts";
