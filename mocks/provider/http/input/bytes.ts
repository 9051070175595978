/** Collects a streamed body; null as soon as it exceeds the limit. */
async function collectBytes(parts: AsyncIterable<unknown>, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const found: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    if (!(part instanceof Uint8Array)) continue;
    length += part.byteLength;
    if (length > limit) return null;
    found.push(part);
  }
  return joinParts(found, length);
}

/** The body of a request; null if its declared or actual length exceeds the limit. */
export async function readBodyBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  // Not every browser exposes the body of a request as a stream.
  if (request.body) return collectBytes(iterateParts(request.body), limit);
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > limit ? null : bytes;
}

/** Not every browser can iterate a stream. */
async function* iterateParts(stream: ReadableStream<unknown>): AsyncGenerator {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Not awaited: one of two copies of a stream ends only with the other.
    void reader.cancel().catch(() => undefined);
  }
}

function joinParts(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
