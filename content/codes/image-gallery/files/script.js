const { drawLandscape } = window;

const pictures = [
  { src: drawLandscape(3, 265), alt: "Violet hills under a low sun", caption: "The first evening" },
  { src: drawLandscape(11, 205), alt: "Blue ridges fading into haze", caption: "After the rain" },
  { src: drawLandscape(27, 330), alt: "Pink mountains at dusk", caption: "Above the valley" },
  { src: drawLandscape(42, 230), alt: "A pale sun over dark hills", caption: "The long way home" },
  { src: drawLandscape(58, 290), alt: "Purple peaks and a wide sky", caption: "مساء هادئ" },
  { src: drawLandscape(73, 185), alt: "Green ridges in evening light", caption: "Nearly summer" },
];

const grid = document.querySelector(".grid");
const lightbox = document.querySelector(".lightbox");
const image = lightbox.querySelector("img");
const caption = lightbox.querySelector("figcaption");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let current = 0;

grid.append(
  ...pictures.map(({ src, alt, caption }, index) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    const thumb = Object.assign(new Image(), { src, alt, loading: "lazy" });
    const label = document.createElement("span");
    label.textContent = caption;
    label.dir = "auto";
    button.type = "button";
    button.append(thumb, label);
    button.addEventListener("click", () => open(index));
    item.append(button);
    return item;
  }),
);

const thumbs = [...grid.querySelectorAll("img")];

function show(index) {
  current = (index + pictures.length) % pictures.length;
  Object.assign(image, { src: pictures[current].src, alt: pictures[current].alt });
  caption.textContent = `${pictures[current].caption} · ${current + 1} / ${pictures.length}`;
}

/** The thumbnail grows into the large picture where the browser knows view transitions. */
function morph(from, to, change) {
  if (!document.startViewTransition || calm.matches) return change();
  from.style.viewTransitionName = "picture";
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = "";
    change();
    to.style.viewTransitionName = "picture";
  });
  transition.finished.finally(() => {
    to.style.viewTransitionName = "";
  });
}

function open(index) {
  morph(thumbs[index], image, () => {
    show(index);
    lightbox.showModal();
  });
}

const close = () => morph(image, thumbs[current], () => lightbox.close());
const step = by => show(current + by);

lightbox.querySelector(".previous").addEventListener("click", () => step(-1));
lightbox.querySelector(".next").addEventListener("click", () => step(1));
lightbox.querySelector(".close").addEventListener("click", close);
lightbox.addEventListener("click", event => event.target === lightbox && close());
lightbox.addEventListener("cancel", event => {
  event.preventDefault();
  close();
});
lightbox.addEventListener("close", () => grid.children[current].querySelector("button").focus());

lightbox.addEventListener("keydown", event => {
  // "Next" lies where the text goes on: left in Arabic.
  const forward = getComputedStyle(lightbox).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") step(event.key === forward ? 1 : -1);
});

let swipeFrom = null;
lightbox.addEventListener("pointerdown", event => {
  swipeFrom = event.clientX;
});
lightbox.addEventListener("pointerup", event => {
  const distance = swipeFrom === null ? 0 : event.clientX - swipeFrom;
  swipeFrom = null;
  if (Math.abs(distance) < 50) return;
  const isRtl = getComputedStyle(lightbox).direction === "rtl";
  step(distance < 0 !== isRtl ? 1 : -1);
});
