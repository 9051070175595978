import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './camera';
import { getFileName, type Shot, sizeNames, sizes } from './shot';

/** A page with all screenshots, by screen, with both widths of a state side by side. */
export function indexPage(folder: string, shots: readonly Shot[], findings: Finding[]): string {
  const screens = Map.groupBy(shots, ({ screen }) => screen);
  const sections = [...screens].flatMap(([screen, states]) => {
    const cards = states.map((shot) => card(folder, shot, findings)).filter((html) => html !== '');
    return cards.length === 0 ? [] : [`<section><h2>${screen}</h2><div>${cards.join('')}</div></section>`];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Gallery</title>
<style>${styles}</style>
<h1>Gallery</h1>
${sections.join('\n')}
</html>
`;
}

function card(folder: string, shot: Shot, findings: Finding[]): string {
  const files = sizeNames
    .map((size) => ({ file: getFileName(shot, size), ...sizes[size] }))
    .filter(({ file }) => existsSync(join(folder, file)));
  if (files.length === 0) return '';
  const pictures = files.map(
    ({ file, width }) =>
      `<a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(shot.state)}, ${width} wide" data-width="${width}"></a>`,
  );
  const problems = findings
    .filter(({ file }) => files.some((picture) => picture.file === file))
    .map(({ problem }) => `<p>${escaped(problem)}</p>`);
  const caption = [shot.state, shot.as].filter(Boolean).join(' · ');
  return `<figure><figcaption>${escaped(caption)}</figcaption>${pictures.join('')}${problems.join('')}</figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const styles = `
body { margin: 24px; font: 14px/1.5 system-ui; background: #f2f4f7; color: #101828 }
section > div { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0; padding: 12px; background: #fff; border-radius: 10px }
figcaption { margin-bottom: 8px; font-weight: 600 }
figure p { max-width: 660px; margin: 8px 0 0; color: #b4232f }
img { height: 300px; max-width: 480px; object-fit: cover; object-position: top; border: 1px solid #e4e7ec; vertical-align: top; margin-right: 8px }
`;
