import { define } from "../message.ts";

/** Words of the interface's own parts: buttons of dialogs, lists, copying. */
export const uiMessages = define(
  {
    close: "Close",
    cancel: "Cancel",
    save: "Save",
    copy: "Copy",
    copied: "Copied",
    copy_failed: "Copying was not possible",
    loading: "Loading…",
    retry: "Try again",
    previous: "Previous",
    next: "Next",
    page_of: "Page {current} of {total}",
    pages: "Pages",
    notifications: "Notifications",
    more_actions: "More actions",
  },
  {
    close: "إغلاق",
    cancel: "إلغاء",
    save: "حفظ",
    copy: "نسخ",
    copied: "تم النسخ",
    copy_failed: "تعذّر النسخ",
    loading: "جارٍ التحميل…",
    retry: "حاول مجددًا",
    previous: "السابق",
    next: "التالي",
    page_of: "الصفحة {current} من {total}",
    pages: "الصفحات",
    notifications: "التنبيهات",
    more_actions: "إجراءات أخرى",
  },
);
