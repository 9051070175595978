import type { Employee } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { listTexts } from '../texts';

/** Reason a member cannot be invited to jobs; undefined if they can. */
export function findInviteProblem({ status, positions }: Pick<Employee, 'status' | 'positions'>): string | undefined {
  if (status === ActiveStatus.inactive) return listTexts.inviteInactive;
  return positions.length === 0 ? listTexts.inviteOffice : undefined;
}
