/** Problems by field, in the format of a 422. */
export type Problems = Record<string, string[]>;

/** A problem of one field, or none. */
export function problemIf(isWrong: boolean, field: string, text: string): Problems {
  return isWrong ? { [field]: [text] } : {};
}

/** Merges problems. For one field, the last part wins. */
export function mergeProblems(parts: readonly Problems[]): Problems {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}
