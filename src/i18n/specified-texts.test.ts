import { describe, expect, it } from "vitest";
import { billingMessages } from "./messages/billing.ts";
import { codeMessages } from "./messages/code.ts";
import { coinMessages } from "./messages/coins.ts";
import { errorMessages } from "./messages/errors.ts";
import { favoriteMessages } from "./messages/favorites.ts";
import { humanCheckMessages } from "./messages/human-check.ts";
import { projectMessages } from "./messages/project.ts";
import { projectEditorMessages } from "./messages/project-editor.ts";
import { projectFileMessages } from "./messages/project-files.ts";
import { redeemMessages } from "./messages/redeem.ts";
import { reportMessages } from "./messages/reports.ts";
import { shellMessages } from "./messages/shell.ts";
import { uiMessages } from "./messages/ui.ts";
import { uploadMessages } from "./messages/upload.ts";
import { uptimesActionMessages } from "./messages/uptimes-actions.ts";
import { uptimesFormMessages } from "./messages/uptimes-form.ts";
import { validationMessages } from "./messages/validation.ts";

const catalogues = {
  billing: billingMessages,
  code: codeMessages,
  coins: coinMessages,
  errors: errorMessages,
  favorites: favoriteMessages,
  humanCheck: humanCheckMessages,
  project: projectMessages,
  editor: projectEditorMessages,
  files: projectFileMessages,
  redeem: redeemMessages,
  reports: reportMessages,
  shell: shellMessages,
  ui: uiMessages,
  upload: uploadMessages,
  uptimesActions: uptimesActionMessages,
  uptimesForm: uptimesFormMessages,
  validation: validationMessages,
};

/** Where the specification gives a text letter by letter; its key here, and in one row where it stands twice. */
const texts: [keyof typeof catalogues, string, string][] = [
  ["shell", "not_found_title", "404 - Not Found"],
  ["shell", "not_found_text", "Sorry, the page you are looking for does not exist."],
  ["shell", "back_home", "Back Home"],
  ["shell", "error_title", "Unexpected Application Error"],
  ["shell", "denied_title", "Access Denied"],
  ["shell", "denied_text", "You need permission to show this page for you"],
  ["shell", "go_home", "Go Home"],
  ["ui", "page_of", "Page {current} of {total}"],
  ["code", "missing_title", "Code not found!"],
  ["code", "missing_page_title", "Error Code Not Found!"],
  ["code", "missing_text", "This code not found or deleted"],
  ["errors", "code_not_found", "This code not found or deleted"],
  ["project", "edit", "Edit Project"],
  ["coins", "claim_failed", "Error claiming gift"],
  ["errors", "coins_unauthorized", "Unauthorized access"],
  ["coins", "insufficient", "Insufficient Balance"],
  ["errors", "insufficient_balance", "Insufficient Balance"],
  ["coins", "success_toast", "Package purchased successfully!"],
  ["billing", "confirmed", "Package purchased successfully!"],
  ["billing", "cancel_yes", "Yes, cancel"],
  ["billing", "cancel_no", "No, keep"],
  ["billing", "reactivate_yes", "Yes, reactivate"],
  ["billing", "reactivate_no", "Not now"],
  ["billing", "canceled", "Plan canceled successfully."],
  ["billing", "change_removed", "Scheduled change removed successfully."],
  ["billing", "change_failed", "Failed to remove the scheduled change."],
  ["billing", "change_error", "An error occurred while removing the scheduled change."],
  ["upload", "failed", "Error uploading files. Please try again."],
  ["upload", "failed_unknown", "An error occurred. Please try again."],
  ["upload", "done_title", "Upload successful!"],
  ["upload", "done_toast", "Project uploaded successfully!"],
  ["editor", "save_failed", "Failed to save changes"],
  ["editor", "load_failed", "Failed to load project"],
  ["editor", "reload_failed", "Failed to update project data"],
  ["editor", "images_ignored", "Some images were too large or invalid"],
  ["editor", "saved", "Changes saved successfully!"],
  ["editor", "removed", "Folder and file deleted"],
  ["files", "file_too_large", "File {name} is too large. Maximum size is {max}MB"],
  ["files", "file_type", "File type {ext} is not allowed"],
  ["files", "folder_name", 'Folder "{name}" is not allowed'],
  ["redeem", "code_required", "Please type the code"],
  ["redeem", "robot_required", "Please verify that you are not a robot"],
  ["redeem", "failed", "Failed to activate your gift subscription. Please try again later."],
  ["redeem", "done", "Your gift subscription has been activated successfully."],
  ["uptimesForm", "limit_title", "You have reached the maximum limit"],
  ["validation", "monitor_name_required", "Monitor name is required"],
  ["validation", "url_invalid", "Please enter a valid URL"],
  ["validation", "email_required", "Email is required when email notifications are enabled"],
  [
    "validation",
    "webhook_required",
    "Discord webhook URL is required when Discord notifications are enabled",
  ],
  ["humanCheck", "required", "Please complete the Captcha."],
  ["uptimesActions", "delete_failed", "Failed to delete monitor"],
  ["uptimesActions", "deleted", "Monitor deleted successfully."],
  ["favorites", "delete_failed", "Failed to delete item"],
  ["favorites", "add_failed", "Failed to add to favorites"],
  ["favorites", "load_failed", "Failed to load favorites"],
  ["favorites", "added_toast", "Successfully added"],
  ["favorites", "deleted_toast", "Successfully deleted"],
  ["reports", "login_needed", "Please Login First to Report"],
  ["errors", "login_to_report", "Please Login First to Report"],
  ["reports", "sent", "Thanks for Reporting!"],
];

describe("texts that the specification gives", () => {
  it.each(texts)("%s.%s: %s", (name, key, text) => {
    const catalogue = catalogues[name];
    expect(Reflect.get(catalogue.en, key)).toBe(text);
    const arabic = Reflect.get(catalogue.ar, key);
    expect(arabic).toMatch(/[\u0600-\u06ff]/);
  });

  it("says how many files were added", () => {
    expect(projectEditorMessages.en.files_added).toMatchObject({
      other: "Files added ({count} files added)",
    });
  });
});
