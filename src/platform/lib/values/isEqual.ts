import { isPlainObject } from './isPlainObject';

/** Compares plain data by content. A missing property equals undefined. Files and other instances are equal only to themselves. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  return [...Object.keys(one), ...Object.keys(other)].every((name) => isEqual(one[name], other[name]));
}
