import type { OfferStatus, OfferStatusCounts } from '#generated/model';
import { OfferStatus as Status } from '#generated/model/codes';

/** Statuses by their name in the address bar (`?status=open`), in the order of the filters. */
export const offerFilters = [
  'open',
  'filled',
  'closed',
  'expired',
  'cancelled',
] as const satisfies readonly (keyof OfferStatusCounts)[];

export type OfferFilter = (typeof offerFilters)[number];

/** The chosen status; undefined for all. */
export function parseOfferFilter(text: string | null): OfferFilter | undefined {
  return offerFilters.find((filter) => filter === text);
}

export function getFilterStatus(filter: OfferFilter): OfferStatus {
  return Status[filter];
}

export function countAll(counts: OfferStatusCounts): number {
  return offerFilters.reduce((sum, filter) => sum + counts[filter], 0);
}
