const form = document.querySelector("form");
const { email, password } = form.elements;
const reveal = form.querySelector(".reveal");
const status = form.querySelector(".status");
const submit = form.querySelector(".submit");

/** Why a field is refused, in words of our own; empty when it is fine. */
function problemOf(field) {
  const { validity } = field;
  if (validity.valueMissing) return field === email ? "اكتب بريدك الإلكتروني." : "اكتب كلمة المرور.";
  if (validity.typeMismatch) return "هذا ليس بريدًا صحيحًا، مثاله name@example.com.";
  if (validity.tooShort || field.value.length < field.minLength) return "كلمة المرور 8 أحرف على الأقل.";
  return "";
}

function check(field) {
  const problem = problemOf(field);
  document.getElementById(`${field.id}-error`).textContent = problem;
  field.setAttribute("aria-invalid", String(problem !== ""));
  return problem === "";
}

for (const field of [email, password]) {
  // Nobody likes to be corrected while typing the first letters: first on leaving, then live.
  field.addEventListener("blur", () => field.value !== "" && check(field));
  field.addEventListener("input", () => field.getAttribute("aria-invalid") === "true" && check(field));
}

reveal.addEventListener("click", () => {
  const shown = password.type === "text";
  password.type = shown ? "password" : "text";
  reveal.textContent = shown ? "إظهار" : "إخفاء";
  reveal.setAttribute("aria-pressed", String(!shown));
  password.focus();
});

password.addEventListener("keyup", event => {
  document.getElementById("caps").hidden = !event.getModifierState?.("CapsLock");
});

/** Put your own request here; it answers whether the pair was right. */
async function signIn(_credentials) {
  await new Promise(resolve => setTimeout(resolve, 900));
  return true;
}

form.addEventListener("submit", async event => {
  event.preventDefault();
  const wrong = [email, password].filter(field => !check(field));
  if (wrong.length > 0) return wrong[0].focus();
  if (submit.ariaBusy === "true") return;
  submit.ariaBusy = "true";
  status.textContent = "لحظة من فضلك…";
  const accepted = await signIn(Object.fromEntries(new FormData(form)));
  submit.ariaBusy = "false";
  status.textContent = accepted ? "تم تسجيل الدخول ✓" : "البريد أو كلمة المرور غير صحيحة.";
});
