/** `URL.parse`, which Node 20 and older browsers lack: null instead of a throw. */
export const parseUrl = (text: string, base?: URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
