import { useNavigate } from "react-router";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { useLocalePath } from "../locale-link.tsx";
import type { MetaArgs } from "../page-meta.ts";
import { newCodeForm } from "../staff/codes/code-draft.ts";
import { CodeEditor } from "../staff/codes/code-editor.tsx";
import { StaffFrame } from "../staff/staff-frame.tsx";
import { staffMeta } from "../staff/staff-meta.ts";
import { useT } from "../translation.tsx";

export { loader } from "./staff-code-new.server.ts";

export const meta = (args: MetaArgs) => staffMeta(args, "codes");

export default function StaffCodeNew() {
  const t = useT(staffCodesMessages);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  return (
    <StaffFrame current="codes">
      <h2 className="text-xl">{t("new_code")}</h2>
      <CodeEditor
        begun={newCodeForm}
        isNew
        edited={null}
        onSaved={async ({ id }) => navigate(localPath(`/staff/codes/${id}`))}
      />
    </StaffFrame>
  );
}
