const dialog = document.getElementById("confirm");

document.getElementById("open").addEventListener("click", () => dialog.showModal());
dialog.addEventListener("close", () => {
  if (dialog.returnValue === "delete") document.querySelector("h1").textContent = "Deleted.";
});
