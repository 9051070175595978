import type { InvitationBucket } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { OfferApplicationRow, OfferRow, OrderRow } from '../../provider/store/schema';
import { dayMs, toIso } from '../../provider/time/times';
import { getBucket } from '../../crew/rules/answers';

/** Time that ended offers stay listed. */
const shownForMs = 90 * dayMs;

type Application = Pick<OfferApplicationRow, 'status' | 'decided_at' | 'opens_at'>;

/**
 * The list of a helper that shows an offer; null for none: accepted ones leave it when the job is closed, passed and
 * declined ones when it starts, canceled ones after 90 days. `now` in milliseconds since the epoch.
 */
export function findOfferList(
  application: Application,
  { closed_state, starts_at }: Pick<OrderRow, 'closed_state' | 'starts_at'>,
  now: number,
): InvitationBucket | null {
  const { status, decided_at, opens_at } = application;
  const bucket = getBucket(application);
  if (status === InvitationStatus.cancelled) return (decided_at ?? opens_at) > toIso(now - shownForMs) ? bucket : null;
  if (closed_state !== null) return null;
  return status === InvitationStatus.rejected && starts_at <= toIso(now) ? null : bucket;
}

/** Sorts a list: new ones by their deadline, accepted ones by the start of the job, the others latest first. */
export function getOfferListKey(
  bucket: InvitationBucket,
  { decided_at, opens_at }: Pick<OfferApplicationRow, 'decided_at' | 'opens_at'>,
  { apply_by }: Pick<OfferRow, 'apply_by'>,
  startsAt: string,
): number {
  if (bucket === 'new') return Date.parse(apply_by);
  return bucket === 'accepted' ? Date.parse(startsAt) : -Date.parse(decided_at ?? opens_at);
}
