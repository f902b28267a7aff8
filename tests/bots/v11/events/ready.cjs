module.exports = client => {
  client.user.setPresence({ game: { name: `${client.users.size} people` } });
};
