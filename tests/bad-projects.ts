import { forbiddenExtensions, forbiddenFolders } from "#features/projects/project-files.schema.ts";
import { goodFiles, picture, type Sent } from "./projects.ts";

/** What must be refused wherever projects are uploaded, with the answer: status, code and text in English. */

const at = (path: string): Sent => ({ files: [...goodFiles, { path, content: "1" }] });
const said = (fields: NonNullable<Sent["fields"]>): Sent => ({ fields });
const spellings = (text: string) => [
  text,
  text.toUpperCase(),
  text.replace(/[a-z]/, letter => letter.toUpperCase()),
];
export const sized = (sizeBytes: number): Sent => ({
  files: [{ path: "src/big.js", content: "a".repeat(sizeBytes) }],
});
export const several = (count: number, sizeBytes = 1): Sent => ({
  files: Array.from({ length: count }, (_, n) => ({ path: `${n}.js`, content: "a".repeat(sizeBytes) })),
});
const image = (content: Uint8Array<ArrayBuffer> | string, type = "image/png", name = "shot.png") => {
  const bytes = typeof content === "string" ? new Uint8Array(Buffer.from(content)) : content;
  return { images: [{ name, type, content: bytes }] };
};

export type BadInput = [
  name: string,
  sent: Sent | (() => Promise<Sent>),
  status: number,
  code: string,
  text: string | RegExp,
];

const refused = (name: string, sent: BadInput[1], text: string | RegExp): BadInput => [
  name,
  sent,
  422,
  "upload_refused",
  text,
];
const invalid = (name: string, sent: BadInput[1], text: RegExp = /./): BadInput => [
  name,
  sent,
  422,
  "validation_failed",
  text,
];

export const badFiles: BadInput[] = [
  ...forbiddenExtensions
    .flatMap(ext => spellings(`x${ext}`).map(name => [ext, name] as const))
    .map(([ext, name]) => refused(name, at(`src/${name}`), `File type ${ext} is not allowed`)),
  refused(".env", at(".env"), "File type .env is not allowed"),
  refused(".ENV.local", at(".ENV.local"), "File type .env is not allowed"),
  refused("a.tar.exe", at("a.tar.exe"), "File type .exe is not allowed"),
  ...forbiddenFolders
    .flatMap(spellings)
    .map(name => refused(`${name}/`, at(`src/${name}/x.js`), `Folder "${name}" is not allowed`)),
  refused("1 048 577 bytes", sized(1_048_577), "File big.js is too large. Maximum size is 1MB"),
  refused("301 files", several(301), "A project has at most 300 files"),
  refused("more than 20 MB", several(21, 1_048_576), "All files together are too large. The maximum is 20MB"),
  refused("..", at("../x.js"), /leads out of its folder/),
  refused("a/../..", at("a/../../x.js"), /leads out of its folder/),
  refused("an absolute path", at("/etc/passwd"), /absolute/),
  refused("a drive", at("C:/x.js"), /absolute/),
  refused("a backslash", at("..\\x.js"), /backslash/),
  refused("NUL", at("a\0.js"), /control or direction characters/),
  refused("a reserved name", at("src/con.txt"), /reserved by Windows/),
  refused("a name of 300 bytes", at(`${"a".repeat(297)}.js`), /too long/),
  refused("a right-to-left override", at("gnp\u202etxt.js"), /gnp\\u202Etxt\.js contains control/),
  refused("a trailing dot", at("x.js."), /ends with a dot/),
  refused("an empty name", at("src//x.js"), /has no name/),
  refused("21 levels", at(Array.from({ length: 21 }, () => "d").join("/")), /too deep/),
  refused("the same path twice", at("index.js"), "The path index.js appears twice"),
  refused("the same path but for case", at("INDEX.JS"), "The path INDEX.JS appears twice"),
  refused("a file that is a folder", at("src"), "src is a file and a folder at once"),
  refused("a forbidden added folder", said({ addedFolders: ["a/dist"] }), 'Folder "dist" is not allowed'),
  [
    "a comma in a name",
    {
      ...at("a,b.js"),
      fields: { pathsJson: null, paths: [...goodFiles.map(f => f.path), "a,b.js"].join(",") },
    },
    400,
    "paths_mismatch",
    "The paths do not match the files. Files: 4, paths: 5.",
  ],
  ["too few paths", said({ pathsJson: ["index.js"] }), 400, "paths_mismatch", /Files: 3, paths: 1/],
  ["no paths", said({ pathsJson: null }), 400, "paths_mismatch", /Files: 3, paths: 0/],
];

export const badFields: BadInput[] = [
  ...["tags", "addedFolders", "pathsJson"].flatMap(name => [
    invalid(`${name} that is no JSON`, said({ [name]: "[oops" })),
    invalid(`${name} that is no list`, said({ [name]: '{"a":1}' })),
    invalid(`${name} with a number in it`, said({ [name]: "[1]" })),
  ]),
  invalid("a short name", said({ projectName: "ab" })),
  invalid("a long description", said({ description: "a".repeat(2_001) })),
  invalid("an empty tag", said({ tags: [" "] })),
  invalid("eleven tags", said({ tags: Array.from({ length: 11 }, (_, n) => `tag${n}`) })),
  invalid("neither private nor public", said({ isPrivate: "perhaps" })),
];

export const badImages: BadInput[] = [
  refused(
    "six images",
    async () => ({
      images: await Promise.all(Array.from({ length: 6 }, () => picture("png", { width: 8, height: 8 }))),
    }),
    "A project has at most 5 images",
  ),
  refused(
    "an image of 5 MB and a byte",
    image(new Uint8Array(5_242_881)),
    "Image shot.png is too large. Maximum size is 5MB",
  ),
  refused(
    "an SVG",
    image("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml", "logo.svg"),
    /^logo\.svg is not an image/,
  ),
  refused(
    "an SVG that calls itself PNG",
    image("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    /^shot\.png is not an image/,
  ),
  refused("a text that calls itself PNG", image("no picture at all"), /^shot\.png is not an image/),
  refused("nothing", image(""), /^shot\.png is not an image/),
  refused(
    "a PNG that breaks off",
    async () => image((await picture()).content.slice(0, 200)),
    /^shot\.png is not an image/,
  ),
  refused(
    "a page that begins like a GIF",
    image("GIF89a=1;<script>alert(1)</script>", "image/gif"),
    /^shot\.png is not an image/,
  ),
  refused(
    "a picture with too many pixels",
    async () => image((await picture("png", { width: 20_000, height: 2_001 })).content),
    /too many pixels/,
  ),
];

export const badNew: BadInput[] = [
  refused("no file", { files: [] }, "Add at least one file"),
  ...["projectName", "description", "tags", "isPrivate", "agreedTerms", "affirmedRights"].map(name =>
    invalid(`without ${name}`, said({ [name]: null })),
  ),
  invalid("terms that are not agreed to", said({ agreedTerms: false })),
  ["no age", said({ adult: false }), 403, "adult_consent_needed", /18/],
];

export const badSaves: BadInput[] = [
  ...["deletedFiles", "removedImages"].flatMap(name => [
    invalid(`${name} that is no JSON`, said({ [name]: "oops" })),
    invalid(`${name} that is no list`, said({ [name]: "7" })),
  ]),
  invalid("a revision that is none", said({ revision: "new" })),
  ["an older revision", said({ revision: 0 }), 409, "project_changed", /saved elsewhere/],
  refused("no file left", { files: [], fields: { deletedFiles: ["kept.js"] } }, "Add at least one file"),
  refused("too many files with those that are there", several(300), "A project has at most 300 files"),
  refused(
    "a file that is a folder already",
    { files: [{ path: "kept.js/x.js", content: "1" }] },
    "kept.js is a file and a folder at once",
  ),
  refused(
    "a file that is there but for case",
    { files: [{ path: "Kept.JS", content: "1" }] },
    /appears twice/,
  ),
];
