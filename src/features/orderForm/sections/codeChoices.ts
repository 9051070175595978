/** The codes of a text table as choices of a select, in the table's order. */
export function toCodeChoices<Code extends string>(table: Record<Code, string>): { id: Code; name: string }[] {
  return Object.keys(table)
    .filter((id): id is Code => id in table)
    .map((id) => ({ id, name: table[id] }));
}
