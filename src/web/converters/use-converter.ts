import { useCallback, useMemo, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Change, Diagnostic } from "#djs-convert";
import { useLocalePath } from "../locale-link.tsx";
import type { Picked } from "../projects/draft/pick-files.ts";
import type { Rejection, SourceFile } from "./protocol.ts";
import { isSettings, type ReadProject, readProject } from "./read-project.ts";
import { isRejectionOf, moveRejections, rejectionOf } from "./rejections.ts";
import { type Choice, type ConverterId, converters, readChoice, writeChoice } from "./steps.ts";
import { type Outcome, type Rejections, useConversions } from "./use-conversions.ts";

/** What is typed is called so until a file says otherwise. */
export const typedName = "index.js";
const empty: readonly SourceFile[] = [{ path: typedName, text: "" }];

/** The steps stand in the address; what the address says of others stays. */
function useChoice(id: ConverterId) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const choice = useMemo(() => readChoice(id, search), [id, search]);
  const choose = (next: Choice) => {
    const address = `${converters[id].path}${writeChoice(id, search, next)}${location.hash}`;
    void navigate(localPath(address), { replace: true, preventScrollReset: true });
  };
  return { choice, choose };
}

/** The files on the page and what of their changes is not wanted. */
function useFiles() {
  const [files, setFiles] = useState(empty);
  const latest = useRef(files);
  const [selected, setSelected] = useState(typedName);
  const [rejections, setRejections] = useState<Rejections>(new Map());
  /** Counts how often the texts came from elsewhere than the editor. */
  const [revision, setRevision] = useState(0);
  const replace = useCallback((next: readonly SourceFile[], rejected: readonly Rejection[]) => {
    latest.current = next.length === 0 ? empty : next;
    setFiles(latest.current);
    const first = next[0]?.path ?? typedName;
    setSelected(first);
    setRejections(rejected.length === 0 ? new Map() : new Map([[first, rejected]]));
    setRevision(before => before + 1);
  }, []);
  const edit = useCallback((path: string, text: string) => {
    const old = latest.current.find(file => file.path === path)?.text ?? "";
    latest.current = latest.current.map(file => (file.path === path ? { path, text } : file));
    setFiles(latest.current);
    setRejections(before => {
      const own = before.get(path);
      return own ? new Map(before).set(path, moveRejections(own, old, text)) : before;
    });
  }, []);
  const reject = useCallback((path: string, changes: readonly Change[]) => {
    setRejections(before => new Map(before).set(path, changes.map(rejectionOf)));
  }, []);
  const toggle = useCallback((path: string, change: Change) => {
    setRejections(before => {
      const own = before.get(path) ?? [];
      const left = own.filter(rejection => !isRejectionOf(rejection, change));
      return new Map(before).set(path, left.length < own.length ? left : [...own, rejectionOf(change)]);
    });
  }, []);
  return { files, selected, revision, setSelected, rejections, replace, edit, reject, toggle };
}

/** Settings are read for what the code takes from them: they are shown, and kept in the archive, where they change. */
function useShown(
  { files, selected }: Pick<ReturnType<typeof useFiles>, "files" | "selected">,
  outcomes: ReadonlyMap<string, Outcome>,
): readonly SourceFile[] {
  return useMemo(() => {
    const changes = (path: string): boolean => {
      const outcome = outcomes.get(path);
      return outcome?.kind === "done" && outcome.result.changes.length + outcome.result.rejected.length > 0;
    };
    return files.filter(({ path }) => !isSettings(path) || path === selected || changes(path));
  }, [files, selected, outcomes]);
}

export type Reading = { done: number; total: number } | null;

/** Everything that a converter's page knows and can do. */
export function useConverter(id: ConverterId) {
  const { choice, choose } = useChoice(id);
  const files = useFiles();
  const conversions = useConversions({ ...files, choice });
  const [reading, setReading] = useState<Reading>(null);
  const [skipped, setSkipped] = useState<ReadProject["skipped"] | "nothing" | null>(null);
  const turn = useRef(0);
  const { reset } = conversions;
  const { replace } = files;
  const put = useCallback(
    (next: readonly SourceFile[], rejected: readonly Rejection[] = []) => {
      turn.current += 1;
      reset();
      setReading(null);
      setSkipped(null);
      replace(next, rejected);
    },
    [reset, replace],
  );
  const pick = useCallback(
    async (picked: Picked) => {
      turn.current += 1;
      const own = turn.current;
      const read = await readProject(picked, (done, total) => {
        if (turn.current === own) setReading({ done, total });
      });
      if (turn.current !== own) return;
      if (read.files.length > 0) put(read.files);
      setReading(null);
      setSkipped(read.files.length === 0 ? "nothing" : read.skipped);
    },
    [put],
  );
  const shown = useShown(files, conversions.outcomes);
  return { id, choice, choose, ...files, files: shown, ...conversions, reading, skipped, put, pick };
}
export type Converter = ReturnType<typeof useConverter>;

export type Finding =
  | { kind: "change"; change: Change; isRejected: boolean }
  | { kind: "decide"; diagnostic: Diagnostic };
