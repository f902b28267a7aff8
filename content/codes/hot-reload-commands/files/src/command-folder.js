const fs = require("node:fs");
const path = require("node:path");
const { Collection } = require("discord.js");

/** @import { ChatInputCommandInteraction, SlashCommandBuilder } from "discord.js" */

/**
 * @typedef {object} Command
 * @property {SlashCommandBuilder} data
 * @property {(interaction: ChatInputCommandInteraction) => Promise<unknown>} execute
 */

/** Editors write a file in several steps; the last of them counts. */
const settleMs = 150;

/** The commands of one folder, one file each, which follow the files while the bot runs. */
class CommandFolder {
  /** @param {string} directory */
  constructor(directory) {
    this.directory = directory;
    /** By file name. @type {Collection<string, Command>} */
    this.commands = new Collection();
    /** @type {Map<string, NodeJS.Timeout>} */
    this.timers = new Map();
  }

  loadAll() {
    for (const file of fs.readdirSync(this.directory).sort()) if (file.endsWith(".js")) this.load(file);
  }

  /** @param {string} name */
  find(name) {
    return this.commands.find(command => command.data.name === name);
  }

  /**
   * Answers whether the file is in use now. A file that does not load leaves its old command in place.
   * @param {string} file
   */
  load(file) {
    const full = path.join(this.directory, file);
    if (!fs.existsSync(full)) return this.commands.delete(file);
    try {
      // Modules are kept after the first require(): without this the old code would come back.
      delete require.cache[require.resolve(full)];
      /** @type {Partial<Command>} */
      const { data, execute } = require(full);
      if (!data || !execute) throw new Error("it must export data and execute");
      data.toJSON(); // Throws if a name or a description is not valid.
      this.commands.set(file, { data, execute });
      return true;
    } catch (error) {
      console.error(`${file} was not loaded:`, error);
      return false;
    }
  }

  /** @param {(file: string) => void} onChange called after a file was loaded or removed */
  watch(onChange) {
    return fs.watch(this.directory, (_event, file) => {
      if (!file?.endsWith(".js")) return;
      clearTimeout(this.timers.get(file));
      const reload = () => {
        if (this.load(file)) onChange(file);
      };
      this.timers.set(file, setTimeout(reload, settleMs));
    });
  }
}

module.exports = { CommandFolder };
