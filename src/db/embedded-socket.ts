import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";

const startup = 0;
const terminate = "X".charCodeAt(0);
const nothing = new Uint8Array(0);
/** "You are who you say" and "ready for a query, in no transaction". */
const welcome = Buffer.from("520000000800000000" + "5a0000000549", "hex");

/**
 * Stands in for the socket between pg and a server: pg keeps its own protocol code, which reads rows several times
 * faster than PGlite's, and what it writes together is carried out together.
 */
export class EmbeddedSocket extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  override _write(message: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    // After whatever else waits for the process: a chain of statements would hold up all connections otherwise.
    setImmediate(() => {
      try {
        this.push(this.#answerTo(message));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error("The embedded database failed.", { cause: error }));
      }
    });
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), "utf8", done);
  }

  #answerTo(message: Buffer): Uint8Array {
    if (message[0] === startup) return welcome;
    return message[0] === terminate ? nothing : this.#pglite.execProtocolRawSync(message);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _read(): void {}

  // What else pg asks of a socket means nothing inside of a process.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
