import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Project } from "#features/projects/project-view.schema.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { CheckGate, LoginGate } from "../../codes/code-gate.tsx";
import { useT } from "../../translation.tsx";
import { Card } from "../../ui/card.tsx";
import { FileTree } from "../../ui/file-tree.tsx";
import { DownloadButton } from "./download-button.tsx";
import { FileViewer } from "./file-viewer.tsx";
import { loadStoredFile } from "./load-file.ts";
import { pathOf, useFileReading } from "./use-file-reading.ts";

/** The tree and the file that is open. When the pass ends meanwhile, the check stands there again. */
function Reader({ project, onCheckNeeded }: { project: Project; onCheckNeeded(): void }) {
  const t = useT(projectMessages);
  const { reading, open } = useFileReading(
    (path, signal) => loadStoredFile(project.id, path, signal),
    failure => failure.code === "human_check_needed" && onCheckNeeded(),
  );
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <FileTree
        label={t("files_title")}
        entries={project.files}
        selected={pathOf(reading)}
        onSelect={open}
        className="max-h-[34rem] overflow-y-auto rounded-xl border border-line bg-surface p-2"
      />
      <Card padded={false} className="min-w-0 overflow-hidden">
        <FileViewer reading={reading} />
      </Card>
    </div>
  );
}

/** The files of a project behind login and human check (decision 20), and all of them as a zip. */
export function ProjectFiles({ project }: { project: Project }) {
  const t = useT(projectMessages);
  const { revalidate } = useRevalidator();
  const [access, setAccess] = useState(project.access);
  const passed = () => {
    setAccess("open");
    void revalidate();
  };
  return (
    <section className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("files_title")}</h2>
        {access === "open" && (
          <DownloadButton
            address={`/api/projects/${project.id}/zip`}
            fileName={`${project.codename}.zip`}
            onCheckNeeded={() => setAccess("human-check")}
          />
        )}
      </header>
      {access === "open" ? (
        <Reader project={project} onCheckNeeded={() => setAccess("human-check")} />
      ) : (
        <Card>{access === "login" ? <LoginGate /> : <CheckGate onPassed={passed} />}</Card>
      )}
    </section>
  );
}
