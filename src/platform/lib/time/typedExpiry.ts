/** Reads the expiry of a card in the forms people type it. */

/**
 * Month and year as "08/29", or null when the text is something else: "829", "8/29", "0829", "08/2029". Browsers fill in
 * "2029-08".
 */
export function parseTypedExpiry(text: string): string | null {
  const typed = text
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s*([/.-])\s*/g, '$1')
    .trim();
  const match = typedPatterns.map((pattern) => pattern.exec(typed)?.groups).find((groups) => groups !== undefined);
  const month = Number(match?.month);
  const year = match?.year;
  if (year === undefined || !(month >= 1 && month <= 12)) return null;
  return `${String(month).padStart(2, '0')}/${year}`;
}

const typedPatterns = [
  /^(?<month>\d{1,2})[/. -](?:20)?(?<year>\d{2})$/,
  /^(?<month>\d{1,2})(?<year>\d{2})$/,
  /^(?<month>\d{1,2})20(?<year>\d{2})$/,
  /^20(?<year>\d{2})[/.-](?<month>\d{1,2})$/,
];
