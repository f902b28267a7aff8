import { define } from "../message.ts";

/** The words of the human check's widget. */
export const humanCheckMessages = define(
  {
    label: "I'm not a robot",
    verifying: "Verifying…",
    verified: "Verified",
    error: "The check failed. Please try again.",
    expired: "The check has expired. Please try again.",
    required: "Please complete the Captcha.",
    wait: "Please wait, the check is running.",
    loading: "Loading the check…",
    load_failed: "The check could not be loaded.",
    retry: "Try again",
  },
  {
    label: "أنا لست روبوتًا",
    verifying: "جارٍ التحقق…",
    verified: "تم التحقق",
    error: "لم ينجح التحقق. حاول مرة أخرى.",
    expired: "انتهت صلاحية التحقق. حاول مرة أخرى.",
    required: "أكمل اختبار التحقق من فضلك.",
    wait: "انتظر قليلًا، التحقق جارٍ.",
    loading: "جارٍ تحميل التحقق…",
    load_failed: "تعذّر تحميل التحقق.",
    retry: "أعد المحاولة",
  },
);
