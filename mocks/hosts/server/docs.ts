import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverTexts } from './texts';

const page = join(import.meta.dirname, '../../../dist-docs/index.html');

/** The API reference at /docs, as `npm run docs:api` built it. */
export async function answerDocs({ url }: Request): Promise<Response | undefined> {
  if (new URL(url).pathname !== '/docs') return undefined;
  try {
    return new Response(await readFile(page), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  } catch {
    return new Response(serverTexts.noDocs, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
}
