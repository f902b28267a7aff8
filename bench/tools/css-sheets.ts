/** Public style sheets of every kind and age, pinned. */
export const sheets = [
  { name: "pure", package: "purecss", version: "3.1.0", file: "build/pure.css" },
  { name: "github-markdown", package: "github-markdown-css", version: "5.9.0", file: "github-markdown.css" },
  { name: "animate", package: "animate.css", version: "4.1.1", file: "animate.css" },
  { name: "fontawesome", package: "@fortawesome/fontawesome-free", version: "6.7.2", file: "css/all.css" },
  { name: "pico", package: "@picocss/pico", version: "2.1.1", file: "css/pico.css" },
  {
    name: "bootstrap-icons",
    package: "bootstrap-icons",
    version: "1.11.3",
    file: "font/bootstrap-icons.css",
  },
  { name: "materialize", package: "materialize-css", version: "1.0.0", file: "dist/css/materialize.css" },
  { name: "bootstrap", package: "bootstrap", version: "5.3.9", file: "dist/css/bootstrap.css" },
  { name: "antd", package: "antd", version: "4.24.16", file: "dist/antd.css" },
  { name: "bulma", package: "bulma", version: "1.0.4", file: "css/bulma.css" },
] as const;
