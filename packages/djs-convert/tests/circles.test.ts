import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";
import { steps } from "./statements.ts";

const load = 'const Discord = require("discord.js");\n';

/** Ways in which a name can hold itself, or something that holds it. */
const circles: readonly ((name: string) => string)[] = [
  name => `var ${name} = ${name};`,
  name => `var ${name} = ${name} || y;`,
  name => `var ${name} = x ? ${name} : y;`,
  name => `var ${name} = \`\${${name}}\`;`,
  name => `var ${name} = [${name}];`,
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
