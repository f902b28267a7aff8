/**
 * toast("Saved.")
 * toast("Lost the connection.", { kind: "error" })
 * toast("Deleted.", { seconds: 8, action: { label: "Undo", run: restore } })
 */
window.toast = (() => {
  const most = 4;

  // A popover lies above everything, open dialogs included.
  const list = document.createElement("div");
  list.className = "toasts";
  list.popover = "manual";
  list.role = "log";
  list.ariaLabel = "Notifications";
  document.body.append(list);

  /** A clock that can stop: reading must not be a race. */
  function countdown(ms, done) {
    let left = ms;
    let startedAt = 0;
    let timer = 0;
    return {
      run() {
        clearTimeout(timer);
        startedAt = performance.now();
        timer = setTimeout(done, left);
      },
      pause() {
        clearTimeout(timer);
        left -= performance.now() - startedAt;
      },
    };
  }

  function button(label, onClick, name = label) {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = label;
    element.ariaLabel = name;
    element.addEventListener("click", onClick);
    return element;
  }

  return function toast(text, { kind = "info", seconds = 5, action = null } = {}) {
    const item = document.createElement("div");
    item.className = "toast";
    item.dataset.kind = kind;
    item.style.setProperty("--toast-ms", `${seconds * 1000}ms`);
    const words = document.createElement("p");
    words.textContent = text; // Never innerHTML: a toast often shows what a user typed.

    const close = async () => {
      clock.pause();
      item.classList.add("leaving");
      await Promise.allSettled(item.getAnimations().map(animation => animation.finished));
      item.remove();
      if (list.childElementCount === 0) list.hidePopover();
    };
    const clock = countdown(seconds * 1000, close);

    item.append(words);
    if (action) {
      item.append(
        button(action.label, () => {
          action.run();
          close();
        }),
      );
    }
    item.append(button("×", close, "Close"));
    item.addEventListener("pointerenter", clock.pause);
    item.addEventListener("pointerleave", clock.run);
    item.addEventListener("focusin", clock.pause);
    item.addEventListener("focusout", clock.run);
    item.addEventListener("keydown", event => event.key === "Escape" && close());

    if (list.childElementCount === 0) list.showPopover();
    list.append(item);
    if (list.childElementCount > most) list.firstElementChild.remove();
    clock.run();
    return { close };
  };
})();
