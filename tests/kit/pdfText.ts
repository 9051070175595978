import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, { head: string; content: string }>;

/** The lines of text of a PDF that embeds its fonts, in the order they are drawn; a character without a glyph is "□". */
export function readPdfText(file: Uint8Array): string[] {
  const objects = readObjects(file);
  const fonts = readFonts(objects);
  const drawn = [...objects.values()].find(({ content }) => content.includes('BT\n'))?.content ?? '';
  return [...drawn.matchAll(/BT\n([^]*?)\nET/g)].map(([, block = '']) => {
    const [, font = ''] = /\/(F\d+) /.exec(block) ?? [];
    const glyphs = [...block.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return glyphs.map((glyph) => (glyph !== '0000' && fonts.get(font)?.get(glyph)) || '□').join('');
  });
}

/** The letters of each font by its name on the page. */
function readFonts(objects: Objects): Map<string, Map<string, string>> {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', font = '']) => {
      const [, letters = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '') ?? [];
      return [name, readLetters(objects.get(letters)?.content ?? '')];
    }),
  );
}

function readObjects(file: Uint8Array): Objects {
  const text = Buffer.from(file).toString('latin1');
  const found = [...text.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => {
    const [head = '', stream] = body.split('\nstream\n');
    const bytes = Buffer.from(stream?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const content = head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
    return [id, { head, content }] as const;
  });
  return new Map(found);
}

/** Glyphs in hexadecimal and the letters they show. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', , shown = ''] of map.matchAll(/<([\da-f]{4})> <([\da-f]{4})> \[([^\]]*)\]/g))
    for (const [index, [, codes = '']] of [...shown.matchAll(/<([\da-f ]+)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const units = codes.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  return letters;
}
