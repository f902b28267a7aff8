/**
 * Makes the children of `list` sortable by pointer, finger and keyboard.
 * Each child needs a handle: an element that matches `handle`, best a button.
 * Keyboard: arrows move the item whose handle has the focus, Home and End bring it to the edges.
 */
window.sortable = function sortable(list, { handle = "button", say = () => {}, onSort = () => {} } = {}) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const items = () => [...list.children];
  const order = () => items().map(item => item.dataset.id);

  /** Lets every item glide from where it was to where it is (first, last, invert, play). */
  function glide(change, except) {
    const before = new Map(items().map(item => [item, item.getBoundingClientRect()]));
    change();
    if (calm.matches) return;
    for (const item of items()) {
      if (item === except) continue;
      const dy = before.get(item).top - item.getBoundingClientRect().top;
      if (dy !== 0) item.animate({ translate: [`0 ${dy}px`, "0 0"] }, { duration: 180, easing: "ease-out" });
    }
  }

  function drag(item, grip, start) {
    const offset = start.clientY - item.getBoundingClientRect().top;
    const before = order();
    const controller = new AbortController();
    const { signal } = controller;
    item.classList.add("dragged");

    const follow = event => {
      // Where the item belongs: before the first one whose middle lies below its own.
      const middle = event.clientY - offset + item.offsetHeight / 2;
      const next = items().find(each => {
        const box = each.getBoundingClientRect();
        return each !== item && middle < box.top + box.height / 2;
      });
      if (item.nextElementSibling !== (next ?? null))
        glide(() => list.insertBefore(item, next ?? null), item);
      item.style.translate = "";
      item.style.translate = `0 ${event.clientY - offset - item.getBoundingClientRect().top}px`;
    };
    const end = event => {
      controller.abort();
      if (event.type === "pointercancel") {
        glide(() => list.append(...before.map(id => items().find(each => each.dataset.id === id))), item);
      }
      item.classList.remove("dragged");
      const from = item.style.translate;
      item.style.translate = "";
      if (!calm.matches && from)
        item.animate({ translate: [from, "0 0"] }, { duration: 150, easing: "ease-out" });
      grip.focus();
      if (order().join() !== before.join()) onSort(order());
    };
    // The list holds the pointer, not the item: an element that moves in the document would lose it.
    list.setPointerCapture(start.pointerId);
    list.addEventListener("pointermove", follow, { signal });
    list.addEventListener("pointerup", end, { signal });
    list.addEventListener("pointercancel", end, { signal });
  }

  list.addEventListener("pointerdown", event => {
    const grip = event.target.closest(handle);
    if (grip === null || event.button !== 0) return;
    event.preventDefault();
    drag(grip.closest(".sortable-item"), grip, event);
  });

  list.addEventListener("keydown", event => {
    const item = event.target.closest(handle)?.closest(".sortable-item");
    if (!item) return;
    const at = items().indexOf(item);
    const last = items().length - 1;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to > last || to === at) return;
    glide(() => list.insertBefore(item, items()[to > at ? to + 1 : to] ?? null));
    event.target.focus(); // Moving an element takes the focus away from it.
    say(`${item.dataset.name}: ${to + 1} / ${last + 1}`);
    onSort(order());
  });
};
