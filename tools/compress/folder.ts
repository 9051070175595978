import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressToBrotli, compressToGzip } from './contents';

const texts = /\.(html|js|css|json|svg|webmanifest)$/;
/** A smaller file fits in the packet of its headers. */
const smallest = 1000;

/** Writes `.gz` and `.br` beside each text of a build, for hosts that serve files as they are. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => texts.test(file));
  const contents = files.map((file) => ({ path: join(folder, file), content: readFileSync(join(folder, file)) }));
  const large = contents.filter(({ content }) => content.byteLength > smallest);
  const compressed = await compressToGzip(large.map(({ content }) => content));
  large.forEach(({ path, content }, at) => {
    writeFileSync(`${path}.gz`, compressed[at] ?? content);
    writeFileSync(`${path}.br`, compressToBrotli(content));
  });
  return large.length;
}
