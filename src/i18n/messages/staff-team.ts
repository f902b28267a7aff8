import { define } from "../message.ts";

/** Roles in the staff area. */
export const staffTeamMessages = define(
  {
    intro:
      "Staff look after reports, projects, codes, users, gifts, support and the banner. Admins also name the team and can ban staff.",
    role_staff: "Staff",
    role_admin: "Admin",
    role_user: "No role",
    by_setting: "By the settings",
    given: "Named by {name} {time}",
    banned: "Banned",
    name_title: "Name somebody",
    name_text: "Whoever has logged in at least once can be named. The role holds at once.",
    id: "Discord id",
    id_required: "Please give a Discord id.",
    role: "Role",
    reason: "Reason",
    give: "Give the role",
    change: "Change",
    change_title: "Role of {name}",
    save: "Save",
    done: "Done",
  },
  {
    intro:
      "يتولى الفريق البلاغات والمشاريع والأكواد والمستخدمين والهدايا والدعم والإعلان. والمديرون يعيّنون الفريق أيضًا ويمكنهم حظر أعضائه.",
    role_staff: "من الفريق",
    role_admin: "مدير",
    role_user: "بلا دور",
    by_setting: "من الإعدادات",
    given: "عيّنه {name} {time}",
    banned: "محظور",
    name_title: "تعيين عضو",
    name_text: "يمكن تعيين كل من سجّل الدخول مرة واحدة على الأقل. يسري الدور فورًا.",
    id: "معرّف ديسكورد",
    id_required: "اكتب معرّف ديسكورد من فضلك.",
    role: "الدور",
    reason: "السبب",
    give: "منح الدور",
    change: "تغيير",
    change_title: "دور {name}",
    save: "حفظ",
    done: "تم",
  },
);
