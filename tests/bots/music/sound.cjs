const { Readable } = require("node:stream");

/** Silence of so many frames, 20 ms each, in two channels of 16 bits at 48 kHz. */
exports.sound = frames =>
  new Readable({
    read() {
      this.push(frames-- > 0 ? Buffer.alloc(3840) : null);
    },
  });
