import { describe, expect, it } from "vitest";
import { convert, convertProject } from "../src/index.ts";
import { steps } from "./statements.ts";

const load = 'const Discord = require("discord.js");\n';

/** Ways in which a name can hold itself, or something that holds it. */
const circles: readonly ((name: string) => string)[] = [
  name => `var ${name} = ${name};`,
  name => `var ${name} = ${name} || y;`,
  name => `var ${name} = x ? ${name} : y;`,
  name => `var ${name} = \`\${${name}}\`;`,
  name => `var ${name} = [${name}];`,
  name => `var ${name} = [${name}, ${name}, [${name}]];`,
  name => `var ${name} = [...${name}, ...${name}].concat(${name}, ${name});`,
  name => `var ${name} = ${name}.filter(f);`,
  name => `var ${name} = "#" + ${name};`,
  name => `var ${name} = ${name}2; var ${name}2 = [${name}];`,
  name => `for (const ${name} of ${name}) f(${name});`,
  name => `function ${name}(${name}) { return ${name}(${name}); }`,
  name => `class ${name} extends ${name} {}`,
  name => `var { ${name} } = ${name};`,
  name => `interface A extends B { x: A } interface B extends A { y: B } declare const ${name}: A;`,
];

/** The names that a statement gives something, and some of those that it reads. */
function namesIn(statement: string): readonly string[] {
  const declared = statement.matchAll(/\b(?:const|let|var)\s+(\w+)/g);
  const read = statement.matchAll(/(?<![.\w"'])([a-z]\w*)(?=[.,)\]])/g);
  return [...new Set([...declared, ...read].map(([, name = ""]) => name))];
}

describe.each(steps)("from $from to $to", ({ from, to, all }) => {
  it("names that hold themselves end nowhere, and not in an error", () => {
    let converted = 0;
    for (const [, statement] of all)
      for (const name of namesIn(statement))
        for (const circle of circles) {
          const hasOwn = new RegExp(`\\b(?:const|let|var)\\s+${name}\\s*=(?!=)[^;]*;`);
          const source = hasOwn.test(statement)
            ? statement.replace(hasOwn, () => circle(name))
            : `${circle(name)}\n{ ${statement} }`;
          const { changes } = convert(`${load}(async () => {\n${source}\n})();\n`, { from, to });
          if (changes.length > 0) converted += 1;
        }
    expect(converted).toBeGreaterThan(1000);
  });
});

describe("functions that other files may call", () => {
  it.each([
    "var own = function (one) { one.send(x); };\nvar own = own;\n",
    "var own = function (one) { one.send(x); };\nvar other = own;\nvar own = other;\n",
    "var own = function (one) { one.send(x); };\nvar own = 1;\n",
    "var own = { run(one) { one.send(x); } };\nvar own = { own };\n",
    "var own = { run: one => one.send(x) };\nvar other = { own };\nvar own = { run: other };\n",
  ])("hold themselves, and the file is converted: %s", circle => {
    const files = [
      { path: "own.js", text: `${load}${circle}client.setInterval(f, 5);\n` },
      { path: "bot.js", text: `${load}require("./own").run(new Discord.Client());\n` },
    ];
    const [own] = convertProject(files, { from: 12, to: 13 }).files;
    expect(own?.diagnostics).toEqual([]);
    expect(own?.after).toBe(`${load}${circle}setInterval(f, 5);\n`);
  });
});
