import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import type { Question } from "../ui/questions.tsx";

const ids = ["change", "renew", "cancel", "refund", "start", "end", "methods"] as const;

export function pricingQuestions(language: Language): Question[] {
  const t = translator(pricingMessages, language);
  return ids.map(id => ({ id, question: t(`faq_${id}`), answer: t(`faq_${id}_text`) }));
}
