import type { Crew, OrderCompletion } from '#generated/model';
import { multiplyCents } from '#platform/lib/money';
import { getPercent } from '../numbers/statistics';

/** Pay of a crew, in whole cents (docs/product.md, "Pay"). */
export type Rounding = 'quarter_up' | 'quarter_nearest' | 'none';
export type TipSplit = 'equal' | 'by_hours' | 'custom';
export type CrewHours = {
  hours: number;
  /** Cents per hour. */
  hourlyRate: number;
  bonus: number;
  /** Used only for a custom split of tips. */
  tip: number;
  noShow: boolean;
};
/** Pay terms of an order: money in cents, travel pay per person. */
export type PayTerms = {
  payType: 'hourly' | 'flat';
  estimatedHours: number;
  minPaidHours: number;
  travelPay: number;
};
export type PayLine = {
  paidHours: number;
  wage: number;
  travel: number;
  bonus: number;
  tip: number;
  total: number;
};

/** Hours to pay for minutes on site minus the break. Never negative. */
export function getPaidHoursOnSite(minutesOnSite: number, breakMinutes: number, rounding: Rounding): number {
  const minutes = Math.max(0, minutesOnSite - breakMinutes);
  if (rounding === 'none') return Math.round((minutes / 60) * 100) / 100;
  const quarters = minutes / 15;
  return (rounding === 'quarter_up' ? Math.ceil(quarters) : Math.round(quarters)) / 4;
}

/**
 * One line per crew member: max(hours, minimum) × rate + travel pay + bonus + tip. A flat-rate job pays the estimated
 * hours, however long it took. A no-show earns nothing and gets no share of the tips. Tips are divided to the cent; the
 * remainder goes to the first members.
 */
export function getPayLines(
  crew: readonly CrewHours[],
  { payType, estimatedHours, minPaidHours, travelPay }: PayTerms,
  { tipsTotal, tipSplit }: { tipsTotal: number; tipSplit: TipSplit },
): PayLine[] {
  const tips = splitTips(crew, tipsTotal, tipSplit);
  return crew.map(({ hours, hourlyRate, bonus, noShow }, index) => {
    if (noShow) return { paidHours: 0, wage: 0, travel: 0, bonus: 0, tip: 0, total: 0 };
    const paidHours = Math.max(payType === 'flat' ? estimatedHours : hours, minPaidHours);
    const [wage, tip] = [multiplyCents(hourlyRate, paidHours), tips[index] ?? 0];
    return { paidHours, wage, travel: travelPay, bonus, tip, total: wage + travelPay + bonus + tip };
  });
}

/** Cents for the whole crew. */
export function sumPayout(lines: readonly PayLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

/** Checks whether the hours need a note: more than 150% of the estimate. */
export function needsNote(hours: number, estimatedHours: number): boolean {
  return hours > estimatedHours * 1.5;
}

function splitTips(crew: readonly CrewHours[], total: number, split: TipSplit): number[] {
  if (split === 'custom') return crew.map(({ tip }) => tip);
  const shares = crew.map(({ hours, noShow }) => (noShow ? 0 : split === 'equal' ? 1 : hours));
  const sum = shares.reduce((all, share) => all + share, 0);
  if (sum === 0) return crew.map(() => 0);
  const tips = shares.map((share) => Math.floor((total * share) / sum));
  let left = total - tips.reduce((all, tip) => all + tip, 0);
  return tips.map((tip, index) => (left > 0 && (shares[index] ?? 0) > 0 ? (left--, tip + 1) : tip));
}

/** Cents; the same twice once it is known. */
export type LaborCost = { low: number; high: number };

/** Labor cost of a job: paid (without tips), else estimated; undefined until known. */
export function getLaborCost(
  completion: Pick<OrderCompletion, 'payout_total' | 'tips_total'> | null,
  estimate: Pick<Crew, 'labor_min' | 'labor_max'> | undefined,
): LaborCost | undefined {
  if (completion) {
    const paid = completion.payout_total - completion.tips_total;
    return { low: paid, high: paid };
  }
  if (!estimate || estimate.labor_min === null || estimate.labor_max === null) return undefined;
  return { low: estimate.labor_min, high: estimate.labor_max };
}

/** Whole percent of a price that labor takes; null without a price. Both in cents. */
export function getLaborPercent(labor: number, price: number | null): number | null {
  return getPercent(labor, price ?? 0);
}
