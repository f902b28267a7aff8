const output = document.querySelector("output");

for (const button of document.querySelectorAll("[data-open]")) {
  const dialog = document.getElementById(button.dataset.open);
  button.addEventListener("click", () => {
    dialog.returnValue = "";
    dialog.showModal();
  });
}

for (const dialog of document.querySelectorAll("dialog")) {
  // `returnValue` is the value of the button that closed it; empty when it was Escape.
  dialog.addEventListener("close", () => {
    output.textContent =
      dialog.returnValue === "" ? "Closed without an answer." : `Answer: ${dialog.returnValue}`;
  });

  if ("lightDismiss" in dialog.dataset) {
    // A press that begins and ends on the backdrop; dragging a selection out of the dialog does not close it.
    const isOutside = event => {
      const box = dialog.getBoundingClientRect();
      return (
        event.clientX < box.left ||
        event.clientX > box.right ||
        event.clientY < box.top ||
        event.clientY > box.bottom
      );
    };
    let began = false;
    dialog.addEventListener("pointerdown", event => {
      began = isOutside(event);
    });
    dialog.addEventListener("click", event => {
      if (began && event.target === dialog && isOutside(event)) dialog.close();
    });
  }
}
