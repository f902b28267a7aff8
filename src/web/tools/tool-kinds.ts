/** The pages of the tools. */
export const toolIds = ["js", "css", "obfuscate", "html"] as const;
export type ToolId = (typeof toolIds)[number];

export type CodeLanguage = "javascript" | "css" | "html";

type Kind = {
  /** Without language prefix. */
  path: string;
  language: CodeLanguage;
  /** What is typed is called so in downloads and source maps. */
  fileName: string;
  /** Put before the extension of what comes out. */
  suffix: string;
  /** Names that are taken from a folder; everything else in it is left out. */
  accepts: RegExp;
  example: string;
};

const javascript = /\.(?:js|mjs|cjs)$/i;

export const toolKinds: Record<ToolId, Kind> = {
  js: {
    path: "/minifyjs",
    language: "javascript",
    fileName: "input.js",
    suffix: ".min",
    accepts: javascript,
    example: `export function greet(name = "world") {
  const message = \`Hello, \${name}!\`;
  if (message.length > 0) {
    console.log(message);
  }
  return message;
}
`,
  },
  css: {
    path: "/minifycss",
    language: "css",
    fileName: "input.css",
    suffix: ".min",
    accepts: /\.css$/i,
    example: `.card {
  margin: 0px 0px 0px 0px;
  color: #ff0000;
  &:hover {
    color: color-mix(in oklab, red 60%, blue);
  }
}

@media (min-width: 600px) {
  .card { padding: 16px 24px 16px 24px; }
}
`,
  },
  obfuscate: {
    path: "/javascript-obfuscator",
    language: "javascript",
    fileName: "input.js",
    suffix: ".obfuscated",
    accepts: javascript,
    example: `function price(base, discount) {
  const result = base - base * discount;
  console.log("Price: " + result);
  return result;
}
price(100, 0.2);
`,
  },
  html: {
    path: "/html-obfuscator-encode",
    language: "html",
    fileName: "index.html",
    suffix: ".encoded",
    accepts: /\.html?$/i,
    example: `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Hello</title>
  </head>
  <body>
    <h1>Hello, world</h1>
    <p>Write to <a href="mailto:hello@example.com">hello@example.com</a></p>
  </body>
</html>
`,
  },
};
