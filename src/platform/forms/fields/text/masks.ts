import { Mask, tokens } from 'maska';
import { findDigits } from '../../../lib/text';
import { texts } from '../../texts';

/** Text of an input after an edit, value of the form, and position of the caret. */
type MaskedEdit = { text: string; value: string; caret: number };

export type InputMask = {
  /** `#` digit, `@` letter, `*` letter or digit (spec section 5); every other character is literal. */
  readonly pattern: string;
  /** The kept value as shown in the input; a partial value shows a partial text. */
  show: (value: string) => string;
  /** Converts a text in any format to the form's value: the filled-in characters, or the masked text. */
  keep: (text: string) => string;
  isComplete: (value: string) => boolean;
  /**
   * One edit of the input: `shown` is the text before, `typed` the text now with the caret after the change.
   * `backward` is true for a deletion to the left, which leaves the caret before a literal instead of after it.
   */
  edit: (shown: string, typed: string, caret: number, backward: boolean) => MaskedEdit;
  /** The error of a value that can become no valid one as more is typed. It shows before a submit too. */
  findProblem?: (value: string) => string | undefined;
};

/**
 * A mask over maska's engine. maska reads the whole text again at each edit and so takes a literal digit (the 1 of +1)
 * for input when someone types before it; `edit` therefore works with the characters beside the change.
 */
export function createMask(pattern: string, keeps: 'characters' | 'text' = 'characters'): InputMask {
  const mask = new Mask({ mask: pattern });
  const isSlot = Array.from(pattern, (character) => character in tokens);
  const pickSlots = (text: string, from = 0, to = text.length) =>
    Array.from(text, (character, index) => (index >= from && index < to && isSlot[index] ? character : '')).join('');
  const slots = new Mask({ mask: pickSlots(pattern) });
  const lead = pattern.slice(0, isSlot.indexOf(true));

  const fill = (characters: string) => (characters === '' ? '' : mask.masked(lead + characters));
  const toStored = (characters: string) => (keeps === 'text' ? fill(characters) : characters);
  const show = (value: string) => fill(keeps === 'text' ? mask.unmasked(value) : slots.masked(value));

  const edit = (shown: string, typed: string, caret: number, backward: boolean): MaskedEdit => {
    const end = findInsertionEnd(shown, typed, caret);
    const tailFrom = shown.length - (typed.length - end);
    const from = countCommonStart(shown.slice(0, tailFrom), typed.slice(0, end));
    const head = pickSlots(shown, 0, from);
    const inserted = typed.slice(from, end);
    // A literal may be typed or pasted only at the very start: "+1 602 …" is 602, but 6+1 is 61.
    const before = head === '' ? mask.unmasked(inserted) : slots.masked(head + inserted);
    const characters = slots.masked(before + pickSlots(shown, tailFrom, shown.length));
    const text = fill(characters);
    return { text, value: toStored(characters), caret: findCaret(before.length, text.length, backward) };
  };

  const findCaret = (count: number, end: number, backward: boolean) => {
    const slotIndexes = isSlot.flatMap((slot, index) => (slot ? [index] : []));
    const behind = count === 0 ? 0 : (slotIndexes[count - 1] ?? 0) + 1;
    return Math.min(backward ? behind : (slotIndexes[count] ?? pattern.length), end);
  };

  return {
    pattern,
    show,
    keep: (text) => toStored(mask.unmasked(text)),
    isComplete: (value) => mask.completed(show(value)),
    edit,
  };
}

/**
 * A mask of digits. A code that is pasted or filled in is found in its text. A text with more digits than the mask has
 * stays as it is and is an error, because its first digits may belong to something else.
 */
export function createDigitMask(pattern: string): InputMask {
  const digits = createMask(pattern);
  const length = pattern.replaceAll(/[^#]/g, '').length;
  const fits = (text: string) => text.replaceAll(/\D/g, '').length <= length;
  const show = (value: string) => {
    const found = findDigits(value, length);
    return found === null ? value : digits.show(found);
  };
  return {
    ...digits,
    show,
    keep: (text) => findDigits(text, length) ?? text,
    edit: (shown, typed, caret, backward) => {
      const inserted = findInserted(shown, typed, caret);
      if (fits(shown) && (inserted.length <= 1 || fits(typed))) return digits.edit(shown, typed, caret, backward);
      const isWhole = findDigits(inserted, length)?.length === length;
      const value = findDigits(isWhole ? inserted : typed, length) ?? typed;
      const text = show(value);
      return { text, value, caret: text === typed ? caret : text.length };
    },
    findProblem: (value) => (findDigits(value, length) === null ? texts.maxLength(length) : undefined),
  };
}

export const zipMask = createDigitMask('#####');
/** The last four digits of a longer number. */
export const last4Mask = createDigitMask('####');

/** The two masks of spec section 5 beside the phone's. */
export const timeMask = createMask('##:## - ##:##', 'text');
export const ssnMask = createMask('###-##-####');

/** The text that an edit added. */
export function findInserted(shown: string, typed: string, caret: number): string {
  const end = findInsertionEnd(shown, typed, caret);
  return typed.slice(countCommonStart(shown, typed.slice(0, end)), end);
}

/** The text after the caret was there before, unless the browser filled in the whole text. */
function findInsertionEnd(shown: string, typed: string, caret: number): number {
  return shown.endsWith(typed.slice(caret)) ? caret : typed.length;
}

/** The number of characters with which both texts begin. */
function countCommonStart(one: string, other: string): number {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1;
  return length;
}
