import type { Nothing, OutsourceOffer } from '../../../src/generated/model';
import { InvitationStatus, OfferStatus } from '../../../src/generated/model/codes';
import type { OfferRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { orRefuse } from '../../http/refusal';
import { findChangeProblems } from '../../rules/outsource/offerForm';
import { countOpenPlaces, listOpenNeeds } from '../../rules/outsource/places';
import { checkDeleteOffer, checkOfferOpen, checkOfferVersion } from '../../rules/outsource/publishing';
import { findDeadlineProblems, planTiers } from '../../rules/outsource/times';
import { refuseProblems } from '../../rules/refusals';
import { toIso } from '../../times';
import { getOfferOrder, listNeedLines } from '../../rules/outsource/offerOrder';
import type { World } from '../../world';
import { endOffer } from './endOffer';
import { findLookupProblems } from './need';
import { settleOffers } from './offerClock';
import { openOffer } from './openOffer';
import { listAudience, notifyPeople } from './publish';
import { toNeed } from './showApplication';
import { showOffer } from './showOffer';

type Change = Context<'updateOffer'>['body'];

export function updateOffer({ world, user, params, body, setMessage }: Context<'updateOffer'>): OutsourceOffer {
  const before = openOffer(world, user, params.offerId);
  orRefuse(checkOfferOpen(before));
  orRefuse(checkOfferVersion(before, body.version));
  checkChange(world, before, body);
  const after = world.tables.offer.update(before.id, toColumns(before, body));
  if (isWider(before, body)) notifyMore(world, before, after, body.user_ids ?? []);
  world.announce({ type: 'offerChanged', offer: after, change: 'updated' });
  settleOffers(world);
  if (countOpenPlaces(listNeedLines(world, after)) === 0) endOffer(world, after, OfferStatus.filled);
  setMessage('The offer was saved.');
  return showOffer(world, after);
}

function checkChange(world: World, offer: OfferRow, { position_needs, requirements, apply_by }: Change): void {
  const order = getOfferOrder(world, offer);
  const lines = listNeedLines(world, offer);
  const open = listOpenNeeds(order, world.tables.invitation.by('order', order.id));
  orRefuse(
    refuseProblems({
      ...(position_needs && findChangeProblems(position_needs, lines, open)),
      ...(requirements && findLookupProblems(requirements)),
      ...(apply_by !== undefined && findDeadlineProblems(apply_by, world.now(), order.starts_at)),
    }),
  );
}

function toColumns(before: OfferRow, body: Change): Partial<OfferRow> {
  const {
    version: _version,
    user_ids: _people,
    apply_by = before.apply_by,
    audience = before.audience,
    ...rest
  } = body;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const hasMoved = apply_by !== before.apply_by;
  return {
    ...given,
    apply_by,
    audience,
    warned_at: hasMoved ? null : before.warned_at,
    version: before.version + 1,
  };
}

function isWider(before: OfferRow, { audience, radius_miles, user_ids }: Change): boolean {
  const isRadiusLarger = radius_miles !== undefined && radius_miles > before.radius_miles;
  return (audience !== undefined && audience !== before.audience) || isRadiusLarger || user_ids !== undefined;
}

/** People whom the changed offer reaches, too. They see it now, or with the tiers that are still to come. */
function notifyMore(world: World, before: OfferRow, after: OfferRow, selected: readonly number[]): void {
  const need = toNeed(world, after);
  const known = world.tables.offerApplication.viewAll('offer', after.id, ({ user_id }) => user_id);
  const wanted = selected.filter((id) => !known.includes(id));
  if (after.audience === 'selected' && wanted.length === 0) return;
  const people = listAudience(world, need, after.audience, wanted);
  const now = world.clock.now().getTime();
  const planned = planTiers(after.audience, after.tier_minutes, Date.parse(before.created_at));
  const tiers = planned.map((tier) => ({ ...tier, opens_at: tier.opens_at > toIso(now) ? tier.opens_at : toIso(now) }));
  const shown = planned.map((tier) => before.tiers.find(({ audience }) => audience === tier.audience) ?? tier);
  notifyPeople(world, { ...after, tiers }, need, people, wanted);
  world.tables.offer.update(after.id, { tiers: shown });
}

export function closeOffer({ world, user, params, setMessage }: Context<'closeOffer'>): OutsourceOffer {
  const offer = openOffer(world, user, params.offerId);
  orRefuse(checkOfferOpen(offer));
  const closed = endOffer(world, offer, OfferStatus.closed);
  setMessage('The offer was closed.');
  return showOffer(world, closed);
}

export function deleteOffer({ world, user, params, setMessage }: Context<'deleteOffer'>): Nothing {
  const offer = openOffer(world, user, params.offerId);
  const applications = world.tables.offerApplication.by('offer', offer.id);
  const hadCrew = applications.filter(
    ({ status, invitation_id }) => status === InvitationStatus.accepted || invitation_id !== null,
  );
  orRefuse(checkDeleteOffer(hadCrew.length));
  const last =
    offer.status === OfferStatus.open ? endOffer(world, offer, OfferStatus.closed, { reason: 'offer_deleted' }) : offer;
  world.announce({ type: 'offerChanged', offer: last, change: 'deleted' });
  for (const { id } of applications) world.tables.offerApplication.remove(id);
  world.tables.offer.remove(offer.id);
  setMessage('The offer was deleted.');
  return {};
}
