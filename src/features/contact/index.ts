export { dropOldContact } from "./drop-old-contact.ts";
export { mailContact } from "./mail-contact.ts";
export { sendContact } from "./send-contact.ts";
export { listContact, markContactDone } from "./staff-contact.ts";
