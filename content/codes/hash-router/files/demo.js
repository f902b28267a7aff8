import { createRouter } from "./router.js";

const codes = ["snake-game", "safe-markdown", "countdown-timer"];
const wait = ms => new Promise(resolve => setTimeout(resolve, ms));

function page(title, ...content) {
  const section = document.createElement("section");
  const heading = document.createElement("h1");
  heading.textContent = title;
  section.append(heading, ...content);
  return section;
}

createRouter(
  {
    "/": () => page("Home", "The address after # decides what stands here. Try the back button."),
    "/codes": ({ query }) => {
      const list = document.createElement("ul");
      const wanted = query.get("q") ?? "";
      for (const code of codes.filter(each => each.includes(wanted))) {
        const item = document.createElement("li");
        const link = Object.assign(document.createElement("a"), {
          href: `#/codes/${code}`,
          textContent: code,
        });
        item.append(link);
        list.append(item);
      }
      return page("Codes", list);
    },
    "/codes/:name": async ({ params, signal }) => {
      await wait(300); // As long as a request would take.
      signal.throwIfAborted();
      return page(params.name, "This page came with a parameter and a promise.");
    },
    "*": ({ path }) => page("Nothing here", `No view is listed for ${path}.`),
  },
  { outlet: document.querySelector("main") },
);
