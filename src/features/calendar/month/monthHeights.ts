import type { CSSProperties } from 'react';

/** Pixels: a day's head, a line with the space above it, and that space. The style sheets get them from `heightStyle`. */
export const monthHeights = { head: 24, line: 22, space: 2 } as const;

/** Custom properties of the month. */
export const heightStyle: CSSProperties & Record<`--${string}`, string> = {
  '--month-head': `${monthHeights.head}px`,
  '--month-line': `${monthHeights.line}px`,
  '--month-space': `${monthHeights.space}px`,
};

/** The style of what is drawn below free lines, over one or more days. */
export function placeBelow(gap: number, span = 1): (CSSProperties & Record<`--${string}`, number>) | undefined {
  if (gap === 0 && span === 1) return undefined;
  return { marginTop: gap * monthHeights.line + monthHeights.space, '--span': span };
}
