export { lockUser } from "../locks/index.ts";
export { type AvatarProxy, createAvatarProxy } from "./avatar-proxy.ts";
export { avatarSizes, avatarUrlOf, defaultAvatarCount, defaultAvatarIndex } from "./avatar-url.ts";
export { defaultAvatar } from "./default-avatar.ts";
export { discordBornAt } from "./discord-born-at.ts";
export { updateSettings } from "./update-settings.ts";
export { userDetailsOf } from "./user-details.ts";
