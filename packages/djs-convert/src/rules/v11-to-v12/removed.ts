import type { MemberRow } from "../member-rows.ts";

/** [id, class, members]: gone, for a person to decide. */
const gone: readonly (readonly [string, string, string])[] = [
  ["12-073", "MessageEmbed", "client message"],
  ["12-073", "RichEmbed", "client message"],
  ["12-077", "MessageAttachment", "client"],
  ["12-081", "Client", "pings"],
  ["12-087", "Client", "presences"],
  ["12-099", "Client", "syncGuilds"],
  ["12-140", "Collector", "cleanup"],
  ["12-148", "TextChannel", "acknowledge"],
  ["12-148", "DMChannel", "acknowledge"],
  ["12-149", "TextChannel", "search"],
  ["12-149", "DMChannel", "search"],
  ["12-156", "GuildChannel", "messageNotifications"],
  ["12-157", "GuildChannel", "muted"],
  ["12-218", "Invite", "textChannelCount"],
  ["12-219", "Invite", "voiceChannelCount"],
  ["12-220", "Message", "acknowledge"],
  ["12-223", "Message", "hit"],
  ["12-242", "Permissions", "_member"],
  ["12-243", "Permissions", "resolve"],
  ["12-249", "ShardingManager", "_spawn"],
  ["12-263", "StreamDispatcher", "destroyed"],
  ["12-264", "StreamDispatcher", "passes"],
  ["12-265", "StreamDispatcher", "stream"],
  ["12-268", "VoiceBroadcast", "currentTranscoder"],
  ["12-269", "VoiceBroadcast", "destroy"],
  ["12-270", "VoiceBroadcast", "prism"],
  ["12-277", "VoiceConnection", "prism"],
  ["12-278", "VoiceConnection", "receivers"],
  ["12-279", "VoiceConnection", "sendVoiceStateUpdate"],
  ["12-280", "VoiceConnection", "setSessionID"],
  ["12-281", "VoiceConnection", "setTokenAndEndpoint"],
  ["12-284", "VoiceReceiver", "destroy"],
  ["12-285", "VoiceReceiver", "destroyed"],
  ["12-286", "VoiceReceiver", "recreate"],
  ["12-287", "VoiceReceiver", "voiceConnection"],
  ["12-291", "VoiceRegion", "sampleHostname"],
  ["12-228", "OAuth2Application", "bot"],
  ["12-229", "OAuth2Application", "flags"],
  ["12-230", "OAuth2Application", "redirectURLs"],
  ["12-231", "OAuth2Application", "reset"],
  ["12-232", "OAuth2Application", "rpcApplicationState"],
  ["12-233", "OAuth2Application", "secret"],
];

/** Numbered one after the other in the catalogue: members that only user accounts had. */
const numbered: readonly (readonly [number, string, string])[] = [
  [
    109,
    "ClientUser",
    "acceptInvite addFriend block blocked email fetchMentions fetchProfile friends guildSettings mfaEnabled mobile note notes premium removeFriend setNote setPassword settings unblock",
  ],
  [168, "ReactionEmoji", "deletable fetchAuthor guild setName"],
  [128, "User", "addFriend block fetchProfile note removeFriend setNote unblock"],
  [
    177,
    "Guild",
    "acknowledge allowDMs messageNotifications mobilePush muted position search setPosition suppressEveryone sync",
  ],
];

const flags = (id: string, owner: string, member: string): MemberRow => ({
  id,
  on: [owner],
  member,
  flag: "removed",
});

export const removedRows: readonly MemberRow[] = [
  ...gone.flatMap(([id, owner, members]) => members.split(" ").map(member => flags(id, owner, member))),
  ...numbered.flatMap(([first, owner, members]) =>
    members.split(" ").map((member, index) => flags(`12-${first + index}`, owner, member)),
  ),
];
