import { fitLimits } from '../../../src/domain/outsource/fitWeights';
import { getFitScore, type ScoreFacts } from '../../../src/domain/outsource/fitScore';
import type { HardFilterCode, MatchPreview } from '../../../src/generated/model';

/** A score that is shown as a strong match. */
const strongScore = 75;

type Known = { scored: ScoreFacts; filter: HardFilterCode | null };

/** What a dollar an hour and ten miles change. */
const changes = [
  { rate: 0, radius: 0 },
  { rate: 100, radius: 0 },
  { rate: 0, radius: 10 },
  { rate: 100, radius: 10 },
] as const;

/** How many people fit with another rate or radius. People who are not shown for another reason stay so. */
export function previewChanges(people: readonly Known[]): MatchPreview[] {
  const reachable = people.filter(({ filter }) => filter === null || filter === 'outside_radius');
  return changes.map(({ rate, radius }) => {
    const counts = { people: 0, within_rate: 0, strong: 0 };
    for (const { scored } of reachable) {
      const radiusMiles = scored.radiusMiles + radius;
      if (scored.miles > radiusMiles * fitLimits.radiusSlack) continue;
      const offered = scored.offered + rate;
      counts.people += 1;
      if (scored.rate <= offered) counts.within_rate += 1;
      if (getFitScore(change(scored, offered, radiusMiles)) >= strongScore) counts.strong += 1;
    }
    return { rate_change: rate, radius_change: radius, ...counts };
  });
}

/** Written out, because copying is slow for thousands of people. */
function change(scored: ScoreFacts, offered: number, radiusMiles: number): ScoreFacts {
  const { coverage, miles, stars, ratings, showUp, jobsTogether, isFavorite, rate, equipped } = scored;
  return { coverage, miles, radiusMiles, stars, ratings, showUp, jobsTogether, isFavorite, rate, offered, equipped };
}
