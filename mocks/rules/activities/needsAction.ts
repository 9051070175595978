import type { ActivityType } from '../../../src/generated/model';
import type { BillingState } from '../../db/billingRows';
import type { ActivityRow } from '../../db/rows';

/** What decides whether an activity about a job still waits: undefined when the job is closed, begun or gone. */
export type CrewGap = {
  /** Positions no one has accepted. */
  open: number;
  /** Positions no one has accepted or can still accept. */
  unasked: number;
  /** Start of the job, UTC. */
  startsAt: string;
};

export type Facts = {
  getGap: (orderId: number) => CrewGap | undefined;
  /** The job is not closed, begun or not. */
  isUnderway: (orderId: number) => boolean;
  /** The person is still an active member, and the paper still has that date. */
  hasOldPaper: (activity: ActivityRow) => boolean;
  billing: BillingState | undefined;
};

type Found = { activity: ActivityRow; rank: number };
type Waits = (activity: ActivityRow, facts: Facts) => boolean;

const isUnasked: Waits = (activity, { getGap }) => (getGap(getOrderId(activity))?.unasked ?? 0) > 0;
const isOfferOpen: Waits = (activity, { getGap }) => (getGap(getOrderId(activity))?.open ?? 0) > 0;

/** The types that ask for a decision, most urgent first, and when they still do (docs/product.md, "Activities"). */
const waiting: readonly (readonly [ActivityType, Waits])[] = [
  ['crew.late', (activity, { isUnderway }) => isUnderway(getOrderId(activity))],
  ['order.unformed_soon', (activity, { getGap }) => (getGap(getOrderId(activity))?.open ?? 0) > 0],
  ['invitation.withdrawn', isUnasked],
  ['invitation.expired', isUnasked],
  ['invitation.rejected', isUnasked],
  ['subscription.payment_failed', (_, { billing }) => billing === 'past_due' || billing === 'unpaid'],
  ['offer.expiring', isOfferOpen],
  ['offer.application_received', isOfferOpen],
  ['document.expiring', (activity, { hasOldPaper }) => hasOldPaper(activity)],
  ['subscription.trial_ending', (_, { billing }) => billing === 'trialing'],
];

/** Types about a job that lacks crew: next to each other in `waiting`, because they are sorted by the start of the job. */
const lackingCrew: readonly ActivityType[] = [
  'order.unformed_soon',
  'invitation.withdrawn',
  'invitation.expired',
  'invitation.rejected',
];

/** Types that settle what an older activity about the same matter reports. */
const settling: readonly ActivityType[] = ['offer.filled', 'crew.checked_in'];

/**
 * The activities of a feed that still wait for a decision, most urgent first: one per job, offer, paper and payment.
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
    if (isMoreUrgent && waiting[rank]?.[1](activity, facts)) byMatter.set(matter, { activity, rank });
  }
  const getStart = ({ activity }: Found) =>
    lackingCrew.includes(activity.type) ? facts.getGap(getOrderId(activity))?.startsAt : undefined;
  const compare = (one: Found, other: Found) => {
    const [start, otherStart] = [getStart(one), getStart(other)];
    return start && otherStart ? start.localeCompare(otherStart) : one.rank - other.rank;
  };
  const found = [...byMatter.values()].toSorted(compare);
  return found.slice(0, limit).map(({ activity }) => activity);
}

/** Whether activities of this type may ask for a decision, or settle one. */
export function concernsAction(type: ActivityType): boolean {
  return getRank(type) !== undefined || settling.includes(type);
}

function getRank(type: ActivityType): number | undefined {
  const rank = waiting.findIndex(([name]) => name === type);
  return rank < 0 ? undefined : rank;
}

/** What an activity is about. Being late is another matter than a crew that is not complete. */
function getMatter({ type, subject, data }: ActivityRow): string {
  if (type.startsWith('crew.')) return `late/${getOrderId({ subject, data })}`;
  if (type.startsWith('offer.')) return `offer/${subject.id}`;
  if (type.startsWith('document.')) return `paper/${subject.id}/${data.document ?? ''}`;
  return type.startsWith('subscription.') ? 'subscription' : `order/${getOrderId({ subject, data })}`;
}

function getOrderId({ subject, data }: Pick<ActivityRow, 'subject' | 'data'>): number {
  return data.order_id ?? subject.id;
}
