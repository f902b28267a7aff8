import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { useT } from "../translation.tsx";
import { Menu, type MenuEntry } from "../ui/menu.tsx";
import { useMonitorActions } from "./actions-context.tsx";

/** Opens what somebody monitors in another tab, telling it nothing about us. */
const openElsewhere = (url: string) => void window.open(url, "_blank", "noopener,noreferrer");

type Props = { monitor: MonitorItem; size?: "sm" | "md"; text?: string; withDetails?: boolean };

/** Everything that can be done with one monitor. */
export function MonitorMenu({ monitor, size = "sm", text, withDetails = true }: Props) {
  const t = useT(uptimesMessages);
  const { run, open } = useMonitorActions();
  const { id, url } = monitor;
  const notifies = monitor.emailEnabled || monitor.discordEnabled;
  const toggle: MenuEntry =
    monitor.paused === null
      ? { id: "pause", label: t("pause"), icon: "pause", onSelect: () => run("pause", monitor) }
      : { id: "resume", label: t("resume"), icon: "play", onSelect: () => run("resume", monitor) };
  const look: MenuEntry[] = [
    ...(withDetails
      ? [{ id: "details", label: t("details"), icon: "chart", to: `/uptimes/${id}` } as const]
      : []),
    ...(url === null
      ? []
      : [
          {
            id: "open",
            label: t("open_link"),
            icon: "external",
            onSelect: () => openElsewhere(url),
          } as const,
        ]),
  ];
  const change: MenuEntry[] = [
    { id: "edit", label: t("edit"), icon: "edit", onSelect: () => open("edit", monitor) },
    toggle,
    {
      id: "test",
      label: t("send_test"),
      icon: "bell",
      disabled: !notifies,
      onSelect: () => run("test", monitor),
    },
  ];
  const remove: MenuEntry[] = [
    {
      id: "delete",
      label: t("delete"),
      icon: "trash",
      danger: true,
      onSelect: () => open("delete", monitor),
    },
  ];
  return (
    <Menu
      groups={[look, change, remove].filter(group => group.length > 0)}
      label={t("actions_of", { name: monitor.name })}
      size={size}
      {...(text !== undefined && { text })}
    />
  );
}
