import { readPhonePart } from '#platform/lib/phone';
import { splitCharacters, foldText } from '#platform/lib/text';

/** A piece of a text; `isMatch` for what the user searched. */
export type Piece = { text: string; isMatch: boolean };

/** Fewer digits are part of almost every phone. */
const fewestDigits = 3;

/** Splits a text where it contains a searched word, without case and accents. */
export function markWords(text: string, search: string): Piece[] {
  const letters = splitCharacters(text);
  const plain = letters.map(foldText);
  const marked = letters.map(() => false);
  for (const word of listWords(search)) markIn(plain, word, marked);
  return toPieces(letters, marked);
}

/** Splits a phone where it contains the searched digits, in any format. */
export function markPhone(phone: string, search: string): Piece[] {
  const letters = splitCharacters(phone);
  const marked = letters.map(() => false);
  const digits = readPhonePart(search) ?? '';
  if (digits.length >= fewestDigits) {
    const places = letters.flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
    const start = places
      .map((at) => letters[at])
      .join('')
      .indexOf(digits);
    if (start >= 0) {
      const [from, to] = [places[start] ?? 0, places[start + digits.length - 1] ?? 0];
      marked.fill(true, from, to + 1);
    }
  }
  return toPieces(letters, marked);
}

function listWords(search: string): string[] {
  return search
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(foldText);
}

/** Marks each place of a word. A letter may become several plain ones, so places are counted in letters. */
function markIn(plain: readonly string[], word: string, marked: boolean[]): void {
  for (let from = 0; from < plain.length; from += 1) {
    let [to, read] = [from, ''];
    while (read.length < word.length && to < plain.length) read += plain[to++] ?? '';
    if (read !== '' && read.startsWith(word)) marked.fill(true, from, to);
  }
}

function toPieces(letters: readonly string[], marked: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const isMatch = marked[at] === true;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  });
  return pieces;
}
