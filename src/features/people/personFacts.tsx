import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { type Rated, Stars } from '#platform/ui/data/Stars';
import { columnTexts as texts } from './columnTexts';
import type { PersonFact } from './PersonRow';

/** `hourly_rate` is in cents. What the provider does not give is null. */
type Compared = Rated & Record<'distance_miles' | 'hours_this_week' | 'hourly_rate', number | null>;

/** Column headings for `listPersonFacts`. */
export const personHeads = texts.heads;

/** A person in the columns that candidates and matches share; each screen shows the fit in its own way. */
export function listPersonFacts(person: Compared, fit: PersonFact): Record<keyof typeof personHeads, PersonFact> {
  const hours = person.hours_this_week === null ? undefined : formatNumber(person.hours_this_week);
  return {
    fit,
    distance: createDistanceFact(person.distance_miles),
    week: hours === undefined ? noFact : { shown: texts.week(hours), long: texts.weekLong(hours) },
    rating: createRatingFact(person),
    rate: createRateFact(person.hourly_rate),
  };
}

export const noFact: PersonFact = { shown: null };

export function createDistanceFact(miles: number | null): PersonFact {
  return miles === null
    ? noFact
    : { shown: texts.miles(formatNumber(miles, 0)), long: formatMilesAway({ distance_miles: miles }) };
}

export function createRatingFact(person: Rated): PersonFact {
  return person.rating_avg === null && person.rating_count === null ? noFact : { shown: <Stars of={person} /> };
}

export function createRateFact(cents: number | null): PersonFact {
  return cents === null ? noFact : { shown: formatRate(cents) };
}

/** "6 mi away". */
export function formatMilesAway({ distance_miles }: { distance_miles: number }): string {
  return texts.milesLong(formatNumber(distance_miles, 0));
}
