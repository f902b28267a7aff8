import { openDatabase } from "#db/client.ts";
import type { SmtpStub } from "#tests/stubs/smtp-server.ts";
import type { WebhookStub } from "#tests/stubs/webhook-server.ts";

export type Shown = { id: string; status: string; since: string };

type Input = {
  dataDir: string;
  acknowledged: readonly string[];
  shown: readonly Shown[];
  smtp: SmtpStub;
  webhooks: WebhookStub;
};

/** How often each identity arrived. */
function countBy(identities: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const identity of identities) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  return counts;
}

const repeats = (counts: Map<string, number>) => [...counts.values()].filter(count => count > 1).length;

/** Compares what was acknowledged and what arrived with what the database holds after the last kill. */
export async function countLosses({ dataDir, acknowledged, shown, smtp, webhooks }: Input) {
  const database = await openDatabase({ url: undefined, dataDir });
  const rows = async <Row>(text: string, values: unknown[] = []) =>
    (await database.pool.query(text, values)).rows as Row[];
  try {
    const [kept] = await rows<{ n: number }>("select count(*)::int n from monitors where id = any($1)", [
      acknowledged,
    ]);
    const spans = await rows<{ id: string; kind: string; since: Date }>(
      "select monitor_id id, kind, started_at since from monitor_spans",
    );
    const known = new Set(spans.map(span => `${span.id} ${span.kind} ${span.since.toISOString()}`));
    const [gaps] = await rows<{ n: number }>(`
      select count(*)::int n from (select ended_at, lead(started_at) over w as next from monitor_spans
        window w as (partition by monitor_id order by started_at, id)) t
      where next is not null and (ended_at is null or ended_at <> next)`);
    const [unannounced] = await rows<{ n: number }>(`
      select count(*)::int n from monitor_spans s where s.kind = 'offline' and (select count(distinct d.channel)
        from deliveries d where d.monitor_id = s.monitor_id and d.kind = 'offline' and d.happened_at = s.started_at) <> 2
        and not exists (select 1 from monitor_spans p where p.monitor_id = s.monitor_id and p.kind = 'unknown'
          and p.ended_at = s.started_at)`);
    const deliveries = await rows<{ identity: string; channel: string; status: string; doubled: number }>(`
      select coalesce(message_id, id) as identity, channel, status,
        (count(*) over (partition by monitor_id, turn, channel))::int - 1 as doubled from deliveries`);
    const mails = countBy(
      smtp.mails.map(mail => /<([^@]+)@/.exec(mail.headers["message-id"] ?? "")?.[1] ?? "?"),
    );
    const posts = countBy(
      webhooks.calls.map(call => call.json.embeds[0]?.footer.text.split(" · ").at(-1) ?? "?"),
    );
    const arrived = (delivery: { channel: string; identity: string }) =>
      (delivery.channel === "email" ? mails : posts).has(delivery.identity);
    const own = new Set(deliveries.map(delivery => delivery.identity));
    return {
      "monitors acknowledged": acknowledged.length,
      "monitors lost": acknowledged.length - (kept?.n ?? 0),
      "statuses shown to a reader": shown.length,
      "statuses shown and forgotten": shown.filter(
        ({ id, status, since }) => !known.has(`${id} ${status} ${since}`),
      ).length,
      "timelines with a gap or an overlap": gaps?.n ?? 0,
      outages: spans.filter(span => span.kind === "offline").length,
      "outages without their two notifications": unannounced?.n ?? 0,
      "notifications made": deliveries.length,
      "notifications made twice": deliveries.filter(delivery => delivery.doubled > 0).length,
      "notifications said to be sent that did not arrive": deliveries.filter(
        d => d.status === "sent" && !arrived(d),
      ).length,
      "notifications not sent at the end": deliveries.filter(delivery => delivery.status !== "sent").length,
      "messages that nobody made": [...mails.keys(), ...posts.keys()].filter(identity => !own.has(identity))
        .length,
      "messages that came again under the same identity": repeats(mails) + repeats(posts),
    };
  } finally {
    await database.close();
  }
}
