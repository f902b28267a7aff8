// What a bot of version 12 does with voice: it joins, plays, waits its turn, and leaves.
const { sound } = require("./sound.cjs");

const heard = [];

/**
 * @param {import("discord.js").Client} client
 * @param {import("discord.js").Message} message
 */
exports.run = async (client, message, wait) => {
  const voiceChannel = message.member.voice.channel;
  const connection = await voiceChannel.join();
  const dispatcher = connection
    .play(sound(12), { type: "converted", volume: 0.5 })
    .on("start", () => heard.push("start"))
    .on("finish", () => heard.push("finish"));
  heard.push(dispatcher.volume);
  await wait(60);
  dispatcher.pause();
  heard.push(dispatcher.paused);
  dispatcher.resume();
  dispatcher.setVolume(0.25);
  heard.push(dispatcher.paused, dispatcher.volume);
  while (!heard.includes("finish")) await wait(20);

  connection.play(sound(500), { type: "converted" }).on("finish", () => heard.push("skipped"));
  await wait(60);
  heard.push(connection.dispatcher.streamTime > 0);
  connection.dispatcher.end();
  while (!heard.includes("skipped")) await wait(20);

  heard.push(client.voice.connections.get(message.guild.id) === connection);
  message.guild.me.voice.channel.leave();
  heard.push(client.voice.connections.size);
  return heard;
};
