/** Calendar days in the date input: `YYYY-MM-DD` in values, MM/DD/YYYY on screen (spec section 5). */

/** The day as year-month-day, in local time. */
export function toDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Local midnight of a year-month-day; `undefined` when the text is not one. */
export function fromDay(day: string): Date | undefined {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Number(year), Number(month) - 1, Number(dayOfMonth));
  return toDay(date) === day ? date : undefined;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
