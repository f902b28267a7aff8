export { editQuestion, regenerateAnswer } from "./ask-again.ts";
export { getAssistantOffer } from "./assistant-price.ts";
export {
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
} from "./conversations.ts";
export { findSources } from "./find-sources.ts";
export { type AnswerEvent, followAnswer } from "./follow-answer.ts";
export { listAttachmentChoices } from "./list-attachments.ts";
export { sendMessage } from "./send-message.ts";
export { stopAnswer } from "./stop-answer.ts";
