import * as generated from '../../generated/handlers/invitations/invitations.msw';
import { implement } from '../../http/implement';
import { orNotFound } from '../../http/refusal';
import { presentInvitation } from '../../presenters/crews';
import type { World } from '../../world';
import { expireDue } from '../crew/formCrew';
import { openUnclosed } from '../orders/openOrder';
import { acceptInvitation, rejectInvitation, cancelInvitation, withdrawInvitation } from './answers';
import { reportRunningLate, reportStep } from './attendance';
import { rateCompany } from './rateCompany';
import { getHelperInvitation, getHelperInvitationCounts, getHelperInvitations } from './helperLists';
import { openOwnInvitation } from './ownInvitation';

export const invitationHandlers = implement(generated, {
  getHelperInvitations,
  getHelperInvitationCounts,
  getHelperInvitation,
  reportOnMyWay: (call) => reportStep(call, 'on_my_way'),
  reportRunningLate,
  checkIn: (call) => reportStep(call, 'checked_in'),
  checkOut: (call) => reportStep(call, 'checked_out'),
  rateCompany,

  acceptInvitation: ({ world, user, params, setMessage }) => {
    const invitation = openOwnInvitation(world, user, params.invitationId);
    acceptInvitation(world, invitation);
    setMessage(`You accepted job #${invitation.order_id}.`);
    return showInvitation(world, invitation.id);
  },

  rejectInvitation: ({ world, user, params, body, setMessage }) => {
    const invitation = openOwnInvitation(world, user, params.invitationId);
    rejectInvitation(world, invitation, body);
    setMessage('You declined. You can still accept while the slot is open.');
    return showInvitation(world, invitation.id);
  },

  cancelInvitationByHelper: ({ world, user, params, body, setMessage }) => {
    const invitation = openOwnInvitation(world, user, params.invitationId);
    withdrawInvitation(world, invitation, body);
    setMessage(`You withdrew from job #${invitation.order_id}.`);
    return showInvitation(world, invitation.id);
  },

  cancelInvitationByCompany: ({ world, user, params, body, setMessage }) => {
    expireDue(world);
    const invitation = orNotFound(world.tables.invitation.get(params.invitationId));
    openUnclosed(world, user, invitation.order_id);
    cancelInvitation(world, invitation, body, user.id);
    setMessage('The invitation was withdrawn.');
    return showInvitation(world, invitation.id);
  },
});

function showInvitation({ tables }: World, id: number) {
  return presentInvitation(tables.invitation.require(id));
}
