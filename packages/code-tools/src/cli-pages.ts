import { readFileSync } from "node:fs";
import { type Command, choose, on, text } from "./cli-options.ts";
import { encodeModes } from "./html/options.ts";
import { levels } from "./result.ts";

export const css: Command<"css"> = {
  tool: "css",
  extensions: [".css"],
  options: { level: text, "drop-licenses": on, "source-map": on },
  help: `  --level fast|best|maximum   best by default
  --drop-licenses             comments that begin with ! go, too
  --source-map                write a source map beside each file`,
  read: values => {
    const level = choose("level", values.level, levels);
    return {
      ...(level && { level }),
      keepLicenses: !values["drop-licenses"],
      sourceMap: values["source-map"] === true,
    };
  },
};

export const html: Command<"html"> = {
  tool: "html",
  extensions: [".html", ".htm"],
  options: { level: text, "drop-licenses": on, "keep-css": on, "keep-js": on },
  help: `  --level fast|best|maximum   best by default
  --drop-licenses             comments that begin with ! go, too
  --keep-css, --keep-js       leave styles or scripts in the page as they are`,
  read: values => {
    const level = choose("level", values.level, levels);
    return {
      ...(level && { level }),
      keepLicenses: !values["drop-licenses"],
      css: !values["keep-css"],
      js: !values["keep-js"],
    };
  },
};

export const encode: Command<"encode"> = {
  tool: "encode",
  extensions: [".html", ".htm"],
  options: { mode: text, "password-file": text, "hide-head": on, minify: on, language: text },
  help: `  --mode ${encodeModes.slice(0, 4).join("|")}|
         ${encodeModes.slice(4).join("|")}
                              from what hides nothing to what hides everything
  --password-file <file>      the password of encrypted: its first line
  --hide-head                 title and description are encoded, too
  --minify                    make the page smaller first
  --language auto|en|ar       of the password form`,
  read: values => {
    const mode = choose("mode", values.mode, encodeModes);
    const language = choose("language", values.language, ["auto", "en", "ar"] as const);
    const file = values["password-file"];
    return {
      ...(mode && { mode }),
      ...(language && { language }),
      // A password among the arguments would stand in the list of processes and the history of the shell.
      ...(typeof file === "string" && { password: readFileSync(file, "utf8").split(/\r?\n/)[0] ?? "" }),
      keepHead: !values["hide-head"],
      minify: values.minify === true,
    };
  },
};
