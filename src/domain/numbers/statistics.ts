/** The middle value, or the mean of the two in the middle, as a whole number; null without any. */
export function getMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}

/** Whole percent of a whole; null without one. */
export function getPercent(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 100);
}

/** Average stars with one decimal; null without a rating. */
export function getAverageStars(stars: number, ratings: number): number | null {
  return ratings <= 0 ? null : Math.round((stars / ratings) * 10) / 10;
}
