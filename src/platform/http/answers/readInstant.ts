/* Times as other providers write them. */

/**
 * An instant in UTC: with microseconds, with an offset, without seconds, or as databases write it, which is UTC too.
 * Undefined if it cannot be read.
 */
export function readInstant(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (contractInstant.test(value)) return value;
  const [, day, time, zone] = anyInstant.exec(value) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const instant = new Date(`${day}T${time}${toZone(zone)}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().replace('.000Z', 'Z');
}

const contractInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/;
/** A fraction is cut to seconds, which is all that the contract has. */
const anyInstant = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/;

/** An offset as "-07:00". PostgreSQL leaves out the minutes. */
const toZone = (zone = 'Z') =>
  zone.replace(/^(.\d\d):?(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
