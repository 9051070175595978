import type { CSSProperties } from 'react';

/** Heights in pixels of a day's head and of a line with the space below it. The style sheet gets them from `heightStyle`. */
export const monthHeights = { head: 26, line: 22 } as const;

/** Custom properties of the month. */
export const heightStyle: CSSProperties & Record<`--${string}`, string> = {
  '--month-head': `${monthHeights.head}px`,
  '--month-line': `${monthHeights.line}px`,
};

/** The style of what is drawn below free lines, over one or more days. */
export function placeBelow(gap: number, span = 1): (CSSProperties & Record<`--${string}`, number>) | undefined {
  if (gap === 0 && span === 1) return undefined;
  return { marginTop: gap * monthHeights.line, '--span': span };
}
