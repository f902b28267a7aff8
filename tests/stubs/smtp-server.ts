import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { createArrivals } from "./arrivals.ts";
import { parseMail, type ReceivedMail } from "./mail-message.ts";

/**
 * How the next mail is treated: taken; its recipient or its content refused with a code; `die`: read to the end, and
 * the connection broken without an answer; `hang`: read, and never answered.
 */
export type MailBehaviour = "take" | { recipient: number } | { content: number } | "die" | "hang";

export type SmtpStub = {
  /** For SMTP_URL. */
  url: string;
  mails: readonly ReceivedMail[];
  /** Also the mails that were read but not taken. */
  seen: readonly ReceivedMail[];
  until(count: number): Promise<ReceivedMail[]>;
  untilSeen(count: number): Promise<ReceivedMail[]>;
  /** What happens to the next mails, one each; those after them are taken. */
  next(...behaviours: MailBehaviour[]): void;
  connections(): number;
  close(): Promise<void>;
};

const refusal = (code: number) => Object.assign(new Error("not today"), { responseCode: code });

/** A real SMTP server on the loopback that keeps what it is sent. */
export async function startSmtpServer(options: { port?: number } = {}): Promise<SmtpStub> {
  const taken = createArrivals<ReceivedMail>();
  const seen = createArrivals<ReceivedMail>();
  const behaviours: MailBehaviour[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "" }),
    onRcptTo(_address, _session, done) {
      const next = behaviours[0];
      if (typeof next !== "object" || !("recipient" in next)) return done();
      behaviours.shift();
      done(refusal(next.recipient));
    },
    onData(stream, session, done) {
      const behaviour = behaviours.shift() ?? "take";
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => void chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
        };
        const mail = parseMail(Buffer.concat(chunks).toString("latin1"), envelope);
        seen.add(mail);
        if (behaviour === "hang") return;
        if (behaviour === "die") {
          for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy();
          return;
        }
        if (typeof behaviour === "object")
          return done(refusal("content" in behaviour ? behaviour.content : behaviour.recipient));
        taken.add(mail);
        done();
      });
    },
  });
  // A connection that its other end gives up is no failure of the test.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server.server, "listening");
  // The server listens on a port, so that its address is no path of a pipe.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: taken.all,
    seen: seen.all,
    until: taken.until,
    untilSeen: seen.until,
    next: (...list) => void behaviours.push(...list),
    connections: () => connections,
    async close() {
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
