/**
 * Keeps an element that is a popover above whatever lies on top: in the modal dialog that was opened last, because
 * what lies outside of that is dark, deaf to clicks and not read aloud; in the page where none is open. Returns the end.
 */
export function keepOnTop(layer: HTMLElement): () => void {
  let newest: Node | undefined;
  const place = () => {
    const open = [...document.querySelectorAll("dialog:modal")];
    const parent = open.find(dialog => dialog === newest) ?? open.at(-1) ?? document.body;
    if (layer.parentElement === parent) return;
    // The last button of a dialog is its own; in the page, messages come after everything else.
    if (parent === document.body) parent.append(layer);
    else parent.prepend(layer);
    // Being moved has closed it; opened again, it lies on top.
    layer.showPopover();
  };
  const watch = new MutationObserver(changes => {
    // A dialog may be taken out of the page while it is open, and the layer with it.
    if (layer.isConnected && changes.every(({ type }) => type === "childList")) return;
    newest =
      changes.findLast(({ target }) => target instanceof Element && target.matches(":modal"))?.target ??
      newest;
    place();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  place();
  return () => {
    watch.disconnect();
    layer.remove();
  };
}
