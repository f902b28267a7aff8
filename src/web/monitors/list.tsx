import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import { Boost } from "./boost.tsx";
import { Figures } from "./figures.tsx";
import { MonitorMenu } from "./row-menu.tsx";
import { MonitorStatus, StatusLine } from "./status.tsx";
import { Strip } from "./strip.tsx";
import { Timing } from "./timing.tsx";

type Mode = "checks" | "days";

// One markup for both: cards on a phone, a table from 1024 px on (list.css). The roles are written out because a
// table that is laid out as a grid loses them in some browsers.
const headAreas =
  "hidden lg:grid lg:grid-cols-[auto_minmax(0,1fr)_9.5rem_15.5rem_9.5rem_6.5rem_2.25rem] lg:gap-x-5";

function Head() {
  const t = useT(uptimesMessages);
  const columns = [
    "column_name",
    "column_link",
    "column_status",
    "column_history",
    "column_time",
    "column_boost",
    "column_actions",
  ] as const;
  return (
    <thead className="block max-lg:sr-only">
      <tr className={`${headAreas} border-b border-line px-5 py-2.5 text-2xs text-muted max-lg:grid`}>
        {columns.map(column => (
          <th key={column} scope="col" className="text-start font-normal">
            <span className={column === "column_actions" ? "sr-only" : ""}>{t(column)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Name({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon
        name={monitor.type === "bot" ? "bot" : "globe"}
        size={18}
        className={monitor.type === "bot" ? "text-coin" : "text-accent"}
      />
      <span className="sr-only">{t(monitor.type === "bot" ? "type_bot" : "type_website")}: </span>
      <LocaleLink
        to={`/uptimes/${monitor.id}`}
        dir="auto"
        className="min-w-0 truncate font-semibold hover:text-accent hover:underline"
      >
        {monitor.name}
      </LocaleLink>
    </span>
  );
}

/** What is monitored, without the scheme: it says nothing and takes room. */
function Target({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  if (monitor.url === null)
    return (
      <span className="flex items-center gap-1.5">
        <Icon name="pulse" size={14} />
        {t("mode_heartbeat")}
      </span>
    );
  return (
    <a
      href={monitor.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      dir="ltr"
      className="block truncate hover:text-accent hover:underline rtl:text-end"
    >
      {monitor.url.replace(/^https?:\/\//, "").replace(/\/$/, "")}
    </a>
  );
}

function Row({ monitor, mode }: { monitor: MonitorItem; mode: Mode }) {
  return (
    <tr data-monitor={monitor.id} className="monitor-row">
      <th scope="row" className="area-name">
        <Name monitor={monitor} />
      </th>
      <td className="area-link">
        <Target monitor={monitor} />
      </td>
      <td className="area-status">
        <MonitorStatus monitor={monitor} />
        <span className="text-xs text-muted empty:hidden">
          <StatusLine monitor={monitor} />
        </span>
      </td>
      <td className="area-history">
        <Strip bars={monitor.bars} mode={mode} />
        <Figures uptime={monitor.uptime} />
      </td>
      <td className="area-time">
        <Timing monitor={monitor} />
      </td>
      <td className="area-boost">
        <Boost monitor={monitor} variant="ghost" />
      </td>
      <td className="area-menu">
        <MonitorMenu monitor={monitor} />
      </td>
    </tr>
  );
}

/** The list is the product. */
export function MonitorList({ items, mode }: { items: MonitorItem[]; mode: Mode }) {
  const t = useT(uptimesMessages);
  return (
    <table aria-label={t("list_label")} className="block rounded-xl border border-line bg-surface">
      <Head />
      <tbody className="block">
        {items.map(monitor => (
          <Row key={monitor.id} monitor={monitor} mode={mode} />
        ))}
      </tbody>
    </table>
  );
}
