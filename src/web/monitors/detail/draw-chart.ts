import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { secondMs } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import type { ResponseTimes } from "#features/monitors/monitors.schema.ts";
import { formatDateTime, formatNumber } from "#i18n/format.ts";

type Options = {
  place: HTMLElement;
  times: ResponseTimes;
  language: Language;
  /** The bucket under the pointer, or null. */
  onPoint(index: number | null): void;
};

const height = 240;
const axisWidth = 52;

/** A canvas wants colours that are resolved; the tokens follow the theme, so they are read from an element. */
function colourReader(place: HTMLElement): (token: string) => string {
  const probe = document.createElement("span");
  place.append(probe);
  return token => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  };
}

/** A canvas runs from left to right here; a label keeps the direction of its own language. */
const isolated = (language: Language, text: string): string =>
  language === "ar" ? `\u2067${text}\u2069` : text;

/** Values between gaps: no line runs to them, so they are drawn as points. */
export const lonely = (values: readonly (number | null | undefined)[]): number[] =>
  values.flatMap((value, index) =>
    value != null && values[index - 1] == null && values[index + 1] == null ? [index] : [],
  );

function optionsFor({ place, times, language, onPoint }: Options): uPlot.Options {
  const colour = colourReader(place);
  const style = times.range === "day" ? "time" : "dayMonth";
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const axis: uPlot.Axis = {
    stroke: colour("muted"),
    grid: { stroke: colour("line"), width: 1 },
    ticks: { show: false },
    font: `12px ${getComputedStyle(place).fontFamily}`,
  };
  return {
    width: place.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
    scales: { y: { range: (_, __, max) => [0, Math.max(10, (max ?? 0) * 1.15)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 32,
        space: 90,
        values: (_, splits) =>
          splits.map(seconds =>
            isolated(language, formatDateTime(language, new Date(seconds * secondMs), style, zone)),
          ),
      },
      {
        ...axis,
        size: axisWidth,
        values: (_, splits) => splits.map(value => formatNumber(language, value)),
      },
    ],
    series: [
      {},
      {
        stroke: colour("pending-fill"),
        width: 1,
        spanGaps: false,
        points: { show: true, size: 3, fill: colour("pending-fill"), filter: () => lonely(times.maxMs) },
      },
      {
        stroke: colour("accent"),
        width: 2,
        fill: `color-mix(in oklab, ${colour("accent")} 12%, transparent)`,
        spanGaps: false,
        points: { show: true, size: 5, fill: colour("accent"), filter: () => lonely(times.averageMs) },
      },
    ],
    hooks: {
      drawClear: [plot => markFailures(plot, times, colour("offline-fill"))],
      setCursor: [plot => onPoint(plot.cursor.idx ?? null)],
    },
  };
}

/** A red foot under every bucket with a failed check; in a day's chart that is one check. */
function markFailures(plot: uPlot, times: ResponseTimes, colour: string): void {
  const { ctx, bbox } = plot;
  const step = Math.max(2 * devicePixelRatio, bbox.width / Math.max(1, times.at.length));
  ctx.save();
  ctx.fillStyle = colour;
  times.at.forEach((at, index) => {
    if ((times.failures[index] ?? 0) === 0) return;
    const x = plot.valToPos(at, "x", true);
    ctx.globalAlpha = 0.14;
    ctx.fillRect(x - step / 2, bbox.top, step, bbox.height);
    ctx.globalAlpha = 1;
    ctx.fillRect(x - step / 2, bbox.top + bbox.height - 3 * devicePixelRatio, step, 3 * devicePixelRatio);
  });
  ctx.restore();
}

/** Draws the chart and keeps it as wide as its place and in the colours of the theme. Returns what takes it away. */
export function drawChart(options: Options): () => void {
  const { place, times } = options;
  // Columns of equal length, as the API sends them.
  const columns: uPlot.AlignedData = [times.at, times.maxMs, times.averageMs];
  const make = () => {
    place.replaceChildren();
    return new uPlot(optionsFor(options), columns, place);
  };
  let plot = make();
  const redraw = () => {
    plot.destroy();
    plot = make();
  };
  const resized = new ResizeObserver(() => {
    if (place.clientWidth > 0 && plot.width !== place.clientWidth)
      plot.setSize({ width: place.clientWidth, height });
  });
  resized.observe(place);
  const themed = new MutationObserver(redraw);
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", redraw);
  return () => {
    resized.disconnect();
    themed.disconnect();
    dark.removeEventListener("change", redraw);
    plot.destroy();
  };
}
