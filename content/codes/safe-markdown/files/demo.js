import { renderMarkdown } from "./markdown.js";

const field = document.querySelector("textarea");
const result = document.querySelector(".result");

field.value = `# Release notes
Now with **threads**, *faster* replies and ~~no~~ fewer bugs.

- Run \`npm start\`
- Read [the guide](https://discord.js.org/)

> مرحبًا بك! هذا النص يأخذ اتجاهه **وحده**.

\`\`\`js
client.login(process.env.DISCORD_TOKEN);
\`\`\`

<script>alert("only text")</script>`;

const render = () => {
  result.innerHTML = renderMarkdown(field.value);
};
field.addEventListener("input", render);
render();
