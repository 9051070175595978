import { hardFilter, rankFit } from '../../../src/domain/outsource/fit';
import type { FitFacts } from '../../../src/domain/outsource/fitFacts';
import type { HardFilterCode, MatchPreview } from '../../../src/generated/model';

/** A score that is shown as a strong match. */
const strongScore = 75;

type Known = { facts: FitFacts; filter: HardFilterCode | null };

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
    for (const { facts } of reachable) {
      const changed = { ...facts, offered: facts.offered + rate, radiusMiles: facts.radiusMiles + radius };
      if (hardFilter(changed) !== null) continue;
      counts.people += 1;
      if (changed.rate <= changed.offered) counts.within_rate += 1;
      if (rankFit(changed) >= strongScore) counts.strong += 1;
    }
    return { rate_change: rate, radius_change: radius, ...counts };
  });
}
