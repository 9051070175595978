import { jobLabels } from '../../../orders';
import type { Language, OfferApplication } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { enoughRatings } from '#platform/lib/ratings';
import { formatNumber } from '#platform/lib/text';
import { describeReason, describeWarning, type EquipmentNames } from '../../fit/fitNotes';
import { fitTexts } from '../../fit/texts';
import { formatDistance, getProposedRate } from '../describeApplication';
import { applicationTexts as texts } from '../texts';

/** A fact of each person, in the order of the people. */
export type CompareRow = {
  name: string;
  cells: readonly string[];
  /** Places of the people with the best value; empty if all are equal or the value is not comparable. */
  best: readonly number[];
};

/** Differences between applicants, the most important first. */
export function listCompareRows(applications: readonly OfferApplication[], names: EquipmentNames): CompareRow[] {
  const each = (describe: (application: OfferApplication) => string) => applications.map(describe);
  const { rows, none } = texts;
  const join = (words: readonly (string | undefined)[]) =>
    words.filter((word) => word !== undefined).join('\n') || none;
  return [
    {
      name: rows.rate,
      cells: each((application) => formatRate(getProposedRate(application))),
      best: findBest(applications, (application) => -getProposedRate(application)),
    },
    {
      name: rows.rating,
      cells: each(({ person }) => describeRating(person)),
      best: findBest(applications, ({ person }) => person.rating_avg),
    },
    {
      name: rows.distance,
      cells: each(({ person }) => formatDistance(person.distance_miles)),
      best: findBest(applications, ({ person }) => -person.distance_miles),
    },
    {
      name: rows.together,
      cells: each(({ person }) => texts.jobsTogether(person.jobs_together)),
      best: findBest(applications, ({ person }) => person.jobs_together),
    },
    {
      name: rows.week,
      cells: each(({ person }) => texts.weekHours(formatNumber(person.hours_this_week, 1))),
      best: [],
    },
    { name: rows.position, cells: each(describePosition), best: [] },
    { name: rows.languages, cells: each(({ person }) => describeLanguages(person.languages)), best: [] },
    { name: rows.for, cells: each(({ fit }) => join(fit.reasons.map((one) => describeReason(one, names)))), best: [] },
    {
      name: rows.against,
      cells: each(({ fit, conflict }) =>
        join([conflict?.text, ...fit.warnings.map((one) => describeWarning(one, names))]),
      ),
      best: [],
    },
    { name: rows.note, cells: each(({ note }) => note ?? none), best: [] },
  ];
}

function describeRating({ rating_avg, rating_count }: OfferApplication['person']): string {
  return rating_avg === null || rating_count < enoughRatings
    ? texts.unrated
    : fitTexts.rating(rating_avg.toFixed(1), rating_count);
}

function describePosition({ position, as_helper }: OfferApplication): string {
  const name = jobLabels.position[position];
  return as_helper ? `${name}, ${texts.positionAsHelper}` : name;
}

function describeLanguages(languages: readonly Language[]): string {
  return languages.map((language) => jobLabels.language[language]).join(', ') || texts.none;
}

function findBest(
  applications: readonly OfferApplication[],
  measure: (application: OfferApplication) => number | null,
): number[] {
  const values = applications.map(measure);
  const known = values.filter((value) => value !== null);
  const top = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === top)) return [];
  return values.flatMap((value, index) => (value === top ? [index] : []));
}
