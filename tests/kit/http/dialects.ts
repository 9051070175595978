/** A change to a value in an answer; the name is the field that has it. Undefined leaves the field out. */
type Change = (value: unknown, name: string) => unknown;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const isInstant = (value: unknown): value is string => typeof value === 'string' && instant.test(value);
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
/** A limit that a plan does not have is left out in the contract too, and null is no limit. */
const planLimits: readonly string[] = ['orders', 'offers', 'branches', 'members', 'serving_areas', 'accepted_jobs'];
const isId = (name: string) => /^(\w+_)?id$/.test(name);

/** Moves an instant to a zone of five hours behind UTC. */
const toOffset = (value: string) => `${new Date(Date.parse(value) - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`;

/** The ways in which other providers write what the contract defines. The app reads them all alike. */
export const dialects: Readonly<Record<string, Change>> = {
  'null for an empty list': (value) => (Array.isArray(value) && value.length === 0 ? null : value),
  '{} for an empty list': (value) => (Array.isArray(value) && value.length === 0 ? {} : value),
  'an object for a list': (value) =>
    Array.isArray(value) ? Object.fromEntries(value.map((row, at) => [at * 2, row])) : value,
  'an empty text for null': (value, name) => (value === null && !planLimits.includes(name) ? '' : value),
  'nullable fields left out': (value, name) => (value === null && !planLimits.includes(name) ? undefined : value),
  'numbers as texts': (value) => (typeof value === 'number' ? value.toFixed(Number.isInteger(value) ? 0 : 7) : value),
  'decimals for whole numbers': (value, name) =>
    typeof value === 'number' && Number.isInteger(value) && !isId(name) ? value.toFixed(2) : value,
  'ids as texts': (value, name) => (typeof value === 'number' && isId(name) ? String(value) : value),
  '0 and 1': (value) => (typeof value === 'boolean' ? Number(value) : value),
  '"0" and "1"': (value) => (typeof value === 'boolean' ? String(Number(value)) : value),
  'empty texts as null': (value) => (value === '' ? null : value),
  microseconds: (value) => (isInstant(value) ? value.replace('Z', '.000000Z') : value),
  'an offset': (value) => (isInstant(value) ? toOffset(value) : value),
  'times of a database': (value) => (isInstant(value) ? value.replace('T', ' ').replace('Z', '') : value),
  'times of PostgreSQL': (value) => (isInstant(value) ? value.replace('T', ' ').replace('Z', '+00') : value),
  'the midnights of Phoenix for days': (value) => (isDay(value) ? `${value}T07:00:00.000000Z` : value),
  'fields that no one knows': (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, laravel_key: 7 } : value,
};

/** Writes a value in a dialect, at any depth. */
export function inDialect(change: Change, value: unknown, name = 'data'): unknown {
  const inner = Array.isArray(value)
    ? value.map((row: unknown) => inDialect(change, row, `${name}[]`))
    : typeof value === 'object' && value !== null
      ? withEach(value, (inside, key) => inDialect(change, inside, key))
      : value;
  return change(inner, name);
}

function withEach(object: object, change: Change): object {
  const entries = Object.entries(object).map(([key, value]) => [key, change(value, key)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
