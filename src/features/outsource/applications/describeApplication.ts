import { callPerson, namePerson } from '#domain/people/personName';
import type { OfferApplication } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatMoneyShort, formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { timeAgo } from '#platform/lib/time/timeLeft';
import { offerLabels } from '../parts/labels';
import { applicationTexts as texts } from './texts';

export function nameApplicant({ person, position }: Pick<OfferApplication, 'person' | 'position'>): string {
  return namePerson({ ...person, position });
}

/** The rate at which they would work, in cents; null if neither theirs nor the offered one is known. */
export const getProposedRate = ({
  proposed_rate,
  hourly_rate,
}: Pick<OfferApplication, 'proposed_rate' | 'hourly_rate'>) => proposed_rate ?? hourly_rate;

/** The rate, and how it differs from the offered one. */
export function describeRate({ proposed_rate, hourly_rate }: Pick<OfferApplication, 'proposed_rate' | 'hourly_rate'>) {
  const asked = proposed_rate ?? hourly_rate;
  if (asked === null) return undefined;
  const rate = formatRate(asked);
  if (hourly_rate === null) return { rate, difference: '', isOver: false };
  const difference = asked - hourly_rate;
  if (difference === 0) return { rate, difference: texts.offered, isOver: false };
  const amount = formatMoneyShort(Math.abs(difference));
  return difference > 0
    ? { rate, difference: texts.over(amount), isOver: true }
    : { rate, difference: texts.under(amount), isOver: false };
}

/** Explains a conflict to the company; the provider's text includes when the person is busy. */
export function describeConflict(application: OfferApplication): string {
  const { conflict, status, person } = application;
  const name = callPerson({ ...person, position: application.position });
  if (status === InvitationStatus.accepted) return texts.alsoBusy(name);
  return conflict?.code === 'hard_conflict' ? texts.becameBusy(name) : texts.blocked(name);
}

/** "6.1 mi" */
export const formatDistance = (miles: number): string => texts.miles(formatNumber(miles, 1));

/** Describes the latest event, and its reason. Empty if the provider does not give when it was. */
export function describeState(application: OfferApplication, now: Date, zone: string): string {
  const { applied_at, decided_at, notified_at } = application;
  const isAnswered = application.status !== null && application.status !== InvitationStatus.new;
  const at = (isAnswered ? decided_at : applied_at) ?? notified_at;
  if (at === null) return '';
  const what = describeEvent(application, timeAgo(at, now, zone));
  const { reason, reason_comment } = application;
  if (reason === null) return what;
  return texts.because(what, reason_comment ?? offerLabels.reason[reason] ?? offerLabels.reason.other);
}

function describeEvent(application: OfferApplication, when: string): string {
  switch (application.status) {
    case InvitationStatus.accepted:
      return describeAccepted(application, when);
    case InvitationStatus.rejected:
      return describeDeclined(application, when);
    case InvitationStatus.cancelled:
      return describeCancelled(application, when);
    default:
      return describeOpen(application, when);
  }
}

function describeOpen({ applied_at, viewed_at }: OfferApplication, when: string): string {
  if (applied_at !== null) return texts.applied(when);
  return texts.because(texts.notified(when), viewed_at === null ? texts.notViewed : texts.viewed);
}

function describeAccepted({ decided_by }: OfferApplication, when: string): string {
  return decided_by === null ? texts.acceptedAuto(when) : texts.acceptedBy(when, decided_by.name);
}

function describeDeclined({ decided_by }: OfferApplication, when: string): string {
  return decided_by === null ? texts.passed(when) : texts.declinedBy(when, decided_by.name);
}

function describeCancelled({ cancelled_by, decided_by }: OfferApplication, when: string): string {
  if (cancelled_by === 'helper') return texts.withdrew(when);
  return cancelled_by === 'company' && decided_by !== null
    ? texts.cancelledBy(when, decided_by.name)
    : texts.ended(when);
}
