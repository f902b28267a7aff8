import type { StripBar } from "#features/monitors/monitors.schema.ts";
import { stripBox, stripPaths } from "./strip-geometry.ts";

const dashes = `${stripBox.bar} ${stripBox.step - stripBox.bar}`;
const colours = {
  good: "stroke-online-fill",
  failed: "stroke-offline-fill",
  unobserved: "stroke-pending-fill/50",
};

/** `label` is what it says to those who do not see it; without one the words beside it say so. */
type Props = { bars: readonly Pick<StripBar, "share">[]; count: number; label?: string };

/** Bars side by side, the newest at the right. */
export function StripDrawing({ bars, count, label }: Props) {
  const { width, lines, halves } = stripPaths(bars, count);
  return (
    <svg
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      viewBox={`0 0 ${width} ${stripBox.height}`}
      preserveAspectRatio="none"
      strokeWidth={stripBox.bar}
      fill="none"
      className="block h-7 w-full"
    >
      {lines.map(line => (
        <path
          key={line.state}
          d={line.path}
          strokeWidth={line.width}
          strokeDasharray={dashes}
          className={colours[line.state]}
        />
      ))}
      {halves.good !== "" && <path d={halves.good} className={colours.good} />}
      {halves.failed !== "" && <path d={halves.failed} className={colours.failed} />}
    </svg>
  );
}
