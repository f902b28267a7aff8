import { define } from "../message.ts";

/** Around the texts of content/policies, and the sentences in them that depend on the installation. */
export const policyMessages = define(
  {
    contents: "On this page",
    updated: "Last updated {date}",
    others: "Policies and contact",
    terms: "Terms of use",
    privacy: "Privacy policy",
    refund: "Refund policy",
    publishing: "Project publishing",
    about: "About us",
    contact: "Contact us",
    contact_form: "our contact form",
    payments_paddle:
      "Payments are taken by Paddle, which sells as merchant of record: it handles the card or wallet, taxes and receipts under its own terms and privacy policy.",
    payments_sandbox:
      "On this installation payments run in a sandbox that takes no real money and sends nothing to a payment company.",
    assistant_model:
      "What you ask the assistant, with the attached and the found texts, is sent to the language-model service that the operator has set up. Tokens that we recognise are caught before they are sent.",
    assistant_search:
      "On this installation no language model is set up: questions to the assistant are answered from our own library and leave for nowhere.",
    ads_own: "The ads here are our own and come from this site. No advertising company learns of your visit.",
    ads_script:
      "Beside our own ads there is an advertising script of another company. It is loaded only after you have allowed it, never on pages that take payment, and you can take that back at any time.",
    storage_disk: "Files of projects are kept on the operator's own server.",
    storage_s3: "Files of projects are kept with a storage service that the operator has set up.",
  },
  {
    contents: "في هذه الصفحة",
    updated: "آخر تحديث {date}",
    others: "السياسات والتواصل",
    terms: "شروط الاستخدام",
    privacy: "سياسة الخصوصية",
    refund: "سياسة الاسترداد",
    publishing: "نشر المشاريع",
    about: "من نحن",
    contact: "اتصل بنا",
    contact_form: "نموذج التواصل",
    payments_paddle:
      "تستلم المدفوعات شركة Paddle بصفتها البائع الرسمي: تتولى البطاقة أو المحفظة والضرائب والإيصالات وفق شروطها وسياسة خصوصيتها.",
    payments_sandbox:
      "تعمل المدفوعات في هذا الموقع ضمن بيئة تجريبية لا تأخذ مالًا حقيقيًا ولا ترسل شيئًا إلى أي شركة دفع.",
    assistant_model:
      "يُرسل ما تسأله للمساعد، مع النصوص المرفقة وما يُعثر عليه في المكتبة، إلى خدمة نموذج لغوي أعدّها مشغّل الموقع. نكشف التوكنات التي نعرف شكلها قبل الإرسال.",
    assistant_search:
      "لا يوجد نموذج لغوي في هذا الموقع حاليًا: يُجاب عن أسئلتك للمساعد من مكتبتنا ولا تُرسل إلى أي جهة.",
    ads_own: "الإعلانات هنا إعلاناتنا نحن وتأتي من الموقع نفسه، ولا تعلم أي شركة إعلانات بزيارتك.",
    ads_script:
      "إلى جانب إعلاناتنا يوجد سكربت إعلانات لشركة أخرى. لا يُحمّل إلا بعد موافقتك، ولا يظهر أبدًا في صفحات الدفع، ويمكنك سحب موافقتك متى شئت.",
    storage_disk: "تُحفظ ملفات المشاريع على خادم مشغّل الموقع نفسه.",
    storage_s3: "تُحفظ ملفات المشاريع لدى خدمة تخزين أعدّها مشغّل الموقع.",
  },
);
