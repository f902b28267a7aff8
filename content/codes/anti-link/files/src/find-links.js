const invite = /(?:discord\.gg|discord(?:app)?\.com\/invite)\/([\w-]{2,32})/gi;
const address = /(?:https?:\/\/|www\.)([^\s/<>?#:"')\]]+)/gi;

/**
 * Undoes what people write to get past filters: look-alike full stops, invisible characters, "discord . gg".
 * @param {string} text
 */
function normalize(text) {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replaceAll(/[。｡․]/g, ".")
    .replaceAll(/\s*\.\s*(gg|com)\s*\/\s*/gi, ".$1/");
}

/** @param {string} text */
export const findInviteCodes = text => [...normalize(text).matchAll(invite)].map(([, code]) => code);

/**
 * The hosts of all links, without `www.`.
 * @param {string} text
 */
export const findHosts = text =>
  [...normalize(text).matchAll(address)].map(([, host]) =>
    host
      .toLowerCase()
      .replace(/^www\./, "")
      .replace(/\.$/, ""),
  );
