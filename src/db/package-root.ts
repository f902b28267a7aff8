import * as fs from "node:fs";
import * as path from "node:path";

/** The package's folder, found upwards: the bundled server stands elsewhere than the source. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!fs.existsSync(path.join(folder, "package.json"))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error("package.json was not found above the server");
    folder = parent;
  }
  return folder;
}
