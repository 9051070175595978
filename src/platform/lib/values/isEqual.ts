/** Compares plain data by content. A missing property equals undefined. Files and other instances are equal only to themselves. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, place) => isEqual(entry, other[place]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...Object.keys(one), ...Object.keys(other)].every((name) => isEqual(one[name], other[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
