import { hourMs, startOfHour } from "#core/time.ts";
import { type FailureCause, failureCauses } from "#core/vocabulary.ts";

/**
 * Check results as they are stored: one text of bytes for each monitor and hour, 5 bytes a sample.
 *   0–1  moment, tenths of a second since the hour began (big endian)
 *   2    outcome: 0 good, else 1 + index in `failureCauses`
 *   3–4  milliseconds the check took (big endian); 65,535 stands for that or more
 */
export const sampleBytes = 5;

const unitMs = 100;
const msMax = 0xffff;

export type Sample = { at: Date; ok: boolean; cause: FailureCause | null; ms: number };

/** The bytes of one sample. Its hour is that of `at`. A failed one without a cause counts as `connect`. */
export function packSample(sample: Sample): Buffer {
  const bytes = Buffer.allocUnsafe(sampleBytes);
  const offset = Math.floor((sample.at.getTime() - startOfHour(sample.at).getTime()) / unitMs);
  bytes.writeUInt16BE(offset, 0);
  bytes.writeUInt8(sample.ok ? 0 : failureCauses.indexOf(sample.cause ?? "connect") + 1, 2);
  bytes.writeUInt16BE(Math.min(Math.max(Math.round(sample.ms), 0), msMax), 3);
  return bytes;
}

/** The samples of one hour, in the order in which they were stored. Bytes that are no sample are left out. */
export function decodeSamples(hour: Date, bytes: Buffer): Sample[] {
  const samples: Sample[] = [];
  for (let from = 0; from + sampleBytes <= bytes.length; from += sampleBytes) {
    const offsetMs = bytes.readUInt16BE(from) * unitMs;
    const outcome = bytes.readUInt8(from + 2);
    const cause = outcome === 0 ? null : failureCauses[outcome - 1];
    if (cause === undefined || offsetMs >= hourMs) continue;
    samples.push({
      at: new Date(hour.getTime() + offsetMs),
      ok: outcome === 0,
      cause,
      ms: bytes.readUInt16BE(from + 3),
    });
  }
  return samples;
}
