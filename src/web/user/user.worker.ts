import type { UserAnswer } from "#features/users/users.schema.ts";
import { callApi } from "../api-client.ts";
import type { UserRequest, UserResult } from "./user-messages.ts";

/** Loads who is signed in, beside the page: pages are the same for everybody and never wait for this. */
self.addEventListener("message", async ({ data }: MessageEvent<UserRequest>) => {
  const answer: UserResult = await callApi<UserAnswer>("/api/user", { language: data.language }).then(
    ({ userDetails }) => ({ ok: true, userDetails }),
    error => ({ ok: false, reason: String(error) }),
  );
  self.postMessage(answer);
});
