import { validateForm } from "./validate-form.js";

const taken = new Set(["orbit", "مدار"]);

validateForm(document.querySelector("form"), {
  language: "ar",
  rules: {
    // A rule may ask a server: it answers with words, or with "" when all is well.
    name: async value => {
      await new Promise(resolve => setTimeout(resolve, 250));
      return taken.has(value.trim().toLowerCase()) ? "هذا الاسم مأخوذ، جرّب غيره." : "";
    },
  },
  onValid: answers => {
    document.querySelector(".done").textContent = `تم! أضفنا «${answers.get("name")}».`;
  },
});
