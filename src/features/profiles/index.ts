export { getOwnProfile } from "./get-own-profile.ts";
export { getProfile } from "./get-profile.ts";
export { updateProfile } from "./update-profile.ts";
