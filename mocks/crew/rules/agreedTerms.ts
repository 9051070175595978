import type { ActivityChange } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { getPlannedHours } from '#domain/time/workDays';
import type { AgreedTerms, InvitationRow, OrderRow } from '../../provider/store/schema';

type Job = Pick<
  OrderRow,
  'date' | 'end_date' | 'arrival_window' | 'estimated_hours' | 'pick_up_addresses' | 'destination_addresses'
>;

export function getTerms(
  order: Job,
  { position, hourly_rate }: Pick<InvitationRow, 'position' | 'hourly_rate'>,
): AgreedTerms {
  const { date, end_date, arrival_window, estimated_hours } = order;
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return { date, end_date, arrival_window, estimated_hours, position, hourly_rate, cities };
}

/**
 * Checks whether a job is again what someone had accepted before they were asked to confirm it: with nothing to confirm,
 * they stay on the crew. For an invitation that no one accepted yet, never.
 */
export function isAgreedAgain(invitation: InvitationRow, order: Job): boolean {
  const { status, reconfirm_of, agreed } = invitation;
  if (status !== InvitationStatus.new || reconfirm_of === null || agreed === null) return false;
  return listTermChanges(agreed, getTerms(order, invitation)).length === 0;
}

type Fact = string | number | null;

/** Old and new values of what changed, as texts of the API (docs/product.md, "Edits that touch people"). */
export function listTermChanges(before: AgreedTerms, after: AgreedTerms): ActivityChange[] {
  const facts: [field: string, from: Fact, to: Fact][] = [
    ['date', before.date, after.date],
    ['end_date', before.end_date, after.end_date],
    ['arrival_window', before.arrival_window, after.arrival_window],
    ['planned_hours', getPlannedHours(before), getPlannedHours(after)],
    ['cities', before.cities.join(' · '), after.cities.join(' · ')],
    ['position', before.position, after.position],
    ['hourly_rate', before.hourly_rate, after.hourly_rate],
  ];
  return facts.flatMap(([field, from, to]) => (from === to ? [] : [{ field, from: toText(from), to: toText(to) }]));
}

function toText(value: Fact): string {
  return value === null ? '' : String(value);
}
