const list = document.querySelector(".messages");
const form = document.querySelector("form");
const field = form.elements.text;
const clock = new Intl.DateTimeFormat(`${document.documentElement.lang}-u-nu-latn`, {
  hour: "numeric",
  minute: "2-digit",
});

const answers = [
  "تمام، أجرّبها الآن 👌",
  "Nice! Which version of discord.js is it?",
  "أرسل لي رابط الكود من فضلك.",
  "It works here: `npm run dev` and it is online.",
];

const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 80;

function add({ text, own = false, at = new Date() }) {
  // Whoever reads old messages is not torn away from them; one's own message always shows.
  const follow = own || isAtEnd();
  const item = document.createElement("article");
  item.className = own ? "message own" : "message";
  const words = document.createElement("p");
  words.dir = "auto"; // English inside an Arabic page reads from the left, and the other way round.
  words.textContent = text;
  const time = document.createElement("time");
  time.dateTime = at.toISOString();
  time.textContent = clock.format(at);
  item.append(words, time);
  list.append(item);
  if (follow) list.scrollTop = list.scrollHeight;
}

function showTyping() {
  const item = document.createElement("div");
  item.className = "message typing";
  item.ariaHidden = "true";
  item.append(...Array.from({ length: 3 }, () => document.createElement("i")));
  list.append(item);
  list.scrollTop = list.scrollHeight;
  return () => item.remove();
}

let turn = 0;
/** Replace this with your own connection; the interface needs no more than `add`. */
function answer() {
  const stop = showTyping();
  setTimeout(() => {
    stop();
    add({ text: answers[turn++ % answers.length] });
  }, 1200);
}

form.addEventListener("submit", event => {
  event.preventDefault();
  const text = field.value.trim();
  if (text === "") return;
  add({ text, own: true });
  form.reset();
  field.focus();
  answer();
});

field.addEventListener("keydown", event => {
  // Shift + Enter is a new line; an input method may need Enter for itself.
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});

const minutesAgo = minutes => new Date(Date.now() - minutes * 60_000);
add({ text: "مرحبًا! هل جرّبت النسخة الجديدة من البوت؟", at: minutesAgo(14) });
add({ text: "نعم، صارت أسرع بكثير 🚀", own: true, at: minutesAgo(12) });
add({ text: "But /rank answers twice on my server.", own: true, at: minutesAgo(12) });
add({ text: "غريب… هل لديك نسختان تعملان بنفس التوكن؟", at: minutesAgo(3) });
