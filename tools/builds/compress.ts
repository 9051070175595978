import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/* tsx tools/builds/compress.ts <folder>: compresses a build, after `npm run build` and `npm run build:demo`. */

const texts = /\.(html|js|css|json|svg|webmanifest)$/;
/** A smaller file fits in the packet of its headers. */
const smallest = 1000;

/** Writes `.gz` and `.br` beside each text of a build, for hosts that serve files as they are. */
export function compressFolder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => texts.test(file))
    .map((file) => ({ path: join(folder, file), content: readFileSync(join(folder, file)) }))
    .filter(({ content }) => content.byteLength > smallest);
  for (const { path, content } of files) compressFile(path, content);
  return files.length;
}

/** Writes the `.gz` and `.br` of one file. */
export function compressFile(path: string, content: Buffer): void {
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content));
}

if (process.argv[1] === import.meta.filename) {
  const [folder = 'dist'] = process.argv.slice(2);
  console.log(`${compressFolder(folder)} files compressed in ${folder}`);
}
