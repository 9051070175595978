import type { Employee } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { hasDetails } from '../../model/knownMember';
import { listTexts } from '../texts';

/** Reason a member cannot be invited to jobs; undefined if they can. */
export function findInviteProblem(member: Pick<Employee, 'status' | 'positions' | 'version'>): string | undefined {
  if (member.status === ActiveStatus.inactive) return listTexts.inviteInactive;
  return hasDetails(member) && member.positions.length === 0 ? listTexts.inviteOffice : undefined;
}
