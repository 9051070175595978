/** The codes of a table of words as choices of a select, in the order of the table. */
export function choicesOf<Code extends string>(table: Record<Code, string>): { id: Code; name: string }[] {
  return Object.keys(table)
    .filter((id): id is Code => id in table)
    .map((id) => ({ id, name: table[id] }));
}
