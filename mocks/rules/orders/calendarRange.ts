import { addDays, parseDate, daysBetween } from '../../../src/platform/lib/time/dates';
import { type Refusal, refuse } from '../refusals';

const longestRange = 366;

/** The local days of a calendar: those requested, else a week from `today`. */
export function decideDays(asked: { from?: string | undefined; to?: string | undefined }, today: string) {
  const from = asked.from ?? today;
  if (!parseDate(from)) return refuseInvalid('filter.date_from');
  const to = asked.to ?? addDays(from, 6);
  const days = parseDate(to) ? daysBetween(from, to) : -1;
  if (days < 0 || days > longestRange) return refuseInvalid('filter.date_to');
  return { from, to, days: Array.from({ length: days + 1 }, (_, day) => addDays(from, day)) };
}

function refuseInvalid(field: string): Refusal {
  return refuse.field(field, 'Value is not valid');
}
