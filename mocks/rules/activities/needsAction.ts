import type { ActivityType } from '#generated/model';
import type { BillingState } from '../../db/billingRows';
import type { ActivityRow } from '../../db/rows';

/** Facts that decide whether an activity about a job still waits; undefined if the job is closed, begun or deleted. */
export type CrewGap = {
  /** Positions no one has accepted. */
  open: number;
  /** Positions no one has accepted or can still accept. */
  unasked: number;
  /** Start of the job, UTC. */
  startsAt: string;
};

/** Open state of an offer, and its number of unanswered applications. */
export type OfferMatter = { isOpen: boolean; waiting: number };

export type Facts = {
  getGap: (orderId: number) => CrewGap | undefined;
  /** The job is not closed, begun or not. */
  isUnderway: (orderId: number) => boolean;
  /** Undefined if the offer is not known. */
  getOffer: (offerId: number) => OfferMatter | undefined;
  /** The person is still an active member, and the document still has that date. */
  hasOldDocument: (activity: ActivityRow) => boolean;
  billing: BillingState | undefined;
  /** When the subscription changes automatically: the end of the trial or of the time to pay, UTC. */
  billingDueAt: string | null;
  /** UTC. */
  now: string;
};

type Found = { activity: ActivityRow; rank: number; due: number };
type NeedsAnswer = (activity: ActivityRow, facts: Facts) => boolean;

const isUnasked: NeedsAnswer = (activity, { getGap }) => (getGap(getOrderId(activity))?.unasked ?? 0) > 0;
const isOfferOpen: NeedsAnswer = (activity, { getGap, getOffer }) =>
  (getGap(getOrderId(activity))?.open ?? 0) > 0 && (getOffer(activity.subject.id)?.isOpen ?? true);
const hasApplicants: NeedsAnswer = (activity, facts) =>
  isOfferOpen(activity, facts) && (facts.getOffer(activity.subject.id)?.waiting ?? 1) > 0;

/**
 * The types that ask for a decision, and when they still do (docs/product.md, "Activities"). The first is reported of
 * several about the same matter.
 */
const waiting: readonly (readonly [ActivityType, NeedsAnswer])[] = [
  ['crew.late', (activity, { isUnderway }) => isUnderway(getOrderId(activity))],
  ['order.unformed_soon', isUnasked],
  ['invitation.withdrawn', isUnasked],
  ['invitation.expired', isUnasked],
  ['invitation.rejected', isUnasked],
  ['subscription.payment_failed', (_, { billing }) => billing === 'past_due' || billing === 'unpaid'],
  ['offer.expiring', (activity, facts) => isOfferOpen(activity, facts) && isUnasked(activity, facts)],
  ['offer.application_received', hasApplicants],
  ['document.expiring', (activity, { hasOldDocument }) => hasOldDocument(activity)],
  ['subscription.trial_ending', (_, { billing }) => billing === 'trialing'],
];

/** Types that settle what an older activity about the same matter reports. */
const settling: readonly ActivityType[] = ['offer.filled', 'crew.checked_in'];

/**
 * The activities of a feed that still wait for a decision, those due first at the top: one per job, document and payment.
 * `newestFirst` is the whole feed.
 */
export function listNeedsAction(newestFirst: readonly ActivityRow[], facts: Facts, limit: number): ActivityRow[] {
  const settled = new Set<string>();
  const byMatter = new Map<string, Found>();
  for (const activity of newestFirst) {
    const matter = getMatter(activity);
    if (settling.includes(activity.type)) settled.add(matter);
    const rank = getRank(activity.type);
    const known = byMatter.get(matter);
    const isMoreUrgent = rank !== undefined && !settled.has(matter) && (!known || rank < known.rank);
    if (isMoreUrgent && waiting[rank]?.[1](activity, facts))
      byMatter.set(matter, { activity, rank, due: getDueTime(activity, facts) });
  }
  const found = keepOnePerJob([...byMatter.values()]).toSorted(
    (one, other) => one.due - other.due || one.rank - other.rank,
  );
  return found.slice(0, limit).map(({ activity }) => activity);
}

/** The most urgent of several matters about one job. */
function keepOnePerJob(matters: readonly Found[]): Found[] {
  const byJob = new Map<string, Found>();
  for (const each of matters) {
    const known = byJob.get(getRow(each.activity));
    if (!known || each.rank < known.rank) byJob.set(getRow(each.activity), each);
  }
  return [...byJob.values()];
}

/** An offer is announced to close this long before it does. */
const offerNoticeMs = 2 * 60 * 60_000;

/** The moment until which a decision helps, in ms; what has no date comes last. */
function getDueTime(activity: ActivityRow, { getGap, billingDueAt, now }: Facts): number {
  const { type, created_at, data } = activity;
  const toTime = (moment: string | null = null) => (moment === null ? Number.MAX_SAFE_INTEGER : Date.parse(moment));
  if (type === 'crew.late') return toTime(created_at);
  if (type.startsWith('document.')) return toTime(data.expires_on);
  if (type.startsWith('subscription.')) return toTime(billingDueAt);
  const start = toTime(getGap(getOrderId(activity))?.startsAt);
  const closing = type === 'offer.expiring' ? toTime(created_at) + offerNoticeMs : start;
  // A closed offer leaves the job with its open slots.
  return closing > toTime(now) ? Math.min(start, closing) : start;
}

/** Checks whether activities of this type may ask for a decision, or settle one. */
export function concernsAction(type: ActivityType): boolean {
  return getRank(type) !== undefined || settling.includes(type);
}

function getRank(type: ActivityType): number | undefined {
  const rank = waiting.findIndex(([name]) => name === type);
  return rank < 0 ? undefined : rank;
}

/** Topic of an activity. Being late and an incomplete crew are different topics. */
function getMatter({ type, subject, data }: ActivityRow): string {
  if (type.startsWith('crew.')) return `late/${getOrderId({ subject, data })}`;
  if (type.startsWith('offer.')) return `offer/${subject.id}`;
  if (type.startsWith('document.')) return `document/${subject.id}/${data.document ?? ''}`;
  return type.startsWith('subscription.') ? 'subscription' : `order/${getOrderId({ subject, data })}`;
}

/** One row per job, whatever happened to its crew and its offers. */
function getRow(activity: ActivityRow): string {
  const isAboutJob = /^(crew|order|invitation|offer)\./.test(activity.type);
  return isAboutJob ? `job/${getOrderId(activity)}` : getMatter(activity);
}

function getOrderId({ subject, data }: Pick<ActivityRow, 'subject' | 'data'>): number {
  return data.order_id ?? subject.id;
}
