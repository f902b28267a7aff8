export { type AvatarProxy, createAvatarProxy } from "./avatar-proxy.ts";
export { avatarSizes, avatarUrlOf, defaultAvatarCount, defaultAvatarIndex } from "./avatar-url.ts";
export { defaultAvatar } from "./default-avatar.ts";
export { lockUser } from "./lock-user.ts";
export { updateSettings } from "./update-settings.ts";
export { userDetailsOf } from "./user-details.ts";
