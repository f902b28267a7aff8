import type { CodeFileName } from "#features/codes/codes.schema.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";

type Props = {
  files: readonly Pick<CodeFileName, "path">[];
  current: string;
  toFile(path: string): string;
};

/** More than this many stand in a column of their own, by folders. */
const tabsMax = 4;
export const isTree = (files: readonly unknown[]): boolean => files.length > tabsMax;

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

function FileLink({ path, current, label, toFile }: Omit<Props, "files"> & { path: string; label: string }) {
  return (
    <LocaleLink
      to={toFile(path)}
      preventScrollReset
      aria-current={path === current ? "true" : undefined}
      className="flex min-h-9 items-center gap-2 rounded-lg px-3 text-sm whitespace-nowrap text-muted hover:bg-raised hover:text-text aria-[current]:bg-accent-soft aria-[current]:text-accent"
    >
      <Icon name="file" size={16} />
      <bdi dir="ltr" className="truncate font-mono text-xs">
        {label}
      </bdi>
    </LocaleLink>
  );
}

/** A few files beside each other. */
export function FileTabs({ files, ...props }: Props) {
  const t = useT(codeViewerMessages);
  return (
    <nav aria-label={t("files")} className="overflow-x-auto border-b border-line px-3 py-2">
      <ul dir="ltr" className="flex min-w-max gap-1 rtl:justify-end">
        {files.map(({ path }) => (
          <li key={path}>
            <FileLink path={path} label={path} {...props} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Many files below each other: those at the top first, then folder by folder. */
export function FileTree({ files, ...props }: Props) {
  const t = useT(codeViewerMessages);
  const folders = [...Map.groupBy(files, file => folderOf(file.path))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return (
    <nav
      aria-label={t("files")}
      className="max-h-56 overflow-auto border-b border-line p-2 lg:max-h-none lg:w-60 lg:shrink-0 lg:border-e lg:border-b-0"
    >
      <ul className="flex flex-col gap-0.5">
        {folders.map(([folder, inside]) => (
          <li key={folder}>
            {folder !== "" && (
              <p className="flex items-center gap-2 px-3 pt-3 pb-1 text-xs text-muted">
                <Icon name="folder" size={16} />
                <bdi dir="ltr" className="font-mono">
                  {folder}
                </bdi>
              </p>
            )}
            <ul className={folder === "" ? "" : "ps-3"}>
              {inside.map(({ path }) => (
                <li key={path}>
                  <FileLink path={path} label={nameOf(path)} {...props} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
