/**
 * A sandbox without `allow-forms` refuses to submit before the page's own `submit` handler hears of it, so that no form
 * would ever come alive in a preview. This script does what a browser does up to the point where something is sent:
 * validates, fires `submit`, closes dialogs. Nothing is sent.
 */
export const previewForms = `<script>
(() => {
  const submit = (form, submitter) => {
    const asked = submitter?.getAttribute("formmethod") ?? form.getAttribute("method") ?? "";
    if (!form.noValidate && !submitter?.formNoValidate && !form.reportValidity()) return;
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter });
    if (form.dispatchEvent(event) && asked.toLowerCase() === "dialog")
      form.closest("dialog")?.close(submitter?.value);
  };
  addEventListener("click", event => {
    const button = event.target instanceof Element ? event.target.closest("button, input") : null;
    if (event.defaultPrevented || !button?.form || !/^(submit|image)$/.test(button.type)) return;
    event.preventDefault();
    submit(button.form, button);
  });
  addEventListener("keydown", event => {
    const field = event.target;
    if (event.key !== "Enter" || event.defaultPrevented || event.isComposing) return;
    if (!(field instanceof HTMLInputElement) || !field.form || /^(button|image|reset|submit)$/.test(field.type)) return;
    const button = [...field.form.elements].find(element => /^(submit|image)$/.test(element.type));
    event.preventDefault();
    if (button === undefined) submit(field.form, null);
    else if (!button.disabled) button.click();
  });
  HTMLFormElement.prototype.requestSubmit = function (submitter = null) {
    submit(this, submitter);
  };
})();
</script>`;
