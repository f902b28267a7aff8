import { useState } from "react";
import { projectMessages } from "#i18n/messages/project.ts";
import { ApiFailure } from "../../api-client.ts";
import { saveDownload } from "../../library/save-download.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";

type Props = { address: string; fileName: string; onCheckNeeded(): void };

/** Saves the zip; a used-up quota is said in words and stays on the page. */
export function DownloadButton({ address, fileName, onCheckNeeded }: Props) {
  const t = useT(projectMessages);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveDownload(address, fileName);
    } catch (error) {
      if (error instanceof ApiFailure && error.code === "human_check_needed") onCheckNeeded();
      else toast.error((error instanceof ApiFailure && error.message) || t("download_failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="download" pending={busy} onClick={() => void download()}>
      {t("download")}
    </Button>
  );
}
