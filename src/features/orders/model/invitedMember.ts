import type { CrewMember } from '#generated/model';

/** Someone whose invitation can be changed. */
export type InvitedMember = CrewMember & { invitation_id: number };

export function hasInvitation(member: CrewMember): member is InvitedMember {
  return member.invitation_id !== null;
}
