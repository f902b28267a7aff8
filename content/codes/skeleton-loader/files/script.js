const cards = document.getElementById("cards");
const status = document.getElementById("status");
const reload = document.getElementById("reload");

const servers = [
  {
    icon: "🎮",
    name: "Pixel Café",
    members: 2310,
    text: "Evening games, quiet voice channels and a quiz every Friday.",
  },
  {
    icon: "🧑‍💻",
    name: "مطوّرو العرب",
    members: 18922,
    text: "مجتمع لمن يبني البوتات والمواقع، أسئلة وأجوبة كل يوم.",
  },
  { icon: "🎨", name: "Night Shift", members: 874, text: "Designers who work late and show what they made." },
  {
    icon: "📚",
    name: "Book Corner",
    members: 1205,
    text: "One book a month, talked about without spoilers.",
  },
  { icon: "🎧", name: "Low Tones", members: 5410, text: "Bass players, recordings and a lot of patience." },
  { icon: "🌱", name: "حديقة صغيرة", members: 341, text: "زراعة على الشرفة، نصائح وصور من حدائق الأعضاء." },
];

/** One template for both faces: the skeleton has the size of the real thing because it is the real thing. */
function card({ icon, name, members, text }, isBone = false) {
  const element = document.createElement("article");
  element.className = "card";
  const part = (tag, className, words) => {
    const child = document.createElement(tag);
    child.className = isBone ? `${className} skeleton` : className;
    child.textContent = words;
    child.dir = "auto";
    return child;
  };
  element.append(
    part("span", "icon", icon),
    part("h2", "", name),
    part("p", "", `${members.toLocaleString("en")} members`),
    part("p", "text", text),
  );
  return element;
}

const bone = {
  icon: " ",
  name: "Name of it",
  members: 1000,
  text: "Two lines of text that say what one finds on this server.",
};

/** Put your own request here. */
const fetchServers = () => new Promise(resolve => setTimeout(() => resolve(servers), 1600));

async function load() {
  reload.disabled = true;
  cards.setAttribute("aria-busy", "true");
  status.textContent = "Loading…";
  // Bones are for the eye only; the status line speaks.
  cards.replaceChildren(
    ...servers.map(() => {
      const element = card(bone, true);
      element.inert = true;
      element.ariaHidden = "true";
      return element;
    }),
  );
  const loaded = await fetchServers();
  cards.replaceChildren(...loaded.map(server => card(server)));
  cards.setAttribute("aria-busy", "false");
  status.textContent = `${loaded.length} servers`;
  reload.disabled = false;
}

reload.addEventListener("click", load);
load();
