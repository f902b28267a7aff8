import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ToastContainer as Container, toast as library, Slide } from "react-toastify/unstyled";
import { uiMessages } from "#i18n/messages/ui.ts";
import { useT } from "../translation.tsx";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { type ToastKind, takeToasts } from "./toast.ts";
import { keepOnTop } from "./toast-layer.ts";
import "./toast.css";

const icons = { success: "checkCircle", error: "alert", info: "info" } as const;
const colours: Record<ToastKind, string> = {
  success: "text-online",
  error: "text-offline",
  info: "text-accent",
};

function CloseButton({ closeToast }: { closeToast(reason?: boolean): void }) {
  const t = useT(uiMessages);
  return <IconButton icon="close" size="sm" label={t("close")} onClick={() => closeToast(true)} />;
}

function createLayer(): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "toasts";
  layer.popover = "manual";
  return layer;
}

/** Loaded with the first message. Stands at the top right and runs from right to left in both languages. */
export default function ToastContainer() {
  const t = useT(uiMessages);
  const [layer] = useState(createLayer);
  useEffect(() => keepOnTop(layer), [layer]);
  useEffect(
    () =>
      takeToasts(({ kind, text, autoCloseMs }) => {
        library(<p dir={document.documentElement.dir}>{text}</p>, {
          type: kind,
          autoClose: autoCloseMs,
          role: kind === "error" ? "alert" : "status",
          icon: <Icon name={icons[kind]} className={colours[kind]} />,
        });
      }),
    [],
  );
  useEffect(() => {
    const pause = () => library.pause();
    const play = () => library.play();
    layer.addEventListener("focusin", pause);
    layer.addEventListener("focusout", play);
    return () => {
      layer.removeEventListener("focusin", pause);
      layer.removeEventListener("focusout", play);
    };
  }, [layer]);
  return createPortal(
    <Container
      rtl
      transition={Slide}
      position="top-right"
      closeButton={CloseButton}
      pauseOnHover
      pauseOnFocusLoss
      hideProgressBar={false}
      newestOnTop
      limit={4}
      aria-label={t("notifications")}
    />,
    layer,
  );
}
