/** The codes of a table of words as choices of a select, in the order of the table. */
export function choicesOf<Code extends string>(table: Record<Code, string>): { id: string; name: string }[] {
  return Object.entries<string>(table).map(([id, name]) => ({ id, name }));
}
