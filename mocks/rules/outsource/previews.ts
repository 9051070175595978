import { fitLimits } from '../../../src/domain/outsource/fitWeights';
import { getFitScore, type ScoreFacts } from '../../../src/domain/outsource/fitScore';
import type { MatchPreview } from '../../../src/generated/model';

/** A score that is shown as a strong match. */
const strongScore = 75;

/** The facts of a person who fits or would with a larger radius; null for everyone else. */
type Known = { scored: ScoreFacts | null };

type Change = { rate: number; radius: number };

const none: Change = { rate: 0, radius: 0 };
const most: Change = { rate: 100, radius: 10 };

/** What a dollar an hour and ten miles change. */
const changes: readonly Change[] = [none, { ...none, rate: most.rate }, { ...none, radius: most.radius }, most];

/** How many people fit with another rate or radius. People who are not shown for another reason stay so. */
export function previewChanges(people: readonly Known[]): MatchPreview[] {
  const known: Rated[] = [];
  for (const { scored } of people) if (scored) known.push({ scored, strength: getStrength(scored) });
  return changes.map((change) => {
    const counts = { people: 0, within_rate: 0, strong: 0 };
    for (const { scored, strength } of known) {
      if (scored.miles > (scored.radiusMiles + change.radius) * fitLimits.radiusSlack) continue;
      counts.people += 1;
      if (scored.rate <= scored.offered + change.rate) counts.within_rate += 1;
      if (strength === 'always' || (strength === 'some' && isStrong(scored, change))) counts.strong += 1;
    }
    return { rate_change: change.rate, radius_change: change.radius, ...counts };
  });
}

/** With which of the changes someone is a strong match. */
type Rated = { scored: ScoreFacts; strength: 'always' | 'some' | 'never' };

/** No change lowers a score, so the first and the last one decide for most people. */
function getStrength(scored: ScoreFacts): Rated['strength'] {
  if (isStrong(scored, none)) return 'always';
  return isStrong(scored, most) ? 'some' : 'never';
}

/** The facts are written out, because copying is slow for thousands of people. */
function isStrong(facts: ScoreFacts, { rate: more, radius }: Change): boolean {
  const { coverage, miles, stars, ratings, showUp, jobsTogether, isFavorite, rate, equipped } = facts;
  const [radiusMiles, offered] = [facts.radiusMiles + radius, facts.offered + more];
  const changed = {
    coverage,
    miles,
    radiusMiles,
    stars,
    ratings,
    showUp,
    jobsTogether,
    isFavorite,
    rate,
    offered,
    equipped,
  };
  return getFitScore(changed) >= strongScore;
}
