import type { OutsourceOffer } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { ApplicationsQuery } from '../offersApi';

/** Tabs of the applications, in their order, by their name in the address bar (`?show=accepted`). */
export const buckets = ['waiting', 'accepted', 'declined', 'cancelled', 'silent'] as const;

export type Bucket = (typeof buckets)[number];

export function parseBucket(text: string | null): Bucket {
  return buckets.find((bucket) => bucket === text) ?? 'waiting';
}

type Filter = Pick<ApplicationsQuery, 'filter[status]' | 'filter[applied]'>;

const filters: Record<Bucket, Filter> = {
  waiting: { 'filter[status]': String(InvitationStatus.new), 'filter[applied]': 1 },
  accepted: { 'filter[status]': String(InvitationStatus.accepted) },
  declined: { 'filter[status]': String(InvitationStatus.rejected) },
  cancelled: { 'filter[status]': String(InvitationStatus.cancelled) },
  silent: { 'filter[status]': String(InvitationStatus.new), 'filter[applied]': 0 },
};

/** The provider's filter for a tab. */
export const getBucketFilter = (bucket: Bucket): Filter => filters[bucket];

/** The counts that an offer has; the other tabs have none. */
export function getBucketCounts({ waiting, counts }: OutsourceOffer): Partial<Record<Bucket, number>> {
  return { waiting, accepted: counts.accepted };
}
