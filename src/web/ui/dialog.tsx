import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { uiMessages } from "#i18n/messages/ui.ts";
import { useT } from "../translation.tsx";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";

type Props = {
  open: boolean;
  /** Asked for by Esc, the close button and, if allowed, a click beside the dialog. */
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end; they stay visible while the content scrolls. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** Whether a click beside it closes it; leave it off where typed text would be lost. */
  lightDismiss?: boolean;
  /** While true nothing closes it (a request is under way). */
  busy?: boolean;
};

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

/** The platform's modal dialog: keeps the focus inside and gives it back. On a phone it is a sheet from below. */
export function Dialog(props: Props) {
  const { open, onClose, title, children, footer, size = "md", lightDismiss = false, busy = false } = props;
  const t = useT(uiMessages);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // At once: where one takes the place of another, a key that is pressed finds the one or the other.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  // One that is taken away while it is open gives the focus back, too.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  const dismiss = (event: MouseEvent) => {
    if (event.target === dialog.current && lightDismiss && !busy) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault();
        if (event.target === dialog.current && !busy) onClose();
      }}
      onMouseDown={dismiss}
      className={classNames("dialog", widths[size])}
    >
      {open && (
        <div className="flex max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line ps-5 pe-3 py-2.5 sm:ps-6">
            <h2 id={titleId} className="min-w-0 text-lg break-words">
              {title}
            </h2>
            <IconButton icon="close" label={t("close")} disabled={busy} onClick={onClose} />
          </header>
          <div className="min-h-0 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
