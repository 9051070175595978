import type { OrderRequest } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { isOpenInvitation } from '#domain/orders/statuses';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { throwIfRefused } from '../../provider/http/refusal';
import { checkInvitation } from '../../provider/rules/actions';
import { getTerms, isAgreedAgain } from '../rules/agreedTerms';
import { hasOpenSlot } from '../rules/formation';
import { getExpiry } from '../rules/inviting/invitations';
import { type EditKind, listEditKinds, decideEditOutcome, getMove, getRateAfter, toSchedule } from '../rules/reconfirm';
import { toIso } from '../../provider/time/times';
import type { World } from '../../provider/world';
import { findHardClash } from './bookings';
import { transitionInvitation, recordAnswer } from './formCrew';

type Choice = Pick<OrderRequest, 'ask_to_reconfirm' | 'release_invitation_ids'>;

/** Applies an edit of an order to its invitations. The caller must call `syncCrew` afterwards. */
export function applyToCrew(world: World, before: OrderRow, after: OrderRow, choice: Choice): void {
  const { tables } = world;
  for (const id of choice.release_invitation_ids ?? []) releaseInvitation(world, tables.invitation.require(id), after);
  const move = getMove(toSchedule(before), toSchedule(after));
  for (const each of tables.invitation.by('order', after.id)) {
    const hourly_rate = getRateAfter(each, before, after);
    const kinds = listEditKinds(move, each.hourly_rate, hourly_rate);
    const agreed = each.agreed ?? getTerms(before, each);
    const canAsk = checkInvitation('changeTerms', each, before, world.clock.now().getTime()) === null;
    updateInvitation(
      world,
      { ...each, hourly_rate, agreed },
      canAsk ? kinds : [],
      choice.ask_to_reconfirm ?? null,
      after,
    );
  }
  // A filled position has no open invitations, so any that are left are too many for the smaller job.
  const crew = tables.invitation.by('order', after.id);
  const extra = crew.filter(
    ({ status, position }) => status === InvitationStatus.new && !hasOpenSlot(after.crew_requirements, crew, position),
  );
  for (const each of extra) releaseInvitation(world, each, after);
}

/** Refuses an edit that releases someone whose work is done, or changes their rate. */
export function requireCrewEdit(world: World, before: OrderRow, after: OrderRow, released: readonly number[]): void {
  const now = world.clock.now().getTime();
  for (const each of world.tables.invitation.select('order', before.id, isOpenInvitation)) {
    if (released.includes(each.id)) throwIfRefused(checkInvitation('withdrawInvitation', each, before, now));
    else if (getRateAfter(each, before, after) !== each.hourly_rate)
      throwIfRefused(checkInvitation('changeTerms', each, before, now));
  }
}

/** The job needs fewer people than before. */
function releaseInvitation(world: World, invitation: InvitationRow, order: OrderRow): void {
  const patch = { reason: 'job_smaller', cancelled_by: 'company', responded_at: world.now() } as const;
  transitionInvitation(world, invitation, 'remove', { how: 'removed', ...patch });
  recordAnswer(world, order, invitation, 'removed', order.updated_by_id);
}

function updateInvitation(
  world: World,
  invitation: InvitationRow,
  kinds: readonly EditKind[],
  choice: boolean | null,
  order: OrderRow,
): void {
  const { id, agreed } = invitation;
  const terms = toChangedTerms(world, invitation, order);
  const asked_at = world.now();
  const expires_at = toIso(getExpiry(world.clock.now().getTime(), Date.parse(order.starts_at)));
  // A move that was taken back: no one has to answer twice, unless they took another job in the meantime.
  if (isAgreedAgain(invitation, order) && !findHardClash(world, invitation.user_id, order)) {
    const patch = { ...terms, responded_at: asked_at, agreed: null };
    transitionInvitation(world, invitation, 'restore', { how: 'other', ...patch });
    return;
  }
  switch (decideEditOutcome(invitation, kinds, choice)) {
    case 'resend': {
      const resent = world.tables.invitation.update(id, { ...terms, asked_at, expires_at, agreed });
      world.announce({ type: 'invitationChanged', invitation: resent, how: 'other' });
      break;
    }
    case 'reconfirm': {
      const patch = { ...terms, asked_at, expires_at, responded_at: null, reconfirm_of: id, agreed };
      transitionInvitation(world, invitation, 'reconfirm', { how: 'other', ...patch });
      break;
    }
    case 'update':
      world.tables.invitation.update(id, terms);
      break;
    case 'none':
  }
}

/** The rate after an edit of the job, as a new version of the terms if it differs. */
function toChangedTerms({ tables }: World, { id, hourly_rate, version }: InvitationRow, order: OrderRow) {
  const isSame = tables.invitation.require(id).hourly_rate === hourly_rate;
  return isSame ? { hourly_rate } : { hourly_rate, version: version + 1, updated_by_id: order.updated_by_id };
}
