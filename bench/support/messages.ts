import { type ChildProcess, fork } from "node:child_process";

/** A child process that answers one question after another; each answer comes in the order of the questions. */
export type Peer = {
  pid: number;
  ask<Answer>(question: string, data?: unknown): Promise<Answer>;
  /** Lets it end by itself. */
  end(): Promise<void>;
  kill(): Promise<void>;
};

export function startPeer(file: string, env: Record<string, string> = {}, execArgv: string[] = []): Peer {
  const child: ChildProcess = fork(file, [], {
    env: { ...process.env, ...env },
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[] = [];
  child.on("message", answer => waiting.shift()?.resolve(answer));
  const ended = new Promise<void>(resolve => {
    child.once("exit", () => {
      for (const { reject } of waiting.splice(0)) reject(new Error(`${file} has ended`));
      resolve();
    });
  });
  return {
    pid: child.pid ?? 0,
    ask<Answer>(question: string, data?: unknown) {
      return new Promise<Answer>((resolve, reject) => {
        // What a peer answers to each question is written beside the question's handler.
        waiting.push({ resolve: answer => resolve(answer as Answer), reject });
        child.send({ question, data });
      });
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Answers the questions of the process that started this one, one after another. */
export function answer(handlers: Record<string, (data: never) => unknown>): void {
  let last: Promise<unknown> = Promise.resolve();
  process.on("message", (message: { question: string; data: never }) => {
    last = last.then(async () => {
      const result = await handlers[message.question]?.(message.data);
      process.send?.(result ?? null);
    });
  });
  process.on("disconnect", () => process.exit(0));
}
