export { deleteAccount } from "./delete-account.ts";
export { deleteDueAccounts } from "./delete-due-accounts.ts";
export { exportOwnData, type OwnDataZip } from "./export-own-data.ts";
export { mailLeaving } from "./mail-leaving.ts";
export { requestDeletion } from "./request-deletion.ts";
export { stopRenewals } from "./stop-renewals.ts";
export { undoDeletion } from "./undo-deletion.ts";
