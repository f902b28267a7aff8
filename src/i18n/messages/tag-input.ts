import { define } from "../message.ts";

/** The field for tags. */
export const tagInputMessages = define(
  {
    hint: "Enter, comma or space adds a tag.",
    remove: "Remove tag {tag}",
    added: "Tag {tag} added",
    removed: "Tag {tag} removed",
    full: { one: "One tag is the limit.", other: "{count} tags are the limit." },
    too_long: "A tag has {max} characters at most.",
    counted: "{count} of {max}",
  },
  {
    hint: "يُضاف الوسم بمفتاح Enter أو الفاصلة أو المسافة.",
    remove: "إزالة الوسم {tag}",
    added: "أُضيف الوسم {tag}",
    removed: "أُزيل الوسم {tag}",
    full: {
      zero: "لا يمكن إضافة وسوم.",
      one: "الحد الأقصى وسم واحد.",
      two: "الحد الأقصى وسمان.",
      few: "الحد الأقصى {count} وسوم.",
      many: "الحد الأقصى {count} وسمًا.",
      other: "الحد الأقصى {count} وسم.",
    },
    too_long: "عدد أحرف الوسم {max} كحد أقصى.",
    counted: "{count} من {max}",
  },
);
