import type { OfferAudience, OutsourceOffer } from '#generated/model';
import { offerLabels } from './labels';

/** Only audiences of several groups are notified one group after the other. */
export function hasTiers(audience: OfferAudience): boolean {
  return audience === 'top_20' || audience === 'everyone_in_radius';
}

/** Minutes between the groups that can be chosen. */
export const tierGaps: readonly number[] = [15, 30, 60, 120];

/** The audiences for an offer that exists: the same people only if it was for selected people. */
export function listAudiences({ audience }: Pick<OutsourceOffer, 'audience'>) {
  const audiences: readonly OfferAudience[] = ['favorites', 'top_20', 'everyone_in_radius'];
  const all = audience === 'selected' ? (['selected', ...audiences] as const) : audiences;
  return all.map((value) => ({ value, title: offerLabels.audience[value] }));
}
