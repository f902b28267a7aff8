import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export type Tone = "neutral" | "accent" | "coin" | "online" | "offline" | "pending";

const tones: Record<Tone, string> = {
  neutral: "bg-raised text-muted",
  accent: "bg-accent-soft text-accent",
  coin: "bg-coin-soft text-coin",
  online: "bg-online-soft text-online",
  offline: "bg-offline-soft text-offline",
  pending: "bg-pending-soft text-pending",
};

type Props = { tone?: Tone; icon?: IconName; children: ReactNode; className?: string };

export function Badge({ tone = "neutral", icon, children, className }: Props) {
  return (
    <span
      className={classNames(
        "inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-2xs font-semibold whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

export type StatusLook = "online" | "offline" | "pending" | "paused";

/** A filled disc, a diamond, a ring, two bars: told apart without colour. */
const shapes: Record<StatusLook, ReactNode> = {
  online: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  offline: <path d="M6 .5 11.5 6 6 11.5.5 6Z" fill="currentColor" />,
  pending: (
    <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3.2 2" />
  ),
  paused: <path d="M2.2 1h2.8v10H2.2Zm4.8 0h2.8v10H7Z" fill="currentColor" />,
};
const statusTones: Record<StatusLook, Tone> = {
  online: "online",
  offline: "offline",
  pending: "pending",
  paused: "neutral",
};
const shapeColours: Record<StatusLook, string> = {
  online: "text-online-fill",
  offline: "text-offline-fill",
  pending: "text-pending",
  paused: "text-muted",
};

type ShapeProps = { status: StatusLook; size?: number; className?: string };

/** The shape alone, for a table's edge or a title. The word must stand near it. */
export function StatusShape({ status, size = 12, className }: ShapeProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 12 12"
      className={classNames("shrink-0", shapeColours[status], className)}
    >
      {shapes[status]}
    </svg>
  );
}

/** Shape, colour and word of a state. */
export function StatusBadge({ status, children }: { status: StatusLook; children: ReactNode }) {
  return (
    <Badge tone={statusTones[status]}>
      <StatusShape status={status} size={10} />
      {children}
    </Badge>
  );
}
