/* Single values as other providers write them. Undefined is a value that cannot be read. */

export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** An address that comes in parts, in one line. */
export function readAddress(parts: Readonly<Record<string, unknown>>): string | undefined {
  const texts = Object.entries(parts).flatMap(([name, part]) =>
    typeof part === 'string' && part.trim() !== '' && !unshownParts.test(name) ? [part.trim()] : [],
  );
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/** Parts of an address that are no line of it. */
const unshownParts = /(^|_)(id|lat|lng|latitude|longitude|at|type)$/;

/** A missing flag is not set. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (yes.includes(value)) return true;
  return no.includes(value) ? false : undefined;
}

const yes: readonly unknown[] = [true, 1, '1', 'true'];
const no: readonly unknown[] = [false, 0, '0', 'false', '', null, undefined];

/** An instant in UTC: with microseconds, with an offset, or as databases write it, which is UTC too. */
export function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (contractInstant.test(value)) return value;
  const [, day, time, zone] = anyInstant.exec(value) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const instant = new Date(`${day}T${time}${withColon(zone ?? 'Z')}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().replace('.000Z', 'Z');
}

/** A day, also as the midnight with which it begins. */
export function readCalendarDay(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00:00.*)?$/.exec(value) ?? [];
  return day === undefined || Number.isNaN(Date.parse(day)) ? undefined : day;
}

const contractInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/;
/** A fraction is cut to seconds, which is all that the contract has. */
const anyInstant = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?\s?(Z|[+-]\d\d:?\d\d)?$/;

const withColon = (zone: string) => zone.replace(/(\d\d)(\d\d)$/, '$1:$2');
