/** Which rows are on the screen, and a few around them. Pure, so that it can be tested without a browser. */
export function visibleRange({ scrollTop, height, rowHeight, count, overscan = 4 }) {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + overscan);
  return { first: Math.min(first, count), last: Math.max(last, 0) };
}

/** Browsers stop at about 33 million pixels of height: beyond it the scrollbar stands for more than one pixel. */
const maxHeight = 15_000_000;

/**
 * Shows `count` rows of one height in `box`, but keeps only those on the screen in the document.
 * `renderRow(index)` returns the element of a row.
 */
export function createVirtualList(box, { count, rowHeight, renderRow, label }) {
  const spacer = document.createElement("div");
  const shown = new Map();
  let total = count;
  let frame = 0;

  box.tabIndex = 0;
  box.role = "list";
  box.ariaLabel = label;
  box.style.overflowY = "auto";
  box.style.position = "relative";
  spacer.role = "presentation";
  box.append(spacer);

  function draw() {
    frame = 0;
    const fullHeight = total * rowHeight;
    const boxHeight = Math.min(fullHeight, maxHeight);
    spacer.style.blockSize = `${boxHeight}px`;
    // Where the scrollbar stands in the whole, in rows' own pixels.
    const free = boxHeight - box.clientHeight;
    const scale = free > 0 ? (fullHeight - box.clientHeight) / free : 1;
    const virtualTop = box.scrollTop * scale;
    const { first, last } = visibleRange({
      scrollTop: virtualTop,
      height: box.clientHeight,
      rowHeight,
      count: total,
    });
    for (const [index, row] of shown) {
      if (index >= first && index < last) continue;
      row.remove();
      shown.delete(index);
    }
    for (let index = first; index < last; index += 1) {
      let row = shown.get(index);
      if (row === undefined) {
        row = renderRow(index);
        row.role = "listitem";
        row.ariaSetSize = String(total);
        row.ariaPosInSet = String(index + 1);
        row.style.position = "absolute";
        row.style.insetInline = "0";
        row.style.blockSize = `${rowHeight}px`;
        shown.set(index, row);
        spacer.append(row);
      }
      row.style.insetBlockStart = `${index * rowHeight - virtualTop + box.scrollTop}px`;
    }
  }

  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const observer = new ResizeObserver(ask);
  observer.observe(box);
  box.addEventListener("scroll", ask, { passive: true });
  draw();

  return {
    setCount(next) {
      total = next;
      for (const row of shown.values()) row.remove();
      shown.clear();
      draw();
    },
    scrollToRow(index) {
      const free = Math.min(total * rowHeight, maxHeight) - box.clientHeight;
      box.scrollTop = (index / Math.max(1, total - box.clientHeight / rowHeight)) * free;
      draw();
    },
    renderedCount: () => shown.size,
    destroy() {
      observer.disconnect();
      box.removeEventListener("scroll", ask);
      cancelAnimationFrame(frame);
      box.replaceChildren();
    },
  };
}
