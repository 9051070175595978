import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Traces that the fake provider always leaves in a bundle: its libraries' names, its people, its server-side protocol,
 * its worker. Each of them must be found in the demo, or the search no longer works.
 */
const markers = {
  msw: /\bmsw\b|mswjs/i,
  faker: /\bfaker\b|fakerjs/i,
  'people of the demo': /coppermesa/,
  'password of the demo': /Moving-2026/,
  'server side of the Pusher protocol': /Pong reply not received/,
  'page with both sides': /crewboard-stage/,
  'shared worker': /SharedWorker/,
};

/** One sentence for each trace of the fake in `production`, and for each trace that is missing in `demo`. */
export function leaks(production: string, demo: string): string[] {
  const built = textsIn(production);
  const shown = textsIn(demo);
  if (built.length === 0) return [`${production} holds no files`];
  return Object.entries(markers).flatMap(([name, pattern]) => [
    ...built.filter(({ text }) => pattern.test(text)).map(({ file }) => `${file} holds a marker of the fake: ${name}`),
    ...(shown.some(({ text }) => pattern.test(text)) ? [] : [`${demo} holds no marker "${name}": the search is blind`]),
  ]);
}

/** Written beside the files that they compress. */
const compressed = /\.(gz|br)$/;

type Text = { file: string; text: string };

/** File names count as text: a worker of the fake would show in its file name. */
function textsIn(folder: string): Text[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !compressed.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, text: file + (/\.(woff2|png|jpg|webp)$/.test(file) ? '' : readFileSync(file, 'utf8')) }));
}
