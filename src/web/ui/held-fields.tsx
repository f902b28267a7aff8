import { type ReactNode, useLayoutEffect, useRef } from "react";

type Props = { held: boolean; className: string; children: ReactNode };

/**
 * Fields that take nothing while they are held: what they say is on its way, or about to be replaced by what was
 * stored, and whatever was typed in between would be lost. Where the focus was it is again afterwards.
 */
export function HeldFields({ held, className, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!held) return;
    // The browser takes the focus away only when it draws what is held.
    if (fields.current?.contains(document.activeElement)) focused.current = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
      focused.current = null;
    };
  }, [held]);
  return (
    <div ref={fields} inert={held} className={className}>
      {children}
    </div>
  );
}
