import type { Case } from "./run-case.ts";

const joinedText = (channel: string, guild: string): string =>
  `joinVoiceChannel({\n    channelId: ${channel}.id,\n    guildId: ${guild}.id,\n    adapterCreator: ${guild}.voiceAdapterCreator,\n    selfDeaf: false,\n  })`;

const readyText = (channel: string, guild: string): string =>
  `entersState(${joinedText(channel, guild)}, VoiceConnectionStatus.Ready, 15_000)`;

const playedOn = (connection: string, player: string, input: string): string =>
  `${connection}.subscribe(${player});\n  ${player}.play(createAudioResource(${input}, { inlineVolume: true }))`;

/** Voice, which is a package of its own from version 13 on. */
export const casesVoice: readonly Case[] = [
  // channels
  ["13-002", "voice.join();", `${joinedText("voice", "voice.guild")};`],
  ["13-002", "const one = await voice.join();", `const one = await ${readyText("voice", "voice.guild")};`],
  ["13-002", "voice.join().then(f);", `${readyText("voice", "voice.guild")}.then(f);`],
  ["13-002", "voice?.join();", `voice && ${joinedText("voice", "voice.guild")};`],
  ["13-002", "await voice?.join();", `await (voice && ${readyText("voice", "voice.guild")});`],
  [
    "13-002",
    "message.member.voice.channel.join();",
    `${joinedText("message.member.voice.channel", "message.guild")};`,
  ],
  ["13-002", "member.voice.channel.join();", `${joinedText("member.voice.channel", "member.guild")};`],
  ["13-002", "state.channel.join();", `${joinedText("state.channel", "state.guild")};`],
  [
    "13-002",
    "guild.channels.cache.get(state.channelID).join();",
    `${joinedText("guild.channels.cache.get(state.channelId)", "guild")};`,
  ],
  [
    "13-002",
    "client.channels.cache.get('1').join();",
    `${joinedText("client.channels.cache.get('1')", "client.channels.cache.get('1').guild")};`,
  ],
  // What is asked of Discord is not asked three times.
  ["13-002", "(await client.channels.fetch('1')).join();", null],
  ["13-002", "f(voice.join);", null],
  ["13-T26", "voice.leave();", "getVoiceConnection(voice.guild.id)?.destroy();"],
  ["13-T26", "voice?.leave();", "getVoiceConnection(voice?.guild.id)?.destroy();"],
  ["13-T26", "guild.me.voice.channel.leave();", "getVoiceConnection(guild.id)?.destroy();"],
  ["13-T26", "guild.voice.channel?.leave();", "getVoiceConnection(guild.id)?.destroy();"],
  ["13-T26", "connection.channel.leave();", "connection.destroy();"],
  ["13-T26", "guild.me.voice.connection.channel.leave();", "getVoiceConnection(guild.id).destroy();"],
  ["13-T26", "voice.leave;", null],
  ["13-T27", "f(guild.me.voice.connection);", "f(getVoiceConnection(guild.id));"],
  ["13-T27", "if (guild.voice.connection) f();", "if (getVoiceConnection(guild.id)) f();"],
  ["13-T27", "f(guild.voice?.connection === null);", "f(getVoiceConnection(guild.id) === undefined);"],
  ["13-T27", "f(member.voice.connection);", null],
  [
    "13-T29",
    "guild.me.voice.setSelfDeaf(true);",
    "getVoiceConnection(guild.id)?.rejoin({ selfDeaf: true });",
  ],
  ["13-T29", "connection.voice.setSelfDeaf(true);", "connection.rejoin({ selfDeaf: true });"],
  ["13-T29", "member.voice.setSelfDeaf(true);", null],
  ["13-T30", "guild.me.voice.setSelfMute(x);", "getVoiceConnection(guild.id)?.rejoin({ selfMute: x });"],
  // connections
  ["13-T04", "f(voices.connections.keyArray());", "f([...getVoiceConnections().keys()]);"],
  ["13-T04", "f(voices.connections.get(x));", "f(getVoiceConnection(x));"],
  ["13-T04", "f(voices.connections.size);", "f(getVoiceConnections().size);"],
  [
    "13-T04",
    "for (const one of voices.connections) f(one);",
    "for (const one of getVoiceConnections()) f(one);",
  ],
  [
    "13-T04",
    "f(voices.connections.some(one => one.channel.id === x));",
    "f(Array.from(getVoiceConnections().values()).some(one => one.joinConfig.channelId === x));",
  ],
  ["13-T04", "f(voices.connections.array());", "f([...getVoiceConnections().values()]);"],
  [
    "13-T04",
    "f(voices.connections.filter(x).size);",
    "f(Array.from(getVoiceConnections().values()).filter(x).length);",
  ],
  ["13-T04", "f(voices.connections.sweep(x));", null],
  ["13-T04", "f(voices.connections);", null],
  ["13-002", "connection.disconnect();", "connection.destroy();"],
  ["13-002", "f(connection.channel.id);", "f(connection.joinConfig.channelId);"],
  ["13-002", "f(connection.channel.guild.id);", "f(connection.joinConfig.guildId);"],
  ["13-002", "f(connection.channel.members);", null],
  ["13-002", "f(connection.receiver);", null],
  ["13-002", "connection.on('disconnect', f);", "connection.on(VoiceConnectionStatus.Disconnected, f);"],
  ["13-002", "connection.once('ready', f);", "connection.once(VoiceConnectionStatus.Ready, f);"],
  ["13-002", "connection.on('speaking', f);", null],
  ["13-002", "f(connection.dispatcher);", "f(connection.state.subscription?.player);"],
  [
    "13-002",
    "if (connection.dispatcher !== null) f();",
    "if (connection.state.subscription?.player !== undefined) f();",
  ],
  ["13-002", "connection.dispatcher.end();", "connection.state.subscription?.player.stop(true);"],
  ["13-002", "connection.dispatcher = x;", null],
  // players
  [
    "13-002",
    "connection.play(x);",
    `const player = createAudioPlayer().on('error', console.error);\n  ${playedOn("connection", "player", "x")};`,
  ],
  [
    "13-002",
    "const one = connection.play(x).on('finish', f).on('error', f);",
    `const one = createAudioPlayer();\n  ${playedOn("connection", "one", "x")};\n  one.on(AudioPlayerStatus.Idle, f).on('error', f);`,
  ],
  [
    "13-002",
    "x.one = await connection.play(x);",
    `x.one = createAudioPlayer().on('error', console.error);\n  ${playedOn("connection", "x.one", "x")};`,
  ],
  [
    "13-002",
    "if (x) x.one = connection.play(x).on('error', f); else f();",
    "if (x) { x.one = createAudioPlayer(); connection.subscribe(x.one); x.one.play(createAudioResource(x, { inlineVolume: true })); x.one.on('error', f); } else f();",
  ],
  [
    "13-002",
    "connection.dispatcher = connection.play(x);",
    `const player = createAudioPlayer().on('error', console.error);\n  ${playedOn("connection", "player", "x")};`,
  ],
  [
    "13-002",
    "return connection.play(x).on('start', f);",
    `const player = createAudioPlayer().on('error', console.error);\n  ${playedOn("connection", "player", "x")};\n  player.once(AudioPlayerStatus.Playing, f);\n  return player;`,
  ],
  [
    "13-002",
    "if (x) connection.play(x);",
    "if (x) { const player = createAudioPlayer().on('error', console.error); connection.subscribe(player); player.play(createAudioResource(x, { inlineVolume: true })); }",
  ],
  [
    "13-002",
    "voice.join().then(one => one.play(x));",
    `${readyText("voice", "voice.guild")}.then(one => one.subscribe(createAudioPlayer().on('error', console.error))?.player.play(createAudioResource(x, { inlineVolume: true })));`,
  ],
  [
    "13-002",
    "connection.play(x, { type: 'ogg/opus', volume: false, seek: 0, bitrate: 96 });",
    "const player = createAudioPlayer().on('error', console.error);\n  connection.subscribe(player);\n  player.play(createAudioResource(x, { inputType: StreamType.OggOpus }));",
  ],
  [
    "13-002",
    "const one = connection.play(x, { volume: x / 5 });",
    `const one = createAudioPlayer().on('error', console.error);\n  ${playedOn("connection", "one", "x")};\n  one.state.resource?.volume?.setVolume(x / 5);`,
  ],
  [
    "13-002",
    "const a = { volume: 1 }; connection.play(x, a);",
    "const a = { volume: 1 }; const player = createAudioPlayer().on('error', console.error); connection.subscribe(player); player.play(createAudioResource(x, { inlineVolume: true }));",
  ],
  ["13-002", "connection.play(x, options);", null],
  ["13-002", "connection.play(broadcast);", null],
  ["13-002", "f(connection.play(x));", null],
  ["13-002", "connection.play(x).setVolume(1);", null],
  // what plays
  ["13-002", "dispatcher.resume();", "dispatcher.unpause();"],
  ["13-002", "dispatcher.end('skipped');", "dispatcher.stop(true);"],
  ["13-002", "dispatcher.destroy();", "dispatcher.stop(true);"],
  ["13-002", "if (dispatcher.paused) f();", "if (dispatcher.state.status === AudioPlayerStatus.Paused) f();"],
  ["13-002", "f(!dispatcher.paused);", "f(dispatcher.state.status !== AudioPlayerStatus.Paused);"],
  ["13-002", "f(dispatcher.paused + x);", "f((dispatcher.state.status === AudioPlayerStatus.Paused) + x);"],
  [
    "13-002",
    "if (dispatcher.pausedSince) f();",
    "if (dispatcher.state.status === AudioPlayerStatus.Paused) f();",
  ],
  ["13-002", "f(dispatcher.pausedSince);", null],
  ["13-002", "f(dispatcher.streamTime);", "f(dispatcher.state.playbackDuration);"],
  [
    "13-002",
    "dispatcher.setVolumeLogarithmic(x);",
    "dispatcher.state.resource?.volume?.setVolumeLogarithmic(x);",
  ],
  ["13-002", "f(dispatcher.volume);", "f(dispatcher.state.resource?.volume?.volume);"],
  ["13-002", "dispatcher.on('finish', f);", "dispatcher.on(AudioPlayerStatus.Idle, f);"],
  ["13-002", "dispatcher.on('start', f);", "dispatcher.once(AudioPlayerStatus.Playing, f);"],
  ["13-002", "dispatcher.emit('finish');", "dispatcher.emit(AudioPlayerStatus.Idle);"],
  ["13-002", "dispatcher.on('speaking', f);", null],
  ["13-002", "dispatcher.setBitrate(96);", null],
  [
    "13-T26",
    "guild.member(client.user).voice.channel.leave();",
    "getVoiceConnection(guild.members.resolve(client.user).guild.id)?.destroy();",
  ],
];
