import type { Crew, CrewMember } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { labels } from '../labels';

/** The last invitation of each person, sorted: accepted, pending, declined, ended. */
export function listLatest(members: readonly CrewMember[]): CrewMember[] {
  const latest = new Map<number, CrewMember>();
  for (const member of members) {
    const known = latest.get(member.user_id);
    if (!known || known.invitation_id < member.invitation_id) latest.set(member.user_id, member);
  }
  const rank = { 2: 0, 1: 1, 3: 2, 4: 3 };
  return [...latest.values()].toSorted(
    (one, other) => rank[one.status] - rank[other.status] || one.invitation_id - other.invitation_id,
  );
}

/** The crew without invitations that are being canceled. */
export function withoutMembers(crew: Crew, leaving: ReadonlySet<number>): Crew {
  if (leaving.size === 0) return crew;
  const members = crew.members.filter(({ invitation_id }) => !leaving.has(invitation_id));
  const slots = crew.slots.map((slot) => {
    const there = members.filter(({ position }) => position === slot.position);
    const count = (status: 1 | 2) => there.filter((each) => each.status === status).length;
    return { ...slot, accepted: count(2), pending: count(1) };
  });
  return { ...crew, slots, members };
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
