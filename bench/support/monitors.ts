import { sql } from "drizzle-orm";
import { hourMs, minuteMs } from "#core/time.ts";
import { nextDue } from "#features/checks/index.ts";
import { packSample } from "#features/checks/samples.ts";
import type { Services } from "#features/context/index.ts";

export type Filling = {
  monitors: number;
  intervalS: number;
  ports: number[];
  secure: boolean;
  /** Who is told of an outage: nobody, a Discord channel, or every second owner by mail instead. */
  alarms: "none" | "discord" | "both";
  startMs: number;
};

const perOwner = 5;
const chunk = 5_000;

/** Monitors straight into the tables, online since the start, each due on its own grid. Returns their numbers. */
export async function fillMonitors({ db, keys }: Services, filling: Filling): Promise<number[]> {
  const { monitors, intervalS, ports, secure, alarms } = filling;
  const start = new Date(filling.startMs);
  const owners = Math.ceil(monitors / perOwner);
  await db.execute(sql`
    insert into users (id, username, created_at, last_login_at)
    select 'owner' || n, 'owner' || n, now(), now() from generate_series(0, ${owners - 1}::int) n`);
  const seqs: number[] = [];
  for (let from = 0; from < monitors; from += chunk) {
    const indexes = Array.from({ length: Math.min(chunk, monitors - from) }, (_, n) => from + n);
    const urls = indexes.map(index => {
      const port = ports[index % ports.length];
      return `http${secure ? "s" : ""}://m${index}.target.localhost:${port}/${index}`;
    });
    const isMailed = (index: number) => alarms === "both" && Math.floor(index / perOwner) % 2 === 1;
    const mails = indexes.map(index => (isMailed(index) ? `owner-${index}@receivers.test` : null));
    const webhooks = indexes.map(index =>
      alarms === "none" || isMailed(index)
        ? null
        : keys.seal(`https://discord.com/api/webhooks/${10n ** 17n + BigInt(index)}/${"x".repeat(68)}`),
    );
    const { rows } = await db.execute<{ seq: string }>(sql`
      insert into monitors (id, owner_id, name, type, mode, url, interval_s, accepted_statuses, email_enabled,
        email, discord_enabled, webhook_sealed, created_at, updated_at)
      select 'bench' || lpad(i::text, 11, '0'), 'owner' || (i / ${perOwner}::int), 'monitor ' || i, 'website', 'http', url,
        ${intervalS}::int, '200-299', mail is not null, mail, webhook is not null, webhook, now(), now()
      from unnest(${sql.param(indexes)}::int[], ${sql.param(urls)}::text[], ${sql.param(mails)}::text[],
        ${sql.param(webhooks)}::text[]) as t(i, url, mail, webhook) order by i returning seq`);
    const numbers = rows.map(row => Number(row.seq));
    seqs.push(...numbers);
    const due = numbers.map(seq => nextDue(seq, intervalS * 1_000, start).toISOString());
    await db.execute(sql`
      insert into monitor_states (monitor_id, status, since, turn, due_at, next_at)
      select 'bench' || lpad(i::text, 11, '0'), 'online', now(), 1, due, due
      from unnest(${sql.param(indexes)}::int[], ${sql.param(due)}::timestamptz[]) as t(i, due)`);
    await db.execute(sql`
      insert into monitor_spans (monitor_id, kind, started_at)
      select 'bench' || lpad(i::text, 11, '0'), 'online', now() from unnest(${sql.param(indexes)}::int[]) i`);
  }
  await db.execute(sql`vacuum analyze`);
  return seqs;
}

/** Bytes on disk, rows and index, for each check of finished hours: a day of 1,000 one-minute monitors. */
export async function storedBytesPerCheck({ db }: Services): Promise<number> {
  const monitors = 1_000;
  const perHour = 60;
  const hour = new Date(0);
  const samples = Array.from({ length: perHour }, (_, minute) =>
    packSample({ at: new Date(minute * minuteMs), ok: true, cause: null, ms: 20 + minute }),
  );
  const packed = Buffer.concat(samples);
  await db.execute(sql`truncate monitor_hours`);
  const { rows } = await db.execute<{ n: number }>(sql`
    insert into monitor_hours (monitor_id, hour, samples)
    select m.id, ${hour.toISOString()}::timestamptz + h * ${hourMs / 1_000}::int * interval '1 second', ${packed}
    from generate_series(0, 23) h, (select id from monitors order by id limit ${monitors}::int) m returning 1 as n`);
  const size = await db.execute<{ size: string }>(
    sql`select pg_total_relation_size('monitor_hours')::text as size`,
  );
  return Number(size.rows[0]?.size) / (rows.length * perHour);
}
