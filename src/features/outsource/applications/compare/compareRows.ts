import { jobLabels } from '../../../jobs/orders';
import type { Language, OfferApplication, OfferPerson } from '#generated/model';
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

/** Differences between applicants, the most important first. What is known of no one has no row. */
export function listCompareRows(applications: readonly OfferApplication[], names: EquipmentNames): CompareRow[] {
  const each = (describe: (application: OfferApplication) => string) => applications.map(describe);
  const ofPerson = (describe: (person: OfferPerson) => string) =>
    each(({ person }) => (person ? describe(person) : none));
  const { rows, none } = texts;
  const join = (words: readonly (string | undefined)[]) =>
    words.filter((word) => word !== undefined).join('\n') || none;
  const found: CompareRow[] = [
    {
      name: rows.rate,
      cells: each((application) => describeAsked(getProposedRate(application))),
      best: findBest(applications, (application) => negate(getProposedRate(application))),
    },
    {
      name: rows.rating,
      cells: ofPerson(describeRating),
      best: findBest(applications, ({ person }) => person?.rating_avg ?? null),
    },
    {
      name: rows.distance,
      cells: ofPerson(({ distance_miles }) => formatDistance(distance_miles)),
      best: findBest(applications, ({ person }) => negate(person?.distance_miles ?? null)),
    },
    {
      name: rows.together,
      cells: ofPerson(({ jobs_together }) => texts.jobsTogether(jobs_together)),
      best: findBest(applications, ({ person }) => person?.jobs_together ?? null),
    },
    {
      name: rows.week,
      cells: ofPerson(({ hours_this_week }) => texts.weekHours(formatNumber(hours_this_week, 1))),
      best: [],
    },
    { name: rows.position, cells: each(describePosition), best: [] },
    { name: rows.languages, cells: ofPerson(({ languages }) => describeLanguages(languages)), best: [] },
    {
      name: rows.for,
      cells: each(({ fit }) => join((fit?.reasons ?? []).map((one) => describeReason(one, names)))),
      best: [],
    },
    {
      name: rows.against,
      cells: each(({ fit, conflict }) =>
        join([conflict?.text, ...(fit?.warnings ?? []).map((one) => describeWarning(one, names))]),
      ),
      best: [],
    },
    { name: rows.note, cells: each(({ note }) => note ?? none), best: [] },
  ];
  return found.filter(({ cells }) => cells.some((cell) => cell !== none));
}

function describeAsked(rate: number | null): string {
  return rate === null ? texts.none : formatRate(rate);
}

/** For a measure of which less is better. */
function negate(value: number | null): number | null {
  return value === null ? null : -value;
}

function describeRating({ rating_avg, rating_count }: OfferPerson): string {
  return rating_avg === null || rating_count < enoughRatings
    ? texts.unrated
    : fitTexts.rating(rating_avg.toFixed(1), rating_count);
}

function describePosition({ position, as_helper }: OfferApplication): string {
  if (position === null) return texts.none;
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
