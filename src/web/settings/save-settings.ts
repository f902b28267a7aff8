import type { Settings, SettingsUpdate } from "#features/users/users.schema.ts";
import { callApi } from "../api-client.ts";

/** Keeps settings of the account; only what is given changes. */
export const saveSettings = (changes: SettingsUpdate): Promise<Settings> =>
  callApi<Settings>("/api/settings", { method: "PATCH", body: changes });
