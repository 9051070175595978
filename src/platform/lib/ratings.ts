/** Fewer ratings are not meaningful: the person or company is new, and has no average. */
export const enoughRatings = 3;
