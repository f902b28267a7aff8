const form = document.querySelector("form");
const steps = [...form.querySelectorAll("fieldset")];
const list = document.querySelector(".steps");
const back = form.querySelector(".back");
const next = form.querySelector(".primary");
const problem = form.querySelector(".problem");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let current = 0;

list.append(
  ...steps.map(step => {
    const item = document.createElement("li");
    item.textContent = step.dataset.title;
    return item;
  }),
);

function review() {
  const rows = [...form.querySelectorAll("input:not([type='checkbox']), textarea, select")].flatMap(field => {
    const term = document.createElement("dt");
    const value = document.createElement("dd");
    term.textContent = field.labels[0].textContent;
    value.textContent = field.value;
    value.dir = "auto";
    return [term, value];
  });
  form.querySelector(".review").replaceChildren(...rows);
}

function render() {
  steps.forEach((step, index) => {
    const item = list.children[index];
    step.hidden = index !== current;
    item.dataset.state = index < current ? "done" : "";
    if (index === current) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
  const isLast = current === steps.length - 1;
  if (isLast) review();
  back.hidden = current === 0;
  next.textContent = isLast ? "Send" : "Next";
  problem.textContent = "";
}

function go(to, focus = true) {
  const change = () => {
    current = to;
    render();
    if (focus) steps[current].querySelector("input, textarea, select").focus();
  };
  if (document.startViewTransition && !calm.matches) document.startViewTransition(change);
  else change();
}

/** The first field of this step that is not in order, told to the user; or nothing. */
function firstWrong() {
  const fields = [...steps[current].elements].filter(field => field.willValidate);
  for (const field of fields) field.setAttribute("aria-invalid", String(!field.validity.valid));
  const wrong = fields.find(field => !field.validity.valid);
  if (wrong === undefined) return undefined;
  problem.textContent = (!wrong.validity.valueMissing && wrong.dataset.hint) || wrong.validationMessage;
  return wrong;
}

form.addEventListener("submit", event => {
  event.preventDefault();
  const wrong = firstWrong();
  if (wrong) return wrong.focus();
  if (current < steps.length - 1) return go(current + 1);
  const answers = Object.fromEntries(new FormData(form)); // Send these to your server.
  console.info("The answers", answers);
  form.hidden = true;
  list.hidden = true;
  const done = document.querySelector(".done");
  done.hidden = false;
  done.focus();
});

back.addEventListener("click", () => go(current - 1));
form.addEventListener("input", event => {
  if (event.target.validity.valid) event.target.setAttribute("aria-invalid", "false");
});
render();
