import type { EarningsLine, EarningsWeek } from '#generated/model';
import { perLocale } from '#platform/lib/locale';
import { formatMoney } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import type { CalendarDate } from '#platform/lib/time/dates';
import { earningsTexts as texts } from '../texts';

/** One line of a statement; `note` explains the hours. */
export type StatementLine = { label: string; note?: string; amount: number };

const dayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }));
const shortDayFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const weekFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);

/** "Nov 23 – 29, 2026" */
export function formatWeek({ date_from, date_to }: Pick<EarningsWeek, 'date_from' | 'date_to'>): string {
  return weekFormat().formatRange(toNoon(date_from), toNoon(date_to));
}

/** "Saturday, November 28, 2026" */
export function formatFullDay(date: CalendarDate): string {
  return dayFormat().format(toNoon(date));
}

/** "Nov 28, 2026" */
export function formatShortDay(date: CalendarDate): string {
  return shortDayFormat().format(toNoon(date));
}

/** "26.5 hr" */
export function formatPaidHours(hours: number): string {
  return texts.hours(formatNumber(hours, 2));
}

/** Lists the parts of a job's pay: hours times rate, then everything else that is not zero. */
export function listStatementLines(job: EarningsLine): StatementLine[] {
  if (job.no_show) return [{ label: texts.noShow, amount: 0 }];
  const { travel_pay, bonus, tip } = job;
  const others: StatementLine[] = [
    { label: texts.travel, amount: travel_pay },
    { label: texts.bonus, amount: bonus },
    { label: texts.tip, amount: tip },
  ];
  return [describeWage(job), ...others.filter(({ amount }) => amount !== 0)];
}

function describeWage({
  is_flat,
  is_show_up_pay = false,
  paid_hours,
  hourly_rate,
  min_paid_hours,
  wage,
}: EarningsLine): StatementLine {
  const [hours, rate] = [formatPaidHours(paid_hours), formatMoney(hourly_rate)];
  if (is_show_up_pay) return { label: texts.showUpPay(texts.hourly(hours, rate)), amount: wage };
  if (is_flat) return { label: texts.flat(hours, rate), amount: wage };
  const line: StatementLine = { label: texts.hourly(hours, rate), amount: wage };
  if (min_paid_hours === 0) return line;
  const write = paid_hours > min_paid_hours ? texts.minimum : texts.minimumPaid;
  return { label: line.label, note: write(formatPaidHours(min_paid_hours)), amount: wage };
}

function toNoon(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`);
}
