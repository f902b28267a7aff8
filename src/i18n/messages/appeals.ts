import { define } from "../message.ts";

/** What an owner reads about staff's decision, and the appeal against it. */
export const appealMessages = define(
  {
    hidden_title: "Staff have hidden this project",
    hidden_text: "Only you and our staff can see it.",
    removed_title: "Staff have removed this project",
    removed_text: "It is no longer shown.",
    open: "Appeal",
    title: "Appeal against the decision",
    intro: "Say why the decision is wrong. Staff read it once more, and you hear from us here.",
    message: "Your message",
    message_hint: "You can appeal once against each decision.",
    send: "Send appeal",
    sent: "Your appeal was sent",
    failed: "The appeal could not be sent. Please try again.",
    waiting: "Your appeal waits for staff.",
    refused: "Your appeal was refused.",
    answer: "Answer: {answer}",
  },
  {
    hidden_title: "أخفى فريقنا هذا المشروع",
    hidden_text: "لا يراه إلا أنت وفريقنا.",
    removed_title: "أزال فريقنا هذا المشروع",
    removed_text: "لم يعد معروضًا.",
    open: "اعتراض",
    title: "الاعتراض على القرار",
    intro: "اشرح لماذا ترى أن القرار خطأ. سيقرؤه فريقنا من جديد ونرد عليك هنا.",
    message: "رسالتك",
    message_hint: "يمكنك الاعتراض مرة واحدة على كل قرار.",
    send: "إرسال الاعتراض",
    sent: "تم إرسال اعتراضك",
    failed: "تعذّر إرسال الاعتراض. حاول مرة أخرى.",
    waiting: "اعتراضك بانتظار فريقنا.",
    refused: "رُفض اعتراضك.",
    answer: "الرد: {answer}",
  },
);
