const readsFolder = /readdir|glob|require-?all/i;
/** `client.on(name, …)` and `emitter[event.type](name, …)`, and not `player.on(AudioPlayerStatus.Idle, …)`. */
const listensByName =
  /\.(?:on|once)\(\s*(?![A-Z]\w*\.)[A-Za-z_$]|\[[^\]\n]*(?:\.type|\bonce\b)[^\]\n]*\]\(\s*[a-z]\w*\s*,/;
/** `require(`../events/${name}`)`. */
const loadsEvents = /\brequire\(\s*["'`][^"'`$)]*(?:event|listen|olay)[^"'`$)]*\/(?:\$\{|["']\s*\+)/i;

/** Whether a file listens to what others are called: one that reads a folder, or is told by another one that does. */
export function hasLoader(texts: readonly string[]): boolean {
  const reading = texts.filter(text => readsFolder.test(text));
  const isTold = (text: string): boolean => loadsEvents.test(text) && listensByName.test(text);
  return reading.some(text => listensByName.test(text)) || (reading.length > 0 && texts.some(isTold));
}

/** `listeners.get("message").execute(message)`, in a bot that listens to nothing by what its files say. */
export function isFetchedByHand(texts: readonly string[], event: string): boolean {
  const fetched = new RegExp(`\\.get\\((["'\`])${event}\\1\\)[?!]?\\.(execute|run|handle|callback|exec)\\b`);
  return texts.some(text => fetched.test(text)) && !texts.some(text => listensByName.test(text));
}
