import { define } from "../message.ts";

/** A code of the library in a frame on another site. */
export const embedMessages = define(
  {
    version: "Version {version}",
    paid: "Paid plans",
    files: { one: "{count} file", other: "{count} files" },
    more_lines: { one: "{count} more line", other: "{count} more lines" },
    run: "Run",
    stop: "Stop",
    preview: "Live preview of {title}",
    preview_idle: "Run shows this code at work, isolated from this page.",
    open: "Open on {brand}",
    not_found: "This code not found or deleted",
  },
  {
    version: "الإصدار {version}",
    paid: "الخطط المدفوعة",
    files: {
      zero: "بلا ملفات",
      one: "ملف واحد",
      two: "ملفان",
      few: "{count} ملفات",
      many: "{count} ملفًا",
      other: "{count} ملف",
    },
    more_lines: {
      zero: "لا أسطر أخرى",
      one: "سطر آخر",
      two: "سطران آخران",
      few: "{count} أسطر أخرى",
      many: "{count} سطرًا آخر",
      other: "{count} سطر آخر",
    },
    run: "تشغيل",
    stop: "إيقاف",
    preview: "معاينة حية: {title}",
    preview_idle: "زر التشغيل يعرض الكود وهو يعمل، معزولًا عن هذه الصفحة.",
    open: "افتحه في {brand}",
    not_found: "هذا الكود غير موجود أو تم حذفه",
  },
);
