import { cleanLine } from './typedText';

/** The three phone formats (spec section 3, section 5): in an input, in a customer's or branch's details, elsewhere. */
type PhoneView = 'input' | 'list' | 'detail';

/** Longer texts are no phone number with its label. */
const longest = 200;

/** "Cell:", "tel:", "Phone 2:" */
const label = /^\p{L}[\p{L} ]*(?:\d *)?:/u;
/** Anything but letters and digits between the three parts. */
const gap = String.raw`[^\p{L}\d+]{0,4}`;
const usNumber = new RegExp(
  String.raw`^[^\d+]*(?:(?:\+ ?\(?1|001|1)${gap})?([2-9]\d{2})${gap}([2-9]\d{2})${gap}(\d{4})[^\d+]*$`,
  'u',
);

/**
 * The ten digits of the one US number in a text, however it is written and whatever surrounds it: marks, blanks,
 * quotes, a label. Null for anything else: a number of another country, an extension, two numbers, and area codes and
 * exchanges that cannot be, which begin with 0 or 1 (the contract's `Phone`).
 */
export function readPhone(text: string): string | null {
  if (text.length > longest) return null;
  const [, ...parts] = usNumber.exec(cleanLine(text).trim().replace(label, '')) ?? [];
  return parts.length > 0 ? parts.join('') : null;
}

/** The digits to search phones for: of a whole number, or of a part of one such as "555-01"; undefined for other text. */
export function readPhonePart(text: string): string | undefined {
  const phone = readPhone(text);
  if (phone !== null) return phone;
  const part = /^\s*(?:\+1)?([\d\s()+./‐‑‒–—−-]*)$/.exec(cleanLine(text))?.[1]?.replaceAll(/\D/g, '');
  return part === '' ? undefined : part;
}

/**
 * Formats a phone number: input `+1(602)-555-0142`, list `(602) 555-0142`, detail `+1 (602)-555-0142`. Text without
 * exactly 10 digits is returned unchanged.
 */
export function formatPhone(phone: string, view: PhoneView): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) return phone;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (view === 'list') return `(${area}) ${exchange}-${line}`;
  return view === 'input' ? `+1(${area})-${exchange}-${line}` : `+1 (${area})-${exchange}-${line}`;
}
