/** A one-time code as text without gaps: typing fills the first empty position, deleting closes the gap. */
export const OTP_LENGTH = 6;

type OtpRules = { length: number; numeric: boolean };

/**
 * The code after `text` was entered at `index`, the next box, and whether the text reached the last one. Text as long
 * as the code replaces all of it. Undefined when none of the text is accepted: spaces never are, and a numeric code
 * accepts only digits.
 */
export function insertText(
  value: string,
  index: number,
  text: string,
  { length, numeric }: OtpRules,
): { value: string; next: number; toTheEnd: boolean } | undefined {
  const allowed = text.replaceAll(numeric ? /\D/g : /\s/g, '');
  if (allowed === '') return undefined;
  const start = allowed.length >= length ? 0 : Math.min(index, value.length);
  const joined = value.slice(0, start) + allowed + value.slice(start + allowed.length);
  const end = start + allowed.length;
  return { value: joined.slice(0, length), next: Math.min(end, length - 1), toTheEnd: end >= length };
}

export function removed(value: string, index: number): string {
  return value.slice(0, index) + value.slice(index + 1);
}
