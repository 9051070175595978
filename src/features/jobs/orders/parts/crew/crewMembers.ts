import type { CrewMember } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { findByCode } from '#platform/lib/codes';
import { labels } from '../labels';

/** The last invitation of each person, sorted: accepted, pending, declined, ended, not known. */
export function listLatest(members: readonly CrewMember[]): CrewMember[] {
  const latest = new Map<number, CrewMember>();
  for (const member of members) {
    const known = latest.get(member.user_id);
    if (!known || compareIds(known, member) < 0) latest.set(member.user_id, member);
  }
  const rank = { 2: 0, 1: 1, 3: 2, 4: 3 };
  const getRank = ({ status }: CrewMember) => (status === null ? 4 : rank[status]);
  return [...latest.values()].toSorted((one, other) => getRank(one) - getRank(other) || compareIds(one, other));
}

/** Older invitations first. Those without an id keep their order. */
function compareIds(one: CrewMember, other: CrewMember): number {
  return (one.invitation_id ?? 0) - (other.invitation_id ?? 0);
}

/** The end of an invitation in one word or two: by its reason, and for someone who was replaced by their filled slot. */
export function describeEnding({ reason }: Pick<CrewMember, 'reason'>, isSlotFilled: boolean): string {
  const { filled, removed, withdrew, ended } = labels.ending;
  if (reason === null || reason === 'other') return ended;
  if (reason === 'crew_changed' && isSlotFilled) return filled;
  if (Object.hasOwn(labels.removeReason, reason)) return removed;
  if (Object.hasOwn(labels.withdrawReason, reason)) return withdrew;
  return findByCode<string, string>(labels.systemReason, reason) ?? ended;
}

/** The reason for a declined or ended invitation, as text; '' without a reason. */
export function describeMemberReason({ reason, status }: Pick<CrewMember, 'reason' | 'status'>): string {
  if (reason === null) return '';
  const lists: readonly object[] =
    status === InvitationStatus.rejected
      ? [labels.rejectReason]
      : [labels.systemReason, labels.removeReason, labels.withdrawReason];
  for (const list of lists) {
    const text: unknown = Reflect.get(list, reason);
    if (typeof text === 'string') return text;
  }
  return '';
}
