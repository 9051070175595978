import type { HelperInvitation } from '#generated/model';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { checkRateCompany } from '../../rules/crew/ratings/companyRating';
import { openOwnInvitation } from './ownInvitation';
import { showOwn } from './showOwn';

/** The caller's rating of the company of a completed job, or their new answer on working there again. */
export function rateCompany({ world, user, params, body, setMessage }: Context<'rateCompany'>): HelperInvitation {
  const own = openOwnInvitation(world, user, params.invitationId);
  const order = world.tables.order.require(own.order_id);
  throwIfRefused(checkRateCompany(own, order, world.clock.now().getTime(), body));
  const at = world.now();
  const before = own.company_rating;
  const company_rating = before ? { ...body, at: before.at, changed_at: at } : { ...body, at };
  const invitation = world.tables.invitation.update(own.id, { company_rating });
  setMessage('Thank you for your rating.');
  return showOwn(world, invitation, order);
}
