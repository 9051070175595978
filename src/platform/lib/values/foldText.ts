/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A text as people type it when they search, to compare two texts: without case and accents, with plain letters,
 * apostrophes, quotes, hyphens and spaces. "Łukasz O’Peña" -> "lukasz o'pena".
 */
export function foldText(text: string): string {
  return text
    .replaceAll(/[‘’‛ʹʻʼʽ´`′＇]/g, "'")
    .normalize('NFKD')
    .replaceAll(/[\p{Diacritic}\u00AD]/gu, '')
    .replaceAll(/[“”„‟″]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
}
