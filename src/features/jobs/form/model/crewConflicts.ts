import type { Conflict, CrewMember, OrderRequest } from '#generated/model';
import { isOnCrew } from '#domain/orders/statuses';

type TimeSpan = { start: string; end: string };

/** A person on the crew who works elsewhere at the new time of a job. */
export type CrewConflict = {
  invitationId: number;
  /** Null for a person who is no member: no one can override that conflict. */
  employeeId: number | null;
  name: string;
  /** Of the other job; null for one of another branch. */
  number: string | null;
  own: TimeSpan | null;
  other: TimeSpan | null;
};

/** Decision of the office about people with a conflict. */
export type ConflictDecision = Required<Pick<OrderRequest, 'override' | 'release_invitation_ids'>>;

/** The refused conflicts with the invitations they are about. Leaves out people who left the crew in between. */
export function toCrewConflicts(conflicts: readonly Conflict[], members: readonly CrewMember[]): CrewConflict[] {
  return conflicts.flatMap((conflict): CrewConflict[] => {
    const member = members.find((each) => isOnCrew(each) && isAbout(conflict, each));
    if (!member || member.invitation_id === null) return [];
    const { label, number = null, own_starts_at, own_ends_at, starts_at, ends_at } = conflict;
    return [
      {
        invitationId: member.invitation_id,
        employeeId: member.employee_id,
        name: label,
        number,
        own: toTimeSpan(own_starts_at, own_ends_at),
        other: toTimeSpan(starts_at, ends_at),
      },
    ];
  });
}

/** Keeps these people with the reason and removes the others. */
export function decideConflicts(
  conflicts: readonly CrewConflict[],
  keptIds: readonly number[],
  reason = '',
): ConflictDecision {
  const isKept = ({ invitationId }: CrewConflict) => keptIds.includes(invitationId);
  return {
    override: conflicts.flatMap((conflict) =>
      isKept(conflict) && conflict.employeeId !== null
        ? [{ employee_id: conflict.employeeId, reason: reason.trim() }]
        : [],
    ),
    release_invitation_ids: conflicts.flatMap((conflict) => (isKept(conflict) ? [] : [conflict.invitationId])),
  };
}

/** The id of a conflict: the member's, or the user's if they are not a member. */
function isAbout({ kind, id }: Conflict, { employee_id, user_id }: CrewMember): boolean {
  return kind === 'employee' ? employee_id === id : kind === 'helper' && user_id === id;
}

function toTimeSpan(start: string | undefined, end: string | undefined): TimeSpan | null {
  return start !== undefined && end !== undefined ? { start, end } : null;
}
