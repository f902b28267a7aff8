import { useMemo } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import type { MetaArgs } from "../page-meta.ts";
import { formOf } from "../staff/codes/code-draft.ts";
import { CodeEditor } from "../staff/codes/code-editor.tsx";
import { VersionList } from "../staff/codes/version-list.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import { Rich, useLanguage } from "../translation.tsx";
import type { loader } from "./staff-code.server.ts";

export { loader } from "./staff-code.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "codes");

export default function StaffCode() {
  const { edited } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { revalidate, state } = useRevalidator();
  const begun = useMemo(() => formOf(edited.id, edited.draft), [edited]);
  // What was saved is what the editor begins from next: a key of its own for each state of the code.
  const key = useMemo(() => JSON.stringify(edited.draft), [edited]);
  return (
    <StaffFrame current="codes">
      <h2 className="text-xl">
        <Rich
          catalogue={staffCodesMessages}
          id="edit_title"
          parts={{ name: <bdi key="name">{edited.draft.title[language]}</bdi> }}
        />
      </h2>
      <div aria-busy={state === "loading"} className="flex flex-col gap-5">
        <CodeEditor key={key} begun={begun} isNew={false} edited={edited} onSaved={revalidate} />
        <VersionList versions={edited.versions} />
      </div>
    </StaffFrame>
  );
}
