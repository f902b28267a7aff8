/** Text as it stands between tags and in attributes of HTML and XML: nothing in it is read as markup. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
