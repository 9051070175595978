import type { InvitationAction, InvitationBucket } from '../../../src/generated/model';
import { InvitationStatus } from '../../../src/generated/model/codes';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { dayMs, toIso } from '../../times';

/** The list of each status (docs/product.md, "Lists of a helper"). */
const bucketByStatus: Record<InvitationStatus, InvitationBucket> = {
  [InvitationStatus.new]: 'new',
  [InvitationStatus.accepted]: 'accepted',
  [InvitationStatus.rejected]: 'waiting',
  [InvitationStatus.cancelled]: 'cancelled',
};

/** How long canceled invitations are listed. */
const cancelledForMs = 90 * dayMs;

type Invitation = Pick<InvitationRow, 'status' | 'responded_at' | 'created_at'>;
type Job = Readonly<Pick<OrderRow, 'closed_state' | 'starts_at'>>;

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

/** What a helper may do with an invitation. `isBlocked`: accepting would be refused. */
export function listActions(
  { status }: Pick<InvitationRow, 'status'>,
  job: Job,
  isBlocked: boolean,
): InvitationAction[] {
  if (job.closed_state !== null) return [];
  const isOpen = status === InvitationStatus.new;
  const mayAccept = (isOpen || status === InvitationStatus.rejected) && !isBlocked;
  return [
    ...(mayAccept ? (['accept'] as const) : []),
    ...(isOpen ? (['reject'] as const) : []),
    ...(status === InvitationStatus.accepted ? (['withdraw'] as const) : []),
  ];
}
