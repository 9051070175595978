import type { CalendarItem, CrewMember, CrewSlot, Order, OrderCard } from '#generated/model';
import { InvitationStatus, type OrderStatus } from '#generated/model/codes';
import { getOrderStatus } from './formation';
import { countOpen } from './openSlots';

/*
 * Jobs without the invitations that are being withdrawn: while the withdrawal can be undone, no screen shows or counts
 * them (docs/product.md, "Orders"). Someone whose invitation has no id stays until the provider has answered.
 */

type Withdrawn = ReadonlySet<number>;
type Invited = { invitation_id: number | null; status: InvitationStatus | null };
type Counts = Pick<CrewSlot, 'required' | 'accepted' | 'pending'>;
type ShownCrew = { slots: CrewSlot[]; members: (Invited & Pick<CrewMember, 'position'>)[] };
type ShownCard = Pick<OrderCard, 'status' | 'crew_summary'> & { crew: Invited[] };
type ShownItem = Pick<CalendarItem, 'status' | keyof Counts> & { crew: Invited[] };
type CountedOrder = Pick<Order, 'status' | 'crew_summary'>;

/** The crew of a job. */
export function withoutMembers<Shown extends ShownCrew>(crew: Shown, withdrawn: Withdrawn): Shown {
  const members = crew.members.filter(isStaying(withdrawn));
  if (members.length === crew.members.length) return crew;
  const slots = crew.slots.map((slot) => {
    const there = members.filter(({ position }) => position === slot.position);
    return {
      ...slot,
      accepted: countWith(there, InvitationStatus.accepted),
      pending: countWith(there, InvitationStatus.new),
    };
  });
  return { ...crew, slots, members };
}

/** A job in a list. Its open slots are counted for the whole crew, because a face has no position. */
export function withoutFaces<Card extends ShownCard>(card: Card, withdrawn: Withdrawn): Card {
  const crew = card.crew.filter(isStaying(withdrawn));
  if (crew.length === card.crew.length) return card;
  if (card.crew_summary === null) return { ...card, crew };
  const { open: _open, ...summary } = card.crew_summary;
  const counts = subtract(summary, card.crew, crew);
  return { ...card, crew, crew_summary: { ...summary, ...counts }, status: getLower(card.status, [counts]) };
}

/** A job in the calendar. */
export function withoutCalendarFaces<Item extends ShownItem>(item: Item, withdrawn: Withdrawn): Item {
  const crew = item.crew.filter(isStaying(withdrawn));
  if (crew.length === item.crew.length) return item;
  const { required, accepted, pending } = item;
  if (required === null || accepted === null || pending === null) return { ...item, crew };
  const counts = subtract({ required, accepted, pending }, item.crew, crew);
  return { ...item, crew, ...counts, status: getLower(item.status, [counts]) };
}

/** An order with the status and the counts of a crew that someone is leaving. */
export function applyCrewCounts<Shown extends CountedOrder>(order: Shown, slots: readonly CrewSlot[]): Shown {
  if (slots.length === 0) return order;
  const sum = (key: keyof Counts) => slots.reduce((total, slot) => total + slot[key], 0);
  const open = slots.map((slot) => ({ position: slot.position, count: countOpen(slot) }));
  const counts = { required: sum('required'), accepted: sum('accepted'), pending: sum('pending') };
  return {
    ...order,
    status: getLower(order.status, slots),
    crew_summary: order.crew_summary && {
      ...order.crew_summary,
      ...counts,
      open: open.filter(({ count }) => count > 0),
    },
  };
}

const isStaying =
  (withdrawn: Withdrawn) =>
  ({ invitation_id: id }: Pick<Invited, 'invitation_id'>): boolean =>
    id === null || !withdrawn.has(id);

const countWith = (people: readonly Pick<Invited, 'status'>[], status: InvitationStatus): number =>
  people.filter((person) => person.status === status).length;

/** Counts after some have left. The provider may have counted them out already. */
function subtract(
  { required, accepted, pending }: Counts,
  before: readonly Invited[],
  after: readonly Invited[],
): Counts {
  const countLeft = (status: InvitationStatus) => countWith(before, status) - countWith(after, status);
  return {
    required,
    accepted: Math.max(0, accepted - countLeft(InvitationStatus.accepted)),
    pending: Math.max(0, pending - countLeft(InvitationStatus.new)),
  };
}

/** A crew that people leave is never formed better than before, so counts of the whole crew are enough. */
function getLower(before: OrderStatus, slots: readonly Counts[]): OrderStatus {
  const after = getOrderStatus(slots);
  return after < before ? after : before;
}
