import type { Candidate } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { isBusy } from '../picks';

/** Reason a person cannot be invited to a job. A person who is `busy` can be with a reason. */
export type Barrier = 'invited' | 'accepted' | 'noSlot' | 'busy';

/** The reason a candidate cannot be invited; undefined if they can. `hasPlace`: a position of theirs is open. */
export function findBarrier(
  candidate: Pick<Candidate, 'invitation_status' | 'conflicts'>,
  hasPlace: boolean,
): Barrier | undefined {
  if (candidate.invitation_status === InvitationStatus.accepted) return 'accepted';
  if (candidate.invitation_status === InvitationStatus.new) return 'invited';
  if (!hasPlace) return 'noSlot';
  return isBusy(candidate) ? 'busy' : undefined;
}
