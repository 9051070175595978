/** Joins class names and skips falsy ones. */
export function classes(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
