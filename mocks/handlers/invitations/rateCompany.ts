import type { HelperInvitation } from '#generated/model';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { checkRateCompany } from '../../rules/crew/ratings/companyRating';
import { openOwnInvitation } from './ownInvitation';
import { showOwn } from './showOwn';

/** The caller's rating of the company of a completed job. */
export function rateCompany({ world, user, params, body, setMessage }: Context<'rateCompany'>): HelperInvitation {
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  throwIfRefused(checkRateCompany(own, order, world.clock.now().getTime()));
  const invitation = world.tables.invitation.update(own.id, { company_rating: { ...body, at: world.now() } });
  setMessage('Thank you for your rating.');
  return showOwn(world, invitation, order);
}
