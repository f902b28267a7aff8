module.exports = {
  name: "message",
  async execute(message, client) {
    if (message.author.bot || !message.content.startsWith("!")) return;
    const command = client.commands.get(message.content.slice(1));
    if (command) await command.run(client, message);
  },
};
