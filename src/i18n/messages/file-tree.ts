import { define } from "../message.ts";

/** The tree of files and folders. */
export const fileTreeMessages = define(
  {
    remove_file: "Delete the file {name}",
    remove_folder: "Delete the folder {name}",
    is_new: "new",
    empty_folder: "empty",
  },
  {
    remove_file: "حذف الملف {name}",
    remove_folder: "حذف المجلد {name}",
    is_new: "جديد",
    empty_folder: "فارغ",
  },
);
