import type { InvitationRow, UserRow } from '../../../provider/store/schema';
import { orNotFound, throwIfRefused } from '../../../provider/http/refusal';
import { getBranchReach } from '../../../provider/access/membership';
import { checkRecipient } from '../../../provider/access/reach';
import type { World } from '../../../provider/world';
import { expireDue } from '../../../crew/handlers/formCrew';

/** The caller's own invitation; 403 for the company, which may only cancel it, and 404 for everyone else. */
export function openOwnInvitation(world: World, user: UserRow, id: number): InvitationRow {
  expireDue(world);
  const invitation = orNotFound(world.tables.invitation.get(id));
  const { user_id, branch_id } = invitation;
  throwIfRefused(checkRecipient(user.id, user_id, getBranchReach(world.tables, user, branch_id)));
  return invitation;
}
