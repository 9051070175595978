import type { OfferApplication } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatMoneyShort, formatRate } from '#platform/lib/money';
import { formatNumber, fullName } from '#platform/lib/text';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { offerLabels } from '../parts/labels';
import { applicationTexts as texts } from './texts';

export const nameApplicant = ({ person }: Pick<OfferApplication, 'person'>): string => fullName(person);

/** The rate at which they would work, in cents. */
export const getProposedRate = ({
  proposed_rate,
  hourly_rate,
}: Pick<OfferApplication, 'proposed_rate' | 'hourly_rate'>) => proposed_rate ?? hourly_rate;

/** The rate, and how it differs from the offered one. */
export function describeRate(application: Pick<OfferApplication, 'proposed_rate' | 'hourly_rate'>) {
  const asked = getProposedRate(application);
  const difference = asked - application.hourly_rate;
  const rate = formatRate(asked);
  if (difference === 0) return { rate, difference: texts.offered, isOver: false };
  const amount = formatMoneyShort(Math.abs(difference));
  return difference > 0
    ? { rate, difference: texts.over(amount), isOver: true }
    : { rate, difference: texts.under(amount), isOver: false };
}

/** Explains a conflict to the company; the provider's text includes when the person is busy. */
export function describeConflict({ conflict, status, person }: OfferApplication): string {
  if (status === InvitationStatus.accepted) return texts.alsoBusy(person.first_name);
  return conflict?.code === 'hard_conflict' ? texts.becameBusy(person.first_name) : texts.blocked(person.first_name);
}

/** "6.1 mi" */
export const formatDistance = (miles: number): string => texts.miles(formatNumber(miles, 1));

/** Describes the latest event, and its reason. */
export function describeState(application: OfferApplication, now: Date, zone: string): string {
  const what = describeEvent(application, (instant) => timeAgo(instant, now, zone));
  const { reason, reason_comment } = application;
  if (reason === null) return what;
  return texts.because(what, reason_comment ?? offerLabels.reason[reason] ?? offerLabels.reason.other);
}

type FormatAgo = (instant: string) => string;

function describeEvent(application: OfferApplication, formatAgo: FormatAgo): string {
  switch (application.status) {
    case InvitationStatus.accepted:
      return describeAccepted(application, formatAgo);
    case InvitationStatus.rejected:
      return describeDeclined(application, formatAgo);
    case InvitationStatus.cancelled:
      return describeCancelled(application, formatAgo);
    default:
      return describeOpen(application, formatAgo);
  }
}

function describeOpen({ applied_at, viewed_at, notified_at }: OfferApplication, formatAgo: FormatAgo): string {
  if (applied_at !== null) return texts.applied(formatAgo(applied_at));
  return texts.because(texts.notified(formatAgo(notified_at)), viewed_at === null ? texts.notViewed : texts.viewed);
}

function describeAccepted({ decided_at, decided_by, notified_at }: OfferApplication, formatAgo: FormatAgo): string {
  const when = formatAgo(decided_at ?? notified_at);
  return decided_by === null ? texts.acceptedAuto(when) : texts.acceptedBy(when, decided_by.name);
}

function describeDeclined({ decided_at, decided_by, notified_at }: OfferApplication, formatAgo: FormatAgo): string {
  const when = formatAgo(decided_at ?? notified_at);
  return decided_by === null ? texts.passed(when) : texts.declinedBy(when, decided_by.name);
}

function describeCancelled(application: OfferApplication, formatAgo: FormatAgo): string {
  const { cancelled_by, decided_at, decided_by, notified_at } = application;
  const when = formatAgo(decided_at ?? notified_at);
  if (cancelled_by === 'helper') return texts.withdrew(when);
  return cancelled_by === 'company' && decided_by !== null
    ? texts.cancelledBy(when, decided_by.name)
    : texts.ended(when);
}
