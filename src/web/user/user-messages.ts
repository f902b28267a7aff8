import type { Language } from "#core/vocabulary.ts";
import type { UserDetails } from "#features/users/users.schema.ts";

/** What page and background worker say to each other. */
export type UserRequest = { language: Language };
export type UserResult = { ok: true; userDetails: UserDetails | null } | { ok: false; reason: string };
