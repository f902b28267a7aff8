export class BodyTooLargeError extends Error {}

/** Reads at most `maxBytes` of an answer; beyond that the rest is dropped and a BodyTooLargeError thrown. */
export async function readLimited(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new BodyTooLargeError(`The answer is larger than ${maxBytes} bytes.`);
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
