import type { InvitationAction, InvitationBucket } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { dayMs, toIso } from '../../provider/time/times';
import { canDo } from '../../provider/rules/actions';

/** The list of each status (docs/product.md, "Lists of a helper"). */
const bucketByStatus: Record<InvitationStatus, InvitationBucket> = {
  [InvitationStatus.new]: 'new',
  [InvitationStatus.accepted]: 'accepted',
  [InvitationStatus.rejected]: 'waiting',
  [InvitationStatus.cancelled]: 'cancelled',
};

/** Time that canceled invitations stay listed. */
const cancelledForMs = 90 * dayMs;

type Invitation = Pick<InvitationRow, 'status' | 'responded_at' | 'created_at'>;
type Job = Readonly<Pick<OrderRow, 'closed_state' | 'starts_at' | 'latest_end_at'>>;

export function getBucket({ status }: Pick<InvitationRow, 'status'>): InvitationBucket {
  return bucketByStatus[status];
}

/**
 * The list that shows an invitation; null for none: completed jobs are in the earnings, declined jobs leave the list when
 * they start, canceled ones after 90 days. `now` in milliseconds since the epoch.
 */
export function findList(invitation: Invitation, job: Job, now: number): InvitationBucket | null {
  const { status, responded_at, created_at } = invitation;
  const bucket = getBucket(invitation);
  if (status === InvitationStatus.cancelled)
    return (responded_at ?? created_at) > toIso(now - cancelledForMs) ? bucket : null;
  if (job.closed_state !== null) return null;
  return status === InvitationStatus.rejected && job.starts_at <= toIso(now) ? null : bucket;
}

/** Sorts a list: new ones by when they expire, canceled ones newest first, the others by their start. */
export function getListKey(
  bucket: InvitationBucket,
  { expires_at, responded_at, created_at }: Pick<InvitationRow, 'expires_at' | 'responded_at' | 'created_at'>,
  { starts_at }: Pick<OrderRow, 'starts_at'>,
): number {
  if (bucket === 'new') return Date.parse(expires_at);
  return bucket === 'cancelled' ? -Date.parse(responded_at ?? created_at) : Date.parse(starts_at);
}

/** Lists the helper's actions for an invitation. `isBlocked`: accepting would be refused. `now` in milliseconds. */
export function listActions(
  own: Pick<InvitationRow, 'status' | 'attendance'>,
  job: Job,
  isBlocked: boolean,
  now: number,
): InvitationAction[] {
  return [
    ...(canDo('accept', own, job, now) && !isBlocked ? (['accept'] as const) : []),
    ...(canDo('decline', own, job, now) ? (['reject'] as const) : []),
    ...(canDo('withdraw', own, job, now) ? (['withdraw'] as const) : []),
  ];
}
