import {
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";

export type PopoverTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
};

type Props = {
  trigger(props: PopoverTrigger): ReactNode;
  children(close: () => void): ReactNode;
  /** Which edges of trigger and panel meet. */
  align?: "start" | "end";
  className?: string;
  onOpenChange?(open: boolean, panel: HTMLElement): void;
  /** Its content is made when it is opened first: for panels of which a page has many. */
  lazy?: boolean;
};

const gap = 8;

/** Puts the panel below its trigger (above where there is no room), inside the window, mirrored in Arabic. */
function place(trigger: HTMLElement, panel: HTMLElement, align: "start" | "end"): void {
  const at = trigger.getBoundingClientRect();
  const toRightEdge = (align === "end") === (getComputedStyle(trigger).direction === "ltr");
  const x = toRightEdge ? at.right - panel.offsetWidth : at.left;
  const below = at.bottom + gap;
  const fitsBelow = below + panel.offsetHeight <= innerHeight - gap || at.top < innerHeight / 2;
  const room = document.documentElement.clientWidth - panel.offsetWidth - gap;
  panel.style.insetBlockStart = `${fitsBelow ? below : Math.max(gap, at.top - gap - panel.offsetHeight)}px`;
  // A place measured on the screen is a side of the screen in either direction.
  panel.style.setProperty("left", `${Math.min(Math.max(gap, x), Math.max(gap, room))}px`);
}

/** The platform's popover: top layer, Esc and a click elsewhere close it, the focus goes back to its trigger. */
export function Popover(props: Props) {
  const { trigger, children, align = "start", className, onOpenChange, lazy = false } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(!lazy);
  // It may have been opened before the page came alive.
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) setWanted(true);
  }, []);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  useEffect(() => {
    if (!open) return;
    const settle = () => button.current && panel.current && place(button.current, panel.current, align);
    settle();
    addEventListener("resize", settle);
    addEventListener("scroll", settle, { passive: true });
    return () => {
      removeEventListener("resize", settle);
      removeEventListener("scroll", settle);
    };
  }, [open, align]);
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const isOpen = event.newState === "open";
    if (isOpen && button.current) place(button.current, event.currentTarget, align);
    setOpen(isOpen);
    onOpenChange?.(isOpen, event.currentTarget);
  };
  return (
    <>
      {trigger({ ref: button, popoverTarget: id, "aria-expanded": open, "aria-controls": id })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={() => setWanted(true)}
        onToggle={toggled}
        className={classNames("popover", className)}
      >
        {wanted && children(close)}
      </div>
    </>
  );
}
