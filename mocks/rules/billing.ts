import type { Interval } from '../db/billingRows';

/** When a period that begins then is over: the same day of the next month or year, or that month's last day. */
export function periodEnd(start: string, interval: Interval, periods = 1): string {
  const from = new Date(start);
  const months = interval === 'year' ? 12 * periods : periods;
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return `${end.toISOString().slice(0, 19)}Z`;
}
