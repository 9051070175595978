import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { type Rated, Stars } from '#platform/ui/data/Stars';
import { columnTexts as texts } from './columnTexts';
import type { PersonFact } from './PersonRow';

/** `hourly_rate` is in cents. */
type Compared = Rated & { distance_miles: number; hours_this_week: number; hourly_rate: number };

/** Column headings for `listPersonFacts`. */
export const personHeads = texts.heads;

/** A person in the columns that candidates and matches share; each screen shows the fit in its own way. */
export function listPersonFacts(person: Compared, fit: PersonFact): Record<keyof typeof personHeads, PersonFact> {
  const hours = formatNumber(person.hours_this_week);
  const miles = formatNumber(person.distance_miles, 0);
  return {
    fit,
    distance: { shown: texts.miles(miles), long: formatMilesAway(person) },
    week: { shown: texts.week(hours), long: texts.weekLong(hours) },
    rating: { shown: <Stars of={person} /> },
    rate: { shown: formatRate(person.hourly_rate) },
  };
}

/** "6 mi away". */
export function formatMilesAway({ distance_miles }: Pick<Compared, 'distance_miles'>): string {
  return texts.milesLong(formatNumber(distance_miles, 0));
}
