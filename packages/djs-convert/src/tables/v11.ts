// Made by scripts/make-tables.mjs from the typings of discord.js 11.6.4; read-table.ts explains the form.
export const v11 = `
Attachment attachment:? name:s setAttachment()Attachment setFile()Attachment setName()Attachment
AudioPlayer dispatcher:StreamDispatcher opusEncoder:? prism:? transcoder:? voiceConnection:VoiceConnection setBitrate()v addListener()AudioPlayer on()AudioPlayer once()AudioPlayer removeListener()AudioPlayer off()AudioPlayer removeAllListeners()AudioPlayer setMaxListeners()AudioPlayer getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()AudioPlayer prependOnceListener()AudioPlayer eventNames()[?
BaseOpus bitrate:n options:?
BitField bitfield:n add()BitField any()b equals()b freeze()BitField has()b missing()[s remove()BitField serialize()? toArray()[s toJSON()n valueOf()n .FLAGS:? .resolve()n
CategoryChannel<GuildChannel children:#GuildChannel
Channel client:Client createdAt:? createdTimestamp:n deleted:b id:s type:s delete()~Channel
Client broadcasts:[VoiceBroadcast browser:b channels:#Channel emojis:#Emoji guilds:#Guild options:? ping:n pings:[n presences:#Presence readyAt:? readyTimestamp:n shard:ShardClientUtil status:n token:s uptime:n user:ClientUser users:#User voiceConnections:#VoiceConnection clearInterval()v clearTimeout()v createVoiceBroadcast()VoiceBroadcast destroy()~v fetchApplication()~OAuth2Application fetchInvite()~Invite fetchUser()~User fetchVoiceRegions()~#VoiceRegion fetchWebhook()~Webhook generateInvite()~s login()~s setInterval()? setTimeout()? sweepMessages()n syncGuilds()v on()Client once()Client addListener()Client removeListener()Client off()Client removeAllListeners()Client setMaxListeners()Client getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()Client prependOnceListener()Client eventNames()[?
ClientDataResolver resolveBase64()s resolveChannel()Channel resolveChannelID()s resolveColor()n resolveString()s resolveEmojiIdentifier()s resolveFile()~? resolveGuild()Guild resolveGuildMember()GuildMember resolveImage()~s resolveInviteCode()s resolveUser()User resolveUserID()s .resolveColor()n
ClientManager client:Client heartbeatInterval:n status:n connectToWebSocket()v
ClientUser<User blocked:#User email:s friends:#User guildSettings:#ClientUserGuildSettings mfaEnabled:b mobile:b notes:#s premium:b settings:ClientUserSettings verified:b acceptInvite()~Guild createGroupDM()~GroupDMChannel createGuild()~Guild fetchMentions()~[Message setActivity()~Presence setAFK()~ClientUser setAvatar()~ClientUser setEmail()~ClientUser setGame()~ClientUser setPassword()~ClientUser setPresence()~ClientUser setStatus()~ClientUser setUsername()~ClientUser
ClientUserChannelOverride messageNotifications:v muted:b
ClientUserGuildSettings channelOverrides:#ClientUserChannelOverride client:Client guildID:s messageNotifications:v mobilePush:b muted:b suppressEveryone:b update()~?
ClientUserSettings convertEmoticons:b defaultGuildsRestricted:b detectPlatformAccounts:b developerMode:b enableTTSCommand:b explicitContentFilter:s friendsSources:? guildsPositions:[s inlineAttachmentMedia:b inlineEmbedMedia:b locale:s messageDisplayCompact:b renderReactions:b restrictedGuilds:[s showCurrentGame:b status:s theme:s addRestrictedGuild()~Guild removeRestrictedGuild()~Guild setGuildPosition()~Guild update()~?
ClientVoiceManager client:Client connections:#VoiceConnection joinChannel()~VoiceConnection
Collection array()[? clone()#? concat()#? deleteAll()[~? equals()b every()b exists()b filter()#? filterArray()[? find()? findAll()[? findKey()? first()?/[? firstKey()?/[? keyArray()[? last()?/[? lastKey()?/[? map()[? partition()? random()?/[? randomKey()?/[? reduce()? some()b sort()#? sweep()n tap()#? clear()v delete()b forEach()v get()? has()b set()#? size:n entries()? keys()? values()?
Collector client:Client collected:#? ended:b filter:? next:~? options:? stop()v cleanup()v handle()? postCheck()s on()Collector once()Collector addListener()Collector removeListener()Collector off()Collector removeAllListeners()Collector setMaxListeners()Collector getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()Collector prependOnceListener()Collector eventNames()[?
DiscordAPIError code:n method:s path:s name:s message:s stack:s cause:?
DMChannel lastMessageID:s messages:#Message recipient:User toString()s client:Client createdAt:? createdTimestamp:n deleted:b id:s type:s delete()~Channel lastPinTimestamp:n lastPinAt:? typing:b typingCount:n awaitMessages()~#Message bulkDelete()~#Message createCollector()MessageCollector createMessageCollector()MessageCollector fetchMessage()~Message fetchMessages()~#Message fetchPinnedMessages()~#Message search()~? startTyping()v stopTyping()v lastMessage:Message acknowledge()~GroupDMChannel|DMChannel|TextChannel send()~Message/~Message|[Message sendCode()~Message|[Message sendEmbed()~Message sendFile()~Message sendMessage()~Message|[Message
Emoji animated:b available:b client:Client createdAt:? createdTimestamp:n deletable:b deleted:b guild:Guild id:s identifier:s managed:b name:s requiresColons:b roles:#Role url:s addRestrictedRole()~Emoji addRestrictedRoles()~Emoji edit()~Emoji equals()b delete()~Emoji fetchAuthor()~User removeRestrictedRole()~Emoji removeRestrictedRoles()~Emoji setName()~Emoji toString()s
Game applicationID:s assets:RichPresenceAssets details:s emoji:ReactionEmoji name:s streaming:b party:? state:s timestamps:? flags:[s type:n url:s equals()b toString()s
GroupDMChannel applicationID:s icon:s lastMessageID:s managed:b messages:#Message name:s nicks:#s owner:User ownerID:s recipients:#User addUser()~GroupDMChannel equals()b setIcon()~GroupDMChannel toString()s client:Client createdAt:? createdTimestamp:n deleted:b id:s type:s delete()~Channel lastPinTimestamp:n lastPinAt:? typing:b typingCount:n awaitMessages()~#Message bulkDelete()~#Message createCollector()MessageCollector createMessageCollector()MessageCollector fetchMessage()~Message fetchMessages()~#Message fetchPinnedMessages()~#Message search()~? startTyping()v stopTyping()v lastMessage:Message acknowledge()~GroupDMChannel|DMChannel|TextChannel send()~Message/~Message|[Message sendCode()~Message|[Message sendEmbed()~Message sendFile()~Message sendMessage()~Message|[Message
Guild afkChannel:VoiceChannel afkChannelID:s afkTimeout:n applicationID:s available:b banner:s bannerURL:s deleted:b description:s channels:#GuildChannel defaultMessageNotifications:? client:Client createdAt:? createdTimestamp:n defaultChannel:TextChannel defaultRole:Role embedChannel:TextChannel embedChannelID:s embedEnabled:b emojis:#Emoji explicitContentFilter:n features:[s icon:s iconURL:s id:s joinedAt:? joinedTimestamp:n large:b maximumMembers:n maximumPresences:n me:GuildMember memberCount:n members:#GuildMember messageNotifications:s mobilePush:b muted:b name:s nameAcronym:s owner:GuildMember ownerID:s premiumSubscriptionCount:n premiumTier:n position:n presences:#Presence publicUpdatesChannel:TextChannel publicUpdatesChannelID:s region:s roles:#Role rulesChannel:TextChannel rulesChannelID:s splash:s splashURL:s suppressEveryone:b systemChannel:GuildChannel systemChannelFlags:SystemChannelFlags systemChannelID:s vanityURLCode:s verified:b verificationLevel:n voiceConnection:VoiceConnection widgetChannel:TextChannel widgetChannelID:s widgetEnabled:b acknowledge()~Guild addMember()~GuildMember allowDMs()~Guild ban()~User|GuildMember createChannel()~CategoryChannel|TextChannel|VoiceChannel createEmoji()~Emoji createIntegration()~Guild createRole()~Role delete()~Guild deleteEmoji()~v edit()~Guild equals()b fetch()~Guild fetchAuditLogs()~GuildAuditLogs fetchBan()~GuildBan fetchBans()~#User/~#GuildBan/~#User|GuildBan fetchEmbed()~? fetchIntegrations()~#Integration fetchInvites()~#Invite fetchMember()~GuildMember fetchMembers()~Guild fetchVanityCode()~s fetchVoiceRegions()~#VoiceRegion fetchWebhooks()~#Webhook leave()~Guild member()GuildMember pruneMembers()~n search()~? setAFKChannel()~Guild setAFKTimeout()~Guild setBanner()~Guild setChannelPosition()~Guild setChannelPositions()~Guild setDefaultMessageNotifications()~Guild setEmbed()~Guild setExplicitContentFilter()~Guild setIcon()~Guild setName()~Guild setOwner()~Guild setPosition()~Guild setRegion()~Guild setRolePosition()~Guild setRolePositions()~Guild setSplash()~Guild setSystemChannel()~Guild setSystemChannelFlags()~Guild setVerificationLevel()~Guild sync()v toString()s unban()~User
GuildAuditLogs entries:#GuildAuditLogsEntry .Actions:? .Targets:? .Entry:GuildAuditLogsEntry .actionType()s .build()~GuildAuditLogs .targetType()s
GuildAuditLogsEntry action:s actionType:s changes:[? createdAt:? createdTimestamp:n executor:User extra:GuildMember|Role id:s reason:s target:Guild|Invite|Emoji|User|Webhook|Role|Integration targetType:s
GuildChannel<Channel calculatedPosition:n deletable:b guild:Guild manageable:b messageNotifications:v muted:b name:s parent:CategoryChannel parentID:s permissionOverwrites:#PermissionOverwrites position:n permissionsLocked:b clone()~GuildChannel createInvite()~Invite delete()~GuildChannel edit()~GuildChannel equals()b fetchInvites()~#Invite lockPermissions()~GuildChannel memberPermissions()Permissions overwritePermissions()~v permissionsFor()Permissions replacePermissionOverwrites()~GuildChannel rolePermissions()Permissions setName()~GuildChannel setParent()~GuildChannel setPosition()~GuildChannel setTopic()~GuildChannel toString()s
GuildMember bannable:b client:Client colorRole:Role deaf:b deleted:b displayColor:n displayHexColor:s displayName:s guild:Guild highestRole:Role hoistRole:Role id:s joinedAt:? joinedTimestamp:n kickable:b lastMessageID:s mute:b nickname:s manageable:b permissions:Permissions premiumSince:? premiumSinceTimestamp:n presence:Presence roles:#Role selfDeaf:b selfMute:b selfStream:b serverDeaf:b serverMute:b speaking:b user:User voiceChannel:VoiceChannel voiceChannelID:s voiceSessionID:s addRole()~GuildMember addRoles()~GuildMember ban()~GuildMember createDM()~DMChannel deleteDM()~DMChannel edit()~GuildMember hasPermission()b hasPermissions()b kick()~GuildMember missingPermissions()BitField permissionsIn()Permissions removeRole()~GuildMember removeRoles()~GuildMember setDeaf()~GuildMember setMute()~GuildMember setNickname()~GuildMember setRoles()~GuildMember setVoiceChannel()~GuildMember toString()s lastMessage:Message acknowledge()~GroupDMChannel|DMChannel|TextChannel send()~Message/~Message|[Message sendCode()~Message|[Message sendEmbed()~Message sendFile()~Message sendMessage()~Message|[Message
Integration account:? enabled:b expireBehavior:n expireGracePeriod:n guild:Guild id:s name:s role:Role syncedAt:n syncing:b type:n user:User delete()~Integration edit()~Integration sync()~Integration
Invite channel:GuildChannel|PartialGuildChannel client:Client code:s createdAt:? createdTimestamp:n expiresAt:? expiresTimestamp:n guild:Guild|PartialGuild inviter:User maxAge:n maxUses:n memberCount:n presenceCount:n temporary:b textChannelCount:n url:s uses:n voiceChannelCount:n delete()~Invite toString()s
Message attachments:#MessageAttachment author:User channel:GroupDMChannel|DMChannel|TextChannel cleanContent:s client:Client content:s createdAt:? createdTimestamp:n deletable:b deleted:b editable:b editedAt:? editedTimestamp:n edits:[Message embeds:[MessageEmbed flags:MessageFlags guild:Guild hit:b id:s member:GuildMember mentions:MessageMentions nonce:s pinnable:b pinned:b reactions:#MessageReaction reference:MessageReference system:b tts:b type:s url:s webhookID:s acknowledge()~Message awaitReactions()~#MessageReaction clearReactions()~Message createReactionCollector()ReactionCollector delete()~Message edit()~Message editCode()~Message equals()b fetchWebhook()~Webhook isMemberMentioned()b isMentioned()b pin()~Message react()~MessageReaction reply()~Message/~Message|[Message suppressEmbeds()~Message toString()s unpin()~Message
MessageAttachment client:Client filename:s filesize:n height:n id:s message:Message proxyURL:s spoiler:b url:s width:n
MessageCollector<Collector channel:Channel received:n collected:#Message next:~Message on()MessageCollector once()MessageCollector addListener()MessageCollector removeListener()MessageCollector off()MessageCollector removeAllListeners()MessageCollector setMaxListeners()MessageCollector prependListener()MessageCollector prependOnceListener()MessageCollector
MessageEmbed author:MessageEmbedAuthor client:Client color:n createdAt:? timestamp:n description:s fields:[MessageEmbedField footer:MessageEmbedFooter hexColor:s image:MessageEmbedImage message:Message provider:MessageEmbedProvider thumbnail:MessageEmbedThumbnail title:s type:s url:s video:MessageEmbedVideo
MessageEmbedAuthor embed:MessageEmbed iconURL:s name:s url:s
MessageEmbedField embed:MessageEmbed inline:b name:s value:s
MessageEmbedFooter embed:MessageEmbed iconURL:s proxyIconURL:s text:s
MessageEmbedImage embed:MessageEmbed height:n proxyURL:s url:s width:n
MessageEmbedProvider embed:MessageEmbed name:s url:s
MessageEmbedThumbnail embed:MessageEmbed height:n proxyURL:s url:s width:n
MessageEmbedVideo embed:MessageEmbed height:n url:s width:n
MessageFlags<BitField
MessageMentions channels:#TextChannel crosspostedChannels:#CrosspostedChannel everyone:b members:#GuildMember roles:#Role users:#User .CHANNELS_PATTERN:? .EVERYONE_PATTERN:? .ROLES_PATTERN:? .USERS_PATTERN:?
MessageReaction count:n emoji:Emoji|ReactionEmoji me:b message:Message users:#User fetchUsers()~#User remove()~MessageReaction removeAll()~MessageReaction
NewsChannel<TextChannel setNSFW()~NewsChannel
OAuth2Application bot:? botPublic:b botRequireCodeGrant:b client:Client createdAt:? createdTimestamp:n description:s flags:n icon:s iconURL:s id:s name:s owner:User redirectURIs:[s rpcApplicationState:b rpcOrigins:[s secret:s team:Team reset()OAuth2Application toString()s
PartialGuild client:Client icon:s id:s name:s splash:s
PartialGuildChannel client:Client id:s name:s type:s
PermissionOverwrites allow:n allowed:Permissions channel:GuildChannel denied:Permissions deny:n id:s type:s delete()~PermissionOverwrites
Permissions<BitField member:GuildMember raw:n hasPermission()b hasPermissions()b missingPermissions()BitField .ALL:n .DEFAULT:n
Presence activities:[Game client:Client game:Game status:s clientStatus:? equals()b
ReactionCollector<Collector message:Message total:n users:#User collected:#MessageReaction next:~MessageReaction on()ReactionCollector once()ReactionCollector addListener()ReactionCollector removeListener()ReactionCollector off()ReactionCollector removeAllListeners()ReactionCollector setMaxListeners()ReactionCollector prependListener()ReactionCollector prependOnceListener()ReactionCollector
ReactionEmoji animated:b client:Client createdAt:n createdTimestamp:n id:s identifier:s name:s reaction:MessageReaction url:s toString()s
RequestHandler globalLimit:b queue:[? restManager:? handle()v push()v
RichEmbed author:? color:n description:s fields:[? file:Attachment files:[Attachment footer:? image:? length:n thumbnail:? timestamp:? title:s url:s addBlankField()RichEmbed spliceFields()RichEmbed addField()RichEmbed attachFile()RichEmbed attachFiles()RichEmbed setAuthor()RichEmbed setColor()RichEmbed setDescription()RichEmbed setFooter()RichEmbed setImage()RichEmbed setThumbnail()RichEmbed setTimestamp()RichEmbed setTitle()RichEmbed setURL()RichEmbed .normalizeField()?
RichPresenceAssets largeImage:s largeText:s smallImage:s smallText:s smallImageURL:s largeImageURL:s
Role calculatedPosition:n client:Client color:n createdAt:? createdTimestamp:n deleted:b editable:b guild:Guild hexColor:s hoist:b id:s managed:b members:#GuildMember mentionable:b name:s permissions:n position:n comparePositionTo()n delete()~Role edit()~Role equals()b hasPermission()b hasPermissions()b serialize()? setColor()~Role setHoist()~Role setMentionable()~Role setName()~Role setPermissions()~Role setPosition()~Role toString()s .comparePositions()n
SecretKey key:?
SequentialRequestHandler<RequestHandler busy:b endpoint:s timeDifference:n execute()~?
Shard env:? id:s manager:ShardingManager process:? readonly:b eval()~? fetchClientValue()~? kill()v respawn()~? spawn()~? send()~Shard on()Shard once()Shard addListener()Shard removeListener()Shard off()Shard removeAllListeners()Shard setMaxListeners()Shard getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()Shard prependOnceListener()Shard eventNames()[?
ShardClientUtil count:n id:n broadcastEval()~[? fetchClientValues()~[? send()~v .singleton()ShardClientUtil
ShardingManager execArgv:[s file:s respawn:b shardArgs:[s shards:#Shard token:s totalShards:? broadcast()~[Shard broadcastEval()~[? createShard()~Shard fetchClientValues()~[? respawnAll()~#Shard spawn()~#Shard on()ShardingManager once()ShardingManager addListener()ShardingManager removeListener()ShardingManager off()ShardingManager removeAllListeners()ShardingManager setMaxListeners()ShardingManager getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()ShardingManager prependOnceListener()ShardingManager eventNames()[?
SnowflakeUtil .deconstruct()DeconstructedSnowflake .generate()s
StoreChannel<GuildChannel nsfw:b
StreamDispatcher<VolumeInterface destroyed:b passes:n paused:b player:AudioPlayer stream:VoiceBroadcast time:n totalStreamTime:n end()v pause()v resume()v setBitrate()v on()StreamDispatcher once()StreamDispatcher addListener()StreamDispatcher removeListener()StreamDispatcher off()StreamDispatcher removeAllListeners()StreamDispatcher setMaxListeners()StreamDispatcher prependListener()StreamDispatcher prependOnceListener()StreamDispatcher
SystemChannelFlags<BitField
Team client:Client createdAt:? createdTimestamp:n icon:s iconURL:s id:s members:#TeamMember name:s owner:TeamMember ownerID:s toString()s
TeamMember client:Client id:s membershipState:s permissions:[s team:Team user:User toString()s
TextChannel lastMessageID:s members:#GuildMember messages:#Message nsfw:b topic:s rateLimitPerUser:n setRateLimitPerUser()~TextChannel createWebhook()~Webhook fetchWebhooks()~#Webhook setNSFW()~TextChannel calculatedPosition:n deletable:b guild:Guild manageable:b messageNotifications:v muted:b name:s parent:CategoryChannel parentID:s permissionOverwrites:#PermissionOverwrites position:n permissionsLocked:b clone()~GuildChannel createInvite()~Invite delete()~GuildChannel edit()~GuildChannel equals()b fetchInvites()~#Invite lockPermissions()~GuildChannel memberPermissions()Permissions overwritePermissions()~v permissionsFor()Permissions replacePermissionOverwrites()~GuildChannel rolePermissions()Permissions setName()~GuildChannel setParent()~GuildChannel setPosition()~GuildChannel setTopic()~GuildChannel toString()s client:Client createdAt:? createdTimestamp:n deleted:b id:s type:s lastPinTimestamp:n lastPinAt:? typing:b typingCount:n awaitMessages()~#Message bulkDelete()~#Message createCollector()MessageCollector createMessageCollector()MessageCollector fetchMessage()~Message fetchMessages()~#Message fetchPinnedMessages()~#Message search()~? startTyping()v stopTyping()v lastMessage:Message acknowledge()~GroupDMChannel|DMChannel|TextChannel send()~Message/~Message|[Message sendCode()~Message|[Message sendEmbed()~Message sendFile()~Message sendMessage()~Message|[Message
User avatar:s avatarURL:s bot:b client:Client createdAt:? createdTimestamp:n defaultAvatarURL:s discriminator:s displayAvatarURL:s dmChannel:DMChannel id:s lastMessageID:s note:s presence:Presence system:b tag:s username:s addFriend()~User block()~User createDM()~DMChannel deleteDM()~DMChannel equals()b fetchProfile()~UserProfile removeFriend()~User setNote()~User toString()s typingDurationIn()n typingIn()b typingSinceIn()? unblock()~User lastMessage:Message acknowledge()~GroupDMChannel|DMChannel|TextChannel send()~Message/~Message|[Message sendCode()~Message|[Message sendEmbed()~Message sendFile()~Message sendMessage()~Message|[Message
UserConnection id:s integrations:[? name:s revoked:b type:s user:User
UserProfile client:Client connections:#UserConnection mutualGuilds:#Guild premium:b premiumSince:? user:User
Util .arraysEqual()b .cloneObject()? .convertToBuffer()? .delayFor()~v .escapeMarkdown()s .fetchRecommendedShards()~n .makeError()? .makePlainError()? .mergeDefault()? .moveElementInArray()n .parseEmoji()? .splitMessage()[s .str2ab()?
VoiceBroadcast client:Client currentTranscoder:? dispatchers:[StreamDispatcher prism:? destroy()v end()v pause()v playArbitraryInput()VoiceBroadcast playConvertedStream()VoiceBroadcast playFile()StreamDispatcher playOpusStream()StreamDispatcher playStream()VoiceBroadcast resume()v on()VoiceBroadcast once()VoiceBroadcast addListener()VoiceBroadcast removeListener()VoiceBroadcast off()VoiceBroadcast removeAllListeners()VoiceBroadcast setMaxListeners()VoiceBroadcast getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()VoiceBroadcast prependOnceListener()VoiceBroadcast eventNames()[?
VoiceChannel<GuildChannel bitrate:n connection:VoiceConnection full:b joinable:b members:#GuildMember speakable:b userLimit:n join()~VoiceConnection leave()v setBitrate()~VoiceChannel setUserLimit()~VoiceChannel
VoiceConnection channel:VoiceChannel client:Client dispatcher:StreamDispatcher player:AudioPlayer prism:? receivers:[VoiceReceiver speaking:b status:n voiceManager:ClientVoiceManager createReceiver()VoiceReceiver disconnect()v playArbitraryInput()StreamDispatcher playBroadcast()StreamDispatcher playConvertedStream()StreamDispatcher playFile()StreamDispatcher playOpusStream()StreamDispatcher playStream()StreamDispatcher sendVoiceStateUpdate()v setSessionID()v setTokenAndEndpoint()v on()VoiceConnection once()VoiceConnection addListener()VoiceConnection removeListener()VoiceConnection off()VoiceConnection removeAllListeners()VoiceConnection setMaxListeners()VoiceConnection getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()VoiceConnection prependOnceListener()VoiceConnection eventNames()[?
VoiceConnectionUDPClient discordAddress:s discordPort:n localAddress:s localPort:s socket:? voiceConnection:VoiceConnection findEndpointAddress()~s send()~? addListener()VoiceConnectionUDPClient on()VoiceConnectionUDPClient once()VoiceConnectionUDPClient removeListener()VoiceConnectionUDPClient off()VoiceConnectionUDPClient removeAllListeners()VoiceConnectionUDPClient setMaxListeners()VoiceConnectionUDPClient getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()VoiceConnectionUDPClient prependOnceListener()VoiceConnectionUDPClient eventNames()[?
VoiceReceiver destroyed:b voiceConnection:VoiceConnection createOpusStream()? createPCMStream()? destroy()v recreate()v on()VoiceReceiver once()VoiceReceiver addListener()VoiceReceiver removeListener()VoiceReceiver off()VoiceReceiver removeAllListeners()VoiceReceiver setMaxListeners()VoiceReceiver getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()VoiceReceiver prependOnceListener()VoiceReceiver eventNames()[?
VoiceRegion custom:b deprecated:b id:s name:s optimal:b sampleHostname:s vip:b
VoiceWebsocket attempts:n client:Client voiceConnection:VoiceConnection ws:? clearHeartbeat()v connect()v onClose()v onError()v onMessage()v onOpen()v onPacket()v reset()v send()~s sendHeartbeat()v sendPacket()~s setHeartbeat()v on()VoiceWebsocket once()VoiceWebsocket addListener()VoiceWebsocket removeListener()VoiceWebsocket off()VoiceWebsocket removeAllListeners()VoiceWebsocket setMaxListeners()VoiceWebsocket getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()VoiceWebsocket prependOnceListener()VoiceWebsocket eventNames()[?
VolumeInterface volume:n volumeDecibels:n volumeLogarithmic:n setVolume()v setVolumeDecibels()v setVolumeLogarithmic()v on()VolumeInterface once()VolumeInterface addListener()VolumeInterface removeListener()VolumeInterface off()VolumeInterface removeAllListeners()VolumeInterface setMaxListeners()VolumeInterface getMaxListeners()n listeners()[? rawListeners()[? emit()b listenerCount()n prependListener()VolumeInterface prependOnceListener()VolumeInterface eventNames()[?
Webhook avatar:s avatarURL:s channelID:s client:Client guildID:s id:s name:s owner:User token:s type:s url:s delete()~v edit()~Webhook send()~Message/~Message|[Message sendCode()~Message|[Message sendFile()~Message sendMessage()~Message|[Message sendSlackMessage()~v
WebhookClient<Webhook options:? clearInterval()v clearTimeout()v destroy()v setInterval()? setTimeout()?
CrosspostedChannel channelID:s guildID:s type:s name:s
DeconstructedSnowflake timestamp:n date:? workerID:n processID:n increment:n binary:s
MessageReference channelID:s guildID:s messageID:s
RateLimitInfo limit:n timeDifference:n method:s path:s
GuildBan reason:s user:User
$ version Attachment AudioPlayer BaseOpus BitField CategoryChannel Channel Client ClientDataResolver ClientManager ClientUser ClientUserChannelOverride ClientUserGuildSettings ClientUserSettings ClientVoiceManager Collection Collector DiscordAPIError DMChannel Emoji Game GroupDMChannel Guild GuildAuditLogs GuildAuditLogsEntry GuildChannel GuildMember Integration Invite Message MessageAttachment MessageCollector MessageEmbed MessageEmbedAuthor MessageEmbedField MessageEmbedFooter MessageEmbedImage MessageEmbedProvider MessageEmbedThumbnail MessageEmbedVideo MessageFlags MessageMentions MessageReaction NewsChannel OAuth2Application PartialGuild PartialGuildChannel PermissionOverwrites Permissions Presence ReactionCollector ReactionEmoji RequestHandler RichEmbed RichPresenceAssets Role SecretKey SequentialRequestHandler Shard ShardClientUtil ShardingManager SnowflakeUtil StoreChannel StreamDispatcher SystemChannelFlags Team TeamMember TextChannel User UserConnection UserProfile Util VoiceBroadcast VoiceChannel VoiceConnection VoiceConnectionUDPClient VoiceReceiver VoiceRegion VoiceWebsocket VolumeInterface Webhook WebhookClient PartialTextBasedChannel TextBasedChannel
> channelCreate Channel
> channelDelete Channel
> channelPinsUpdate Channel ?
> channelUpdate Channel Channel
> clientUserGuildSettingsUpdate ClientUserGuildSettings
> clientUserSettingsUpdate ClientUserSettings
> debug s
> disconnect ?
> emojiCreate Emoji
> emojiDelete Emoji
> emojiUpdate Emoji Emoji
> error ?
> guildBanAdd Guild User
> guildBanRemove Guild User
> guildCreate Guild
> guildDelete Guild
> guildMemberAdd GuildMember
> guildMemberAvailable GuildMember
> guildMemberRemove GuildMember
> guildMembersChunk [GuildMember Guild
> guildMemberSpeaking GuildMember b
> guildMemberUpdate GuildMember GuildMember
> guildUnavailable Guild
> guildUpdate Guild Guild
> guildIntegrationsUpdate Guild
> inviteCreate Invite
> inviteDelete Invite
> message Message
> messageDelete Message
> messageDeleteBulk #Message
> messageReactionAdd MessageReaction User
> messageReactionRemove MessageReaction User
> messageReactionRemoveEmoji MessageReaction
> messageReactionRemoveAll Message
> messageUpdate Message Message
> presenceUpdate GuildMember GuildMember
> rateLimit RateLimitInfo
> ready
> reconnecting
> resume n
> roleCreate Role
> roleDelete Role
> roleUpdate Role Role
> typingStart Channel User
> typingStop Channel User
> userNoteUpdate Guild|User|GuildMember|Message s s
> userUpdate User User
> voiceStateUpdate GuildMember GuildMember
> warn s
> webhookUpdate TextChannel
`;
