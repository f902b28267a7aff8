const wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });

/** What a reader takes for one character: a letter with its marks, a family emoji, a flag. */
export function splitCharacters(text, language) {
  const segmenter = new Intl.Segmenter(language, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Types `texts` into `element` one after another, deletes each again and goes on, until the signal aborts.
 * The whole text stands there for screen readers from the beginning; what moves is hidden from them. Whoever wants less motion
 * sees the texts change without typing.
 */
export async function typeText(
  element,
  texts,
  { msPerCharacter = 70, pauseMs = 1600, signal, repeat = true } = {},
) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const visible = document.createElement("span");
  const spoken = document.createElement("span");
  visible.ariaHidden = "true";
  visible.className = "typed";
  spoken.className = "visually-hidden";
  spoken.textContent = texts.join(" · ");
  element.replaceChildren(visible, spoken);

  try {
    do {
      for (const text of texts) {
        visible.dir = "auto";
        const characters = splitCharacters(text, element.lang || document.documentElement.lang);
        if (!calm.matches) {
          for (let count = 1; count <= characters.length; count += 1) {
            visible.textContent = characters.slice(0, count).join("");
            // A hand is not a clock: a little slower, a little quicker.
            await wait(msPerCharacter * (0.6 + Math.random() * 0.8), signal);
          }
        }
        visible.textContent = text;
        await wait(pauseMs, signal);
        if (!repeat && text === texts.at(-1)) return;
        for (let count = characters.length - 1; count >= 0 && !calm.matches; count -= 1) {
          visible.textContent = characters.slice(0, count).join("");
          await wait(msPerCharacter / 2.5, signal);
        }
      }
    } while (repeat);
  } catch (error) {
    if (!signal?.aborted) throw error;
    visible.textContent = texts[0];
  }
}
