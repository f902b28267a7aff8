import { useCallback, useEffect, useRef, useState } from "react";
import type { Secret } from "#secret-scan";
import type { SecretsAnswer, SecretsRequest } from "./secrets.worker.ts";

type Waiting = Map<number, (answer: SecretsAnswer) => void>;

/** The worker that scans, started with the first file. */
function useScanner() {
  const worker = useRef<Worker | null>(null);
  const waiting = useRef<Waiting>(new Map());
  const next = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);
  return useCallback((kind: SecretsRequest["kind"], path: string, file: File): Promise<SecretsAnswer> => {
    if (worker.current === null) {
      worker.current = new Worker(new URL("./secrets.worker.ts", import.meta.url), { type: "module" });
      worker.current.onmessage = ({ data }: MessageEvent<SecretsAnswer>) => {
        waiting.current.get(data.id)?.(data);
        waiting.current.delete(data.id);
      };
    }
    const id = next.current++;
    const request: SecretsRequest = { id, kind, path, file };
    worker.current.postMessage(request);
    return new Promise(resolve => waiting.current.set(id, resolve));
  }, []);
}

/**
 * The secrets in the new files, kept in step with them; `isScanning` while some were not looked at yet. `mend` gives a
 * file with its secrets taken out.
 */
export function useSecrets(added: ReadonlyMap<string, File>) {
  const scan = useScanner();
  const [known, setKnown] = useState<ReadonlyMap<File, Secret[]>>(new Map());
  const asked = useRef(new WeakSet<File>());
  useEffect(() => {
    const fresh = [...added].filter(([, file]) => !asked.current.has(file));
    for (const [, file] of fresh) asked.current.add(file);
    const scans = fresh.map(
      async ([path, file]) => [file, (await scan("scan", path, file)).secrets] as const,
    );
    // Together, so that a folder of hundreds is drawn once.
    void Promise.all(scans).then(found => setKnown(before => new Map([...before, ...found])));
  }, [added, scan]);
  const files = [...added.values()];
  const mend = async (path: string, file: File): Promise<File> => {
    const { text } = await scan("replace", path, file);
    return new File([text ?? ""], file.name, { type: file.type });
  };
  return {
    secrets: files.flatMap(file => known.get(file) ?? []),
    isScanning: files.some(file => !known.has(file)),
    mend,
  };
}
