import type { OrderRequest, PositionCode } from '../../../src/generated/model';
import { InvitationStatus } from '../../../src/generated/model/codes';
import { getLastDay } from '../../../src/domain/workDays';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { refuse } from '../../http/refusal';
import { hasOpenSlot } from '../../rules/formation';
import { expiryOf, statusAfter } from '../../rules/invitations';
import { asksAgain, type EditKind, effectOf, moveOf, type Schedule } from '../../rules/reconfirm';
import { isoOf } from '../../seed/times';
import type { World } from '../../world';
import { hardClash } from './bookings';
import { moveInvitation, noteAnswer } from './formCrew';
import type { OrderColumns } from './orderForm';
import { isOpenInvitation } from '../../../src/domain/statuses';

type Choice = Pick<OrderRequest, 'ask_to_reconfirm' | 'release_invitation_ids'>;

/** Fewer people than have accepted: the form has to say who goes, no more and no fewer (docs/product.md, "Edits that touch people"). */
export function checkReleases(
  { tables }: World,
  before: OrderRow,
  { crew_requirements }: OrderColumns,
  released: readonly number[],
): void {
  const accepted = tables.invitation
    .by('order', before.id)
    .filter(({ status }) => status === InvitationStatus.accepted);
  const needOf = (position: PositionCode) => crew_requirements.find((each) => each.position === position)?.count ?? 0;
  for (const position of new Set(accepted.map((each) => each.position))) {
    const crew = accepted.filter((each) => each.position === position);
    const staying = crew.filter(({ id }) => !released.includes(id)).length;
    if (staying > needOf(position))
      throw refuse.field('release_invitation_ids', `Choose who is released: ${staying - needOf(position)} too many`);
  }
  const wrong = released.findIndex((id) => !accepted.some((each) => each.id === id));
  if (wrong >= 0) throw refuse.field(`release_invitation_ids.${wrong}`, 'Value is not valid');
}

/** Does to the people of an order what the edit asks for. The caller reforms the crew afterwards. */
export function applyToCrew(world: World, before: OrderRow, after: OrderRow, choice: Choice): void {
  const { tables } = world;
  for (const id of choice.release_invitation_ids ?? []) letGo(world, tables.invitation.require(id), after);
  const move = moveOf(scheduleOf(before), scheduleOf(after));
  for (const each of tables.invitation.by('order', after.id)) {
    const rate = rateAfter(each, before, after);
    const kinds: EditKind[] = [...(move ? [move] : []), ...(rate < each.hourly_rate ? ['rate_lowered' as const] : [])];
    touch(world, { ...each, hourly_rate: rate }, kinds, choice.ask_to_reconfirm ?? null, after);
  }
  // Full places ask nobody, so whoever is asked for one by now was one too many for the smaller job: nobody took it.
  const crew = tables.invitation.by('order', after.id);
  const extra = crew.filter(
    ({ status, position }) => status === InvitationStatus.new && !hasOpenSlot(after.crew_requirements, crew, position),
  );
  for (const each of extra) letGo(world, each, after);
}

/** The job needs fewer people than before. */
function letGo(world: World, invitation: InvitationRow, order: OrderRow): void {
  const patch = { reason: 'job_smaller', cancelled_by: 'company', responded_at: world.now() } as const;
  moveInvitation(world, invitation, 'remove', { how: 'removed', ...patch });
  noteAnswer(world, order, invitation, 'removed', order.updated_by_id);
}

/** One invitation: brought up to date, asked anew, or asked again to confirm. */
function touch(
  world: World,
  invitation: InvitationRow,
  kinds: EditKind[],
  wish: boolean | null,
  order: OrderRow,
): void {
  const { id, hourly_rate } = invitation;
  const patch = { hourly_rate };
  const again = { ...patch, expires_at: isoOf(expiryOf(world.clock.now().getTime(), Date.parse(order.starts_at))) };
  if (invitation.status === InvitationStatus.new && kinds.some((kind) => effectOf(kind).fresh === 'resent')) {
    world.announce({ type: 'invitationChanged', invitation: world.tables.invitation.update(id, again), how: 'other' });
  } else if (mayBeAskedAgain(invitation) && (asksAgain(kinds, wish) || worksElsewhere(world, invitation, order))) {
    moveInvitation(world, invitation, 'reconfirm', { how: 'other', ...again, responded_at: null, reconfirm_of: id });
  } else if (isOpenInvitation(invitation)) {
    world.tables.invitation.update(id, patch);
  }
}

function mayBeAskedAgain({ status }: InvitationRow): boolean {
  return statusAfter(status, 'reconfirm') !== null;
}

/** Whoever has another job at the new time is asked again, whatever the office wished: they cannot do both. */
function worksElsewhere(world: World, { user_id, override_reason }: InvitationRow, order: OrderRow): boolean {
  return override_reason === null && hardClash(world, user_id, order) !== undefined;
}

/** Whoever was offered the usual rate follows it; a rate agreed on by hand stays. */
function rateAfter({ position, hourly_rate }: InvitationRow, before: OrderRow, after: OrderRow): number {
  return hourly_rate === before.offered_rates[position] ? (after.offered_rates[position] ?? hourly_rate) : hourly_rate;
}

function scheduleOf(order: OrderRow): Schedule {
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return { date: order.date, lastDay: getLastDay(order), startsAt: Date.parse(order.starts_at), cities };
}
