/** What is wrong with fields, in texts by field, as a 422 carries them. */
export type Problems = Record<string, string[]>;

/** The text under its field when it is wrong, else nothing. */
export function problemIf(isWrong: boolean, field: string, text: string): Problems {
  return isWrong ? { [field]: [text] } : {};
}

/** The problems of several parts together; of one field the last counts. */
export function mergeProblems(parts: readonly Problems[]): Problems {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}
