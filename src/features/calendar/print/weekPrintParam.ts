/** The query that shows the week as a page to print: `?print=week`. */
export const WEEK_PRINT = { print: 'week' } as const;

export function isWeekPrint(value: string | null): boolean {
  return value === WEEK_PRINT.print;
}
