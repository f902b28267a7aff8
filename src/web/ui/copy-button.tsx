import { useEffect, useState } from "react";
import { uiMessages } from "#i18n/messages/ui.ts";
import { useT } from "../translation.tsx";
import { Button, type ButtonSize, type ButtonVariant, IconButton } from "./button.tsx";
import { toast } from "./toast.ts";

type Props = {
  text: string;
  /** Names what is copied, for screen readers; without `iconOnly` it is also the button's text. */
  label?: string;
  iconOnly?: boolean;
  size?: ButtonSize;
  variant?: ButtonVariant;
};

const shownMs = 1_600;

/** Copies a text and says so on the button itself. */
export function CopyButton({ text, label, iconOnly = false, size = "sm", variant }: Props) {
  const t = useT(uiMessages);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => toast.error(t("copy_failed")),
    );
  const name = copied ? t("copied") : (label ?? t("copy"));
  const icon = copied ? "check" : "copy";
  return iconOnly ? (
    <IconButton icon={icon} label={name} size={size} variant={variant ?? "ghost"} onClick={copy} />
  ) : (
    <Button icon={icon} size={size} variant={variant ?? "secondary"} onClick={copy}>
      <span aria-live="polite">{name}</span>
    </Button>
  );
}
