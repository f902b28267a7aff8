import { parseCsv } from "./csv.js";

const field = document.getElementById("text");
const table = document.querySelector("table");
const problem = document.querySelector(".problem");

field.value = `name;city;note
Lina;"Amman; Jordan";"says ""hello"""
رنا;الرياض;"سطر أول
وسطر ثانٍ"
Sami;Cairo;`;

function row(cells, tag) {
  const line = document.createElement("tr");
  line.append(
    ...cells.map(text => {
      const cell = document.createElement(tag);
      cell.textContent = text;
      cell.dir = "auto";
      return cell;
    }),
  );
  return line;
}

function render() {
  try {
    const [head = [], ...rows] = parseCsv(field.value);
    table.replaceChildren(row(head, "th"), ...rows.map(cells => row(cells, "td")));
    problem.textContent = `${rows.length} rows`;
  } catch (error) {
    problem.textContent = error.message;
  }
}

field.addEventListener("input", render);
render();
