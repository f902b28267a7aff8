import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import type { Question } from "../ui/questions.tsx";

const ids = ["what", "when", "miss", "fast", "give", "who"] as const;

export function coinQuestions(language: Language): Question[] {
  const t = translator(coinMessages, language);
  return ids.map(id => ({ id, question: t(`faq_${id}`), answer: t(`faq_${id}_text`) }));
}
