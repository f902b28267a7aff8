import * as fs from "node:fs";
import * as path from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import pg from "pg";
import { lockDirectory } from "./directory-lock.ts";
import { EmbeddedSocket } from "./embedded-socket.ts";

type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } };

/** PGlite's Node file system never calls fsync; a commit must be on the disk before it is acknowledged. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const result = await super.init(...args);
    const addFsync = (module: unknown) => {
      // Emscripten hands its module object to preRun; NODEFS is part of it in this build.
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = stream => {
        fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    const options = result.emscriptenOpts;
    return { ...result, emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), addFsync] } };
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "timezone=UTC",
];

/**
 * A pool of one over PGlite. The pool drops a client after an error and makes another, so each has a connection
 * object of its own; the session behind them is the same one, so it is cleared first.
 */
function poolOver(pglite: PGlite): pg.Pool {
  return new pg.Pool({
    stream: () => new EmbeddedSocket(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 0,
    onConnect: async client => {
      await client.query("rollback");
      await client.query("discard all");
    },
  } as pg.PoolConfig);
}

export type Embedded = { pool: pg.Pool; close: () => Promise<void>; dump: () => Promise<Blob> };

/** Opens the embedded database in `<dataDir>/db`. Throws DirectoryInUseError when another process has it open. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const directory = path.resolve(dataDir, "db");
  fs.mkdirSync(directory, { recursive: true });
  const unlock = lockDirectory(path.resolve(dataDir, "db.lock"));
  try {
    return await open({ fs: new DurableNodeFS(directory), startParams }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * An embedded database in memory, for tests: gone when closed. Its cache holds what tests have, and is made in half the
 * time that one of the usual size (128 MB) takes. A new one logs to files so small that its dump is.
 */
export const openInMemory = (dump?: Blob): Promise<Embedded> => {
  const start = dump ? { loadDataDir: dump } : { initDbStartParams: ["--wal-segsize=1"] };
  return open(
    { ...start, startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"] },
    () => {},
  );
};

async function open(options: PGliteOptions, unlock: () => void): Promise<Embedded> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm } });
  const pool = poolOver(pglite);
  return {
    pool,
    dump: () => pglite.dumpDataDir("none"),
    close: async () => {
      await pool.end();
      await pglite.close();
      unlock();
    },
  };
}
