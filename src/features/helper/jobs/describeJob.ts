import { getRouteCities } from '#domain/orders/schedule';
import type { ActivityChange, HelperInvitation, JobStop, OfferedPay, OwnConflict, PayLine } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { formatMoneyShort, formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { formatTime, formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatDay } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { jobLabels } from './labels';
import { jobListTexts as texts } from './texts';

/** "Tempe → Gilbert", or the one city; the number of a job without an address. */
export function formatCities({
  city_from,
  city_to,
  number,
}: Pick<HelperInvitation, 'city_from' | 'city_to' | 'number'>): string {
  const { from, to } = getRouteCities({ city_from, city_to });
  if (from === undefined) return number;
  return to === undefined ? from : texts.route(from, to);
}

/** "6.5 hr × $24 + $15 travel = $171, 2-hour minimum" */
export function formatPayBreakdown({
  is_flat,
  paid_hours,
  hourly_rate,
  min_paid_hours,
  travel_pay,
  total,
}: OfferedPay): string {
  const travel = travel_pay === 0 ? undefined : formatMoneyShort(travel_pay);
  const write = is_flat ? texts.flatBreakdown : texts.breakdown;
  const line = write(
    texts.hours(formatNumber(paid_hours)),
    formatMoneyShort(hourly_rate),
    travel,
    formatMoneyShort(total),
  );
  return is_flat || min_paid_hours === 0 ? line : texts.list([line, texts.minimum(formatNumber(min_paid_hours))]);
}

type Paid = Pick<PayLine, 'paid_hours' | 'hourly_rate' | 'travel_pay' | 'bonus' | 'tip'>;

/** "6.25 hr × $24 + $20 tip": what the pay of a completed job consists of. */
export function formatPaidBreakdown({ paid_hours, hourly_rate, travel_pay, bonus, tip }: Paid): string {
  const wage = texts.wage(texts.hours(formatNumber(paid_hours, 2)), formatMoneyShort(hourly_rate));
  const extras = [
    { cents: travel_pay, write: texts.travel },
    { cents: bonus, write: texts.bonus },
    { cents: tip, write: texts.tip },
  ];
  const others = extras.flatMap(({ cents, write }) => (cents === 0 ? [] : [write(formatMoneyShort(cents))]));
  return [wage, ...others].join(' + ');
}

/** "2:30 PM": the expected end of the last day. */
export function formatEnd({ ends_at, timezone }: Pick<HelperInvitation, 'ends_at' | 'timezone'>): string {
  return formatTime(zonedTime(ends_at, timezone).time);
}

/** "3.4 mi", without decimals from ten miles on. */
export function formatMiles(miles: number): string {
  return formatNumber(miles, miles < 10 ? 1 : 0);
}

/** Feet from which a carry counts as long. */
const longCarryFt = 75;

/** Lists what makes the job hard, without repeats: stairs, long carries, heavy items. */
export function listDemands({ stops, special_items }: Pick<HelperInvitation, 'stops' | 'special_items'>): string[] {
  const items = special_items.map((code) => readLabel(jobLabels.specialItem, code) ?? code);
  return [...new Set([...stops.flatMap(listStopDemands), ...items])];
}

function listStopDemands({ flights_of_stairs, elevator, floor, long_carry_ft }: JobStop): string[] {
  const hasStairs = flights_of_stairs > 0;
  return [
    ...(hasStairs ? [texts.stairs(flights_of_stairs)] : []),
    ...(hasStairs || floor > 1 ? [jobLabels.elevator[elevator]] : []),
    ...(long_carry_ft >= longCarryFt ? [texts.longCarry(long_carry_ft)] : []),
  ];
}

/** Reason a rejected or canceled invitation ended. */
export function formatEnding({
  bucket,
  reason,
  cancelled_by,
}: Pick<HelperInvitation, 'bucket' | 'reason' | 'cancelled_by'>): string | undefined {
  if (reason === null) return undefined;
  if (bucket === 'waiting')
    return texts.declinedBecause(readLabel(jobLabels.rejectReason, reason) ?? jobLabels.rejectReason.other);
  if (bucket !== 'cancelled') return undefined;
  if (cancelled_by === 'helper') {
    return texts.withdrewBecause(readLabel(jobLabels.withdrawReason, reason) ?? jobLabels.withdrawReason.other);
  }
  const system = readLabel(jobLabels.systemReason, reason);
  return system ?? texts.removedBecause(readLabel(jobLabels.removeReason, reason) ?? jobLabels.removeReason.other);
}

/** "You already work 8:00 AM–3:00 PM that day (Blue Agave Relocation)" */
export function formatConflict(
  { severity, kind, text, starts_at, ends_at, company_name }: OwnConflict,
  zone: string,
): string {
  if (kind !== 'job' && kind !== 'invitation') return readLabel(texts.ownLimit, kind) ?? text;
  const [from, to] = [starts_at, ends_at].map((instant) => formatTime(zonedTime(instant, zone).time));
  const time = `${from}–${to}`;
  if (kind === 'invitation') return texts.otherInvitation(time, company_name ?? '');
  return (severity === 'hard' ? texts.conflictHard : texts.conflictSoft)(time, company_name ?? '');
}

/** The label and both values of a changed field, as they are shown elsewhere. */
export function describeChange({ field, from, to }: ActivityChange) {
  const label = readLabel(texts.field, field) ?? texts.field.other;
  return { label, from: formatValue(field, from), to: formatValue(field, to) };
}

function formatValue(field: string, value: string): string {
  const number = Number(value);
  if (field === 'arrival_window') return formatTimeWindow(value);
  if (field === 'end_date' && value === '') return texts.oneDay;
  if (field === 'hourly_rate' && Number.isInteger(number)) return formatRate(number);
  if (field === 'planned_hours' && Number.isFinite(number)) return texts.hours(formatNumber(number));
  if (field === 'position') return readLabel(jobLabels.position, value) ?? value;
  return formatDay(value);
}

/** A label by a code that the provider sends as text; undefined for an unknown one. */
export function readLabel(labels: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(labels, code) ? labels[code] : undefined;
}

/** Checks whether a position leads the crew. */
export function isLeading(position: PositionCode): boolean {
  return position === PositionCode.foreman || position === PositionCode.foremanDriver;
}
