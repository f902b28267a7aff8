/** Parts of the dashboard's address that open a dialog; they change nothing in the list behind it. */
const dialogNames = ["add", "edit", "delete", "import"] as const;
export type DialogName = (typeof dialogNames)[number];

/** What a fresh list has anyway does not stand in its address. */
const defaults: Record<string, string> = { sort: "status", bars: "checks", page: "1" };

type Changes = Record<string, string | null>;

/** An address of the dashboard without language prefix: the present one with some parts changed or taken out. */
export function listAddress(search: URLSearchParams, changes: Changes = {}): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  for (const [name, value] of [...next]) if (value === "" || defaults[name] === value) next.delete(name);
  const text = next.toString();
  return text === "" ? "/uptimes" : `/uptimes?${text}`;
}

/** Another filter begins at the first page. */
export const filterAddress = (search: URLSearchParams, changes: Changes): string =>
  listAddress(search, { ...changes, page: null });

const closed: Changes = Object.fromEntries(dialogNames.map(name => [name, null]));

export const dialogAddress = (search: URLSearchParams, name: DialogName, value: string): string =>
  listAddress(search, { ...closed, [name]: value });

export const closedAddress = (search: URLSearchParams): string => listAddress(search, closed);

/** Whether an address, of the list or of a monitor, asks for a dialog. */
export const asksForDialog = (search: URLSearchParams): boolean => dialogNames.some(name => search.has(name));

/** The page at an address, of the list or of a monitor, without the dialog over it. */
export function pageUnder({ pathname, search }: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(search);
  for (const name of dialogNames) rest.delete(name);
  return rest.size === 0 ? pathname : `${pathname}?${rest}`;
}

/** Whether two addresses show the same list, whatever dialog is open. */
export const isSameList = (before: URLSearchParams, after: URLSearchParams): boolean =>
  closedAddress(before) === closedAddress(after);

/** The page of a monitor with a dialog about it open, or without: `?edit=1`, `?delete=1`. */
export const monitorAddress = (id: string, search: URLSearchParams, dialog: DialogName | null): string => {
  const range = search.get("range");
  const parts = new URLSearchParams({ ...(range && { range }), ...(dialog && { [dialog]: "1" }) });
  return parts.size === 0 ? `/uptimes/${id}` : `/uptimes/${id}?${parts}`;
};

/** Whether only a dialog was opened or closed on the page of a monitor. */
export const isSameMonitorPage = (before: URL, after: URL): boolean =>
  before.pathname === after.pathname &&
  before.search !== after.search &&
  before.searchParams.get("range") === after.searchParams.get("range");

export const hasFilter = (search: URLSearchParams): boolean =>
  ["q", "type", "status"].some(name => (search.get(name) ?? "") !== "");
