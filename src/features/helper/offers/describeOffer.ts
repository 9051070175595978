import { formatJobDays } from '#domain/time/workDays';
import type { ApplicationReason, HelperOffer } from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
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

/** Checks whether the company has to answer: not once the offer is filled or has ended otherwise. */
export function isAwaitingReply({
  status,
  applied_at,
  offer_status,
}: Pick<HelperOffer, 'status' | 'applied_at' | 'offer_status'>): boolean {
  return status === InvitationStatus.new && applied_at !== null && offer_status === OfferStatus.open;
}

const soonMs = 2 * 3_600_000;

/** Checks whether the deadline is near, or has passed. */
export function isClosingSoon({ apply_by }: Pick<HelperOffer, 'apply_by'>, now: Date): boolean {
  return Date.parse(apply_by) - now.getTime() <= soonMs;
}

/** "Closes in 3 hr 20 min" */
export function formatDeadline({ apply_by, timezone }: Pick<HelperOffer, 'apply_by' | 'timezone'>, now: Date): string {
  const left = formatTimeLeft(apply_by, now, timezone);
  return left === undefined ? texts.closed : texts.closes(left);
}

/** "Early access: others see it in 12 min"; undefined without early access or once everyone sees the offer. */
export function formatEarlyAccess(
  { early_until, timezone }: Pick<HelperOffer, 'early_until' | 'timezone'>,
  now: Date,
): string | undefined {
  const left = early_until === null ? undefined : formatTimeLeft(early_until, now, timezone);
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
