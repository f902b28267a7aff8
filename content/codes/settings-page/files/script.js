const form = document.getElementById("settings");
const bar = form.querySelector(".bar");
const key = "settings";

/** Private windows and sandboxed frames have no storage: then settings live as long as the page. */
const storage = {
  read() {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  },
  write(value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Nothing to do: the page goes on without it.
    }
  },
};

const fields = () => [...form.elements].filter(field => field.name);

function read() {
  const values = {};
  for (const field of fields()) {
    if (field.type === "checkbox") values[field.name] = field.checked;
    else if (field.type !== "radio" || field.checked) values[field.name] = field.value;
  }
  return values;
}

function fill(values) {
  for (const field of fields()) {
    if (!(field.name in values)) continue;
    if (field.type === "checkbox") field.checked = values[field.name];
    else if (field.type === "radio") field.checked = field.value === values[field.name];
    else field.value = values[field.name];
  }
}

/** What can be seen at once is shown at once, saved or not. */
function apply({ theme, size }) {
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.fontSize = `${size}%`;
  form.querySelector("output").value = `${size} %`;
}

let saved = { ...read(), ...storage.read() };
const isChanged = () => JSON.stringify(read()) !== JSON.stringify(saved);

function refresh() {
  apply(read());
  bar.hidden = !isChanged();
}

fill(saved);
refresh();
form.addEventListener("input", refresh);

form.addEventListener("submit", event => {
  event.preventDefault();
  saved = read();
  storage.write(saved);
  refresh();
});

form.addEventListener("reset", event => {
  event.preventDefault(); // Back to what was saved, not to what the HTML says.
  fill(saved);
  refresh();
});

addEventListener("beforeunload", event => {
  if (isChanged()) event.preventDefault();
});
