import type { ApplicationReason, HelperOffer, HelperOfferPay } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatJobDays } from '#domain/time/workDays';
import { formatTimeLeft } from '#platform/lib/time/timeLeft';
import { formatCities, readLabel } from '../jobs/describeJob';
import { jobLabels } from '../jobs/labels';
import { offerListTexts as texts } from './texts';

/** "Tempe → Gilbert" */
export function formatOfferCities({ city_from, city_to }: Pick<HelperOffer, 'city_from' | 'city_to'>): string {
  return formatCities({ city_from, city_to, number: texts.noCity });
}

/** "Offer: Tempe → Gilbert, Sat, Nov 28": identifies an offer in a list. */
export function formatOffer(offer: Pick<HelperOffer, 'city_from' | 'city_to' | 'date' | 'end_date'>): string {
  return texts.offer(formatOfferCities(offer), formatJobDays(offer));
}

/** Checks whether the company has to answer. */
export function isAwaitingReply({ status, applied_at }: Pick<HelperOffer, 'status' | 'applied_at'>): boolean {
  return status === InvitationStatus.new && applied_at !== null;
}

/** Pay to show: of the position applied for, or the best paid open one. */
export function getMainPay({
  positions,
  position,
}: Pick<HelperOffer, 'positions' | 'position'>): HelperOfferPay | undefined {
  const applied = positions.find((each) => each.position === position);
  return applied ?? [...positions].sort(byOpenThenPay)[0];
}

function byOpenThenPay(a: HelperOfferPay, b: HelperOfferPay): number {
  return Number(b.open > 0) - Number(a.open > 0) || b.pay.total - a.pay.total;
}

const soonMs = 2 * 3_600_000;

/** Checks whether the deadline is near, or has passed. */
export function isClosingSoon({ apply_by }: Pick<HelperOffer, 'apply_by'>, now: Date): boolean {
  return Date.parse(apply_by) - now.getTime() <= soonMs;
}

/** "Closes in 3 hr 20 min" */
export function formatDeadline({ apply_by }: Pick<HelperOffer, 'apply_by'>, now: Date): string {
  const left = formatTimeLeft(apply_by, now);
  return left === undefined ? texts.closed : texts.closes(left);
}

/** "Early access: others see it in 12 min"; undefined without early access or once everyone sees the offer. */
export function formatEarlyAccess({ early_until }: Pick<HelperOffer, 'early_until'>, now: Date): string | undefined {
  const left = early_until === null ? undefined : formatTimeLeft(early_until, now);
  return left && texts.early(left);
}

type Ending = Pick<HelperOffer, 'bucket' | 'reason' | 'cancelled_by' | 'applied_at'>;

/** Reason a rejected or canceled offer ended, in words that are fair to the helper. */
export function formatOfferEnding(ending: Ending): string | undefined {
  if (ending.bucket === 'waiting') return formatRejection(ending);
  return ending.bucket === 'cancelled' ? formatCancellation(ending) : undefined;
}

/** Only a company declines what was applied for; without an application the helper passed. */
function formatRejection({ reason, applied_at }: Ending): string {
  if (applied_at !== null) return findLabel(texts.declined, reason) ?? texts.chosenOther;
  return formatBecause(texts.passed, jobLabels.rejectReason, reason) ?? texts.passedWithoutReason;
}

function formatCancellation({ reason, cancelled_by, applied_at }: Ending): string {
  if (cancelled_by === 'helper') {
    return formatBecause(texts.withdrewBecause, jobLabels.withdrawReason, reason) ?? texts.withdrew;
  }
  const missed = applied_at === null ? findLabel(texts.missed, reason) : undefined;
  const own = missed ?? findLabel(texts.ended, reason);
  return own ?? formatBecause(texts.removedBecause, jobLabels.removeReason, reason) ?? texts.removed;
}

function formatBecause(
  write: (label: string) => string,
  labels: Readonly<Record<string, string>>,
  reason: ApplicationReason | null,
): string | undefined {
  const label = findLabel(labels, reason);
  return label && write(label);
}

function findLabel(labels: Readonly<Record<string, string>>, reason: ApplicationReason | null): string | undefined {
  return reason === null ? undefined : readLabel(labels, reason);
}
