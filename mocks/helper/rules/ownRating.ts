import { getAverageStars } from '#domain/numbers/statistics';
import type { OwnRating, Reliability, Review } from '#generated/model';
import { enoughRatings } from '#platform/lib/ratings';

const reviewCount = 10;

export function getAverage(stars: readonly number[]): number | null {
  if (stars.length < enoughRatings) return null;
  const total = stars.reduce((sum, each) => sum + each, 0);
  return getAverageStars(total, stars.length);
}

/** Average, distribution, tags and last reviews (docs/product.md, "Ratings"). `reviews` newest first. */
export function summarizeReviews(reviews: readonly Review[]): Omit<OwnRating, 'reliability'> {
  const stars = reviews.map((each) => each.stars);
  const tags = new Map<string, number>();
  for (const tag of reviews.flatMap((each) => each.tags)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return {
    average: getAverage(stars),
    count: stars.length,
    distribution: [5, 4, 3, 2, 1].map((each) => ({ stars: each, count: stars.filter((one) => one === each).length })),
    tags: [...tags]
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag)),
    reviews: reviews.slice(0, reviewCount),
  };
}

export type ReliabilityFacts = { accepted: number; notAccepted: number; showUp: number | null; lateCancels: number };

export function getReliability({ accepted, notAccepted, showUp, lateCancels }: ReliabilityFacts): Reliability {
  const answered = accepted + notAccepted;
  return {
    acceptance: answered === 0 ? null : Math.round((accepted / answered) * 100),
    show_up: showUp === null ? null : Math.round(showUp * 100),
    late_cancels: lateCancels,
  };
}
