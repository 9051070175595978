import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { repository } from '../steps';
import type { Work } from './zopfliWorker';

/** Above this size zopfli takes too long for what it saves: the map engine and its worker. */
const mostForZopfli = 400_000;
const iterations = 15;
const threads = 2;
const cache = join(repository, 'node_modules/.cache/zopfli', String(iterations));

/** The smallest gzip of each content. Zopfli takes seconds for a megabyte, so its results are kept for the next build. */
export async function compressToGzip(contents: readonly Uint8Array[]): Promise<Uint8Array[]> {
  mkdirSync(cache, { recursive: true });
  const missing = contents.filter((each) => each.byteLength <= mostForZopfli && !existsSync(findKept(each)));
  const shares = Array.from({ length: threads }, (_, at) =>
    missing.filter((_content, place) => place % threads === at),
  );
  await Promise.all(shares.map(keepCompressed));
  return contents.map((each) =>
    each.byteLength > mostForZopfli ? gzipSync(each, { level: 9 }) : readFileSync(findKept(each)),
  );
}

function findKept(content: Uint8Array): string {
  return join(cache, createHash('sha256').update(content).digest('hex'));
}

function keepCompressed(contents: readonly Uint8Array[]): Promise<void> {
  return new Promise((settle, fail) => {
    if (contents.length === 0) return settle();
    const worker = new Worker(new URL('zopfliWorker.ts', import.meta.url), {
      workerData: { contents, iterations } satisfies Work,
    });
    const waiting = [...contents];
    worker.on('message', (compressed: Uint8Array) => {
      const content = waiting.shift();
      if (!content || !gunzipSync(compressed).equals(content)) return fail(new Error('A compressed file is damaged'));
      writeFileSync(findKept(content), compressed);
    });
    worker.on('error', fail);
    worker.on('exit', () => settle());
  });
}

export function compressToBrotli(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
