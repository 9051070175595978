import type {
  BillingInterval,
  Plan,
  PlanLimits,
  SubscriptionStatus,
  PaymentMethod,
  BillingAddress,
} from '#generated/model';
import { formatMoney, formatMoneyShort } from '#platform/lib/money';
import { counted, type PluralForms } from '#platform/lib/text';
import { paymentTexts } from '../payment/texts';
import { planLabels as texts } from '../plans/texts';
import { addressTexts } from '../texts';

export type LimitName = keyof PlanLimits;

/** In the order they are shown. */
export const limitNames: readonly LimitName[] = [
  ...(['branches', 'members', 'orders', 'offers'] as const),
  ...(['serving_areas', 'accepted_jobs'] as const),
];

export function isLimitName(text: string | null): text is LimitName {
  return limitNames.some((name) => name === text);
}

/** "3 branches", "Unlimited jobs a month". */
export function allowance(name: LimitName, allowed: number | null): string {
  const forms: PluralForms = texts.limits[name];
  return allowed === null ? texts.unlimited(forms.other) : counted(allowed, forms);
}

/** Formats the price of one period of a plan: "$129.00 a month". */
export function priceText(cents: number, interval: BillingInterval): string {
  if (cents === 0) return texts.free;
  return interval === 'month' ? texts.aMonth(formatMoney(cents)) : texts.aYear(formatMoney(cents));
}

/** The price of a plan as it is compared: always by the month. */
export function monthlyPrice(plan: Plan, interval: BillingInterval): string {
  const cents = interval === 'month' ? plan.price_monthly : Math.round(plan.price_yearly / 12);
  return formatMoneyShort(cents);
}

/** Usage against the limit: `full` when nothing is left, `near` when less than a fifth is. */
export function getCloseness(used: number, allowed: number | null | undefined): 'roomy' | 'near' | 'full' {
  if (allowed === null || allowed === undefined) return 'roomy';
  if (used >= allowed) return 'full';
  return used >= allowed * 0.8 ? 'near' : 'roomy';
}

/** A plan and an interval in short: "Growth, monthly". */
export function planName(name: string, interval: BillingInterval): string {
  return texts.planBy(name, intervalWord(interval));
}

export function intervalWord(interval: BillingInterval): string {
  return interval === 'month' ? texts.monthly : texts.yearly;
}

export function statusText(status: SubscriptionStatus): string {
  return texts.statuses[status];
}

export function daysLeft(days: number): string {
  return counted(days, texts.days);
}

/** "Visa ending in 4242" */
export function formatCardName({ brand, last4 }: PaymentMethod): string {
  return paymentTexts.card(brand, last4);
}

/** A billing address as it is printed on an invoice. */
export function formatAddressLines({ name, address_line, unit, city, state, zip, email }: BillingAddress): string[] {
  const street = unit === null ? address_line : addressTexts.street(address_line, unit);
  return [name, street, addressTexts.place(city, state, zip), email];
}
