import { parentPort, workerData } from 'node:worker_threads';
import { gzipAsync } from '@gfx/zopfli';

export type Work = { contents: readonly Uint8Array[]; iterations: number };

/* The library catches all errors of its thread and prints its own code with them, so it has a thread of its own. */

const { contents, iterations } = workerData as Work;
for (const content of contents) {
  parentPort?.postMessage(await gzipAsync(content, { numiterations: iterations }), []);
}
