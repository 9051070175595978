import { isNotFree } from '#domain/outsource/fit';
import { getFitScore, type ScoreFacts } from '#domain/outsource/fitScore';
import type { MatchPreview } from '#generated/model';

/** A score that is shown as a strong match. */
const strongScore = 75;

type Scored = { facts: ScoreFacts; score: number };

/** A person who fits or would with a larger radius; null for everyone else. */
type Known = { scored: Scored | null };

type Change = { rate: number; radius: number };

const none: Change = { rate: 0, radius: 0 };
const most: Change = { rate: 100, radius: 10 };

/** Previewed changes: a dollar an hour, ten miles. */
const changes: readonly Change[] = [none, { ...none, rate: most.rate }, { ...none, radius: most.radius }, most];

/** Counts the people who fit with another rate or radius. People excluded for another reason stay excluded. */
export function previewChanges(people: readonly Known[]): MatchPreview[] {
  const previews = changes.map(({ rate, radius }) => ({
    rate_change: rate,
    radius_change: radius,
    people: 0,
    within_rate: 0,
    strong: 0,
  }));
  for (const { scored } of people) if (scored) addPerson(previews, scored);
  return previews;
}

function addPerson(previews: readonly MatchPreview[], scored: Scored): void {
  const { facts } = scored;
  const strength = getStrength(scored);
  for (const preview of previews) {
    const { rate_change: rate, radius_change: radius } = preview;
    if (facts.miles > facts.radiusMiles + radius || isNotFree(facts.coverage)) continue;
    preview.people += 1;
    if (facts.rate <= facts.offered + rate) preview.within_rate += 1;
    if (strength === 'always' || (strength === 'some' && isStrong(facts, { rate, radius }))) preview.strong += 1;
  }
}

/** With which of the changes someone is a strong match. */
type Strength = 'always' | 'some' | 'never';

/** No change lowers a score, so the first and the last one decide for most people. */
function getStrength({ facts, score }: Scored): Strength {
  if (score >= strongScore) return 'always';
  return isStrong(facts, most) ? 'some' : 'never';
}

function isStrong(facts: ScoreFacts, { rate, radius }: Change): boolean {
  const terms = { radiusMiles: facts.radiusMiles + radius, offered: facts.offered + rate };
  return getFitScore(facts, terms) >= strongScore;
}
