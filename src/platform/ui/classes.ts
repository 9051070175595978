/** Joins class names, leaving out what is off. */
export function classes(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
