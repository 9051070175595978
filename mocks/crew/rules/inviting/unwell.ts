import { InvitationStatus } from '#generated/model/codes';
import type { WorldTables } from '../../../provider/store/schema';
import { dayMs, toIso } from '../../../provider/time/times';

const reasons: readonly (string | null)[] = ['sick', 'injury'];

/**
 * People who withdrew as sick or hurt within a day. They are not free, whatever their working hours. `now` in
 * milliseconds.
 */
export function findUnwell(tables: WorldTables, now: number): ReadonlySet<number> {
  const since = toIso(now - dayMs);
  const withdrawn = tables.invitation.where(
    ({ status, cancelled_by, reason, responded_at }) =>
      status === InvitationStatus.cancelled &&
      cancelled_by === 'helper' &&
      reasons.includes(reason) &&
      responded_at !== null &&
      responded_at > since,
  );
  return new Set(withdrawn.map(({ user_id }) => user_id));
}
