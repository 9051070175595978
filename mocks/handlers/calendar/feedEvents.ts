import { InvitationStatus } from '#generated/model/codes';
import type { CalendarEvent } from '#domain/time/iCalendar';
import { inLanguage } from '#platform/language/current';
import { getLastDay } from '#domain/time/workDays';
import type { InvitationRow, OrderRow, UserRow } from '../../db/schema';
import { presentFeedEvent } from '../../presenters/feedEvents';
import type { Visibility } from '../../presenters/visibility';
import { listBranches } from '../../rules/access/membership';
import { toIso } from '../../time/times';
import type { World } from '../../world';
import { expireDue } from '../crew/formCrew';
import { productName } from '../../productName';

/** Time that a feed shows past and canceled jobs, so that calendar apps can update them (docs/product.md, "Calendar"). */
const shownAfterMs = 30 * 86_400_000;

/** The events of a person's feed by start: the jobs of the branches they work in, or the jobs they accepted. */
export function listFeedEvents(world: World, user: UserRow): CalendarEvent[] {
  expireDue(world);
  const { tables } = world;
  const oldest = toIso(world.clock.now().getTime() - shownAfterMs).slice(0, 10);
  const isShown = (order: Readonly<OrderRow>) => getLastDay(order) >= oldest;
  const office = listBranches(tables, user).flatMap(({ id }) =>
    tables.order.select('branch', id, (order) => order.closed_state !== 'completed' && isShown(order)),
  );
  const inOffice = new Set(office.map(({ id }) => id));
  const own = listOwnJobs(world, user, (order) => !inOffice.has(order.id) && isShown(order));
  const seen = [...office.map((order): Seen => ({ order, visibility: { as: 'office' }, isOff: false })), ...own];
  const byStart = seen.toSorted(
    (a, b) => a.order.starts_at.localeCompare(b.order.starts_at) || a.order.id - b.order.id,
  );
  // A calendar app sends its own language, or none.
  return inLanguage(user.locale, () =>
    byStart.map(({ order, visibility, isOff }) => presentFeedEvent(tables, order, { visibility, isOff, productName })),
  );
}

/** `isOff`: the person no longer works on the job. */
type Seen = { order: OrderRow; visibility: Visibility; isOff: boolean };

/** The jobs a person accepted, and those they had accepted and no longer work on. */
function listOwnJobs(world: World, { id: userId }: UserRow, isShown: (order: Readonly<OrderRow>) => boolean): Seen[] {
  const { tables } = world;
  const { accepted, cancelled } = InvitationStatus;
  const latest = new Map<number, InvitationRow>();
  const isShownId = (id: number) => tables.order.view(id, isShown) === true;
  for (const each of tables.invitation.select('user', userId, ({ order_id }) => isShownId(order_id)))
    latest.set(each.order_id, each);
  return [...latest.values()].flatMap((own): Seen[] => {
    const order = tables.order.require(own.order_id);
    if (own.status === accepted) return [{ order, visibility: { as: 'crew', own }, isOff: false }];
    const isOff = own.status === cancelled && hadAccepted(world, own);
    return isOff ? [{ order, visibility: { as: 'asked', own }, isOff }] : [];
  });
}

/** A canceled invitation does not record whether it had been accepted; the order's history does. */
function hadAccepted({ tables }: World, { order_id, user_id }: InvitationRow): boolean {
  const answers = tables.orderEvent.viewAll(
    'order',
    order_id,
    ({ type, actor_id }) => type === 'invitation_accepted' && actor_id === user_id,
  );
  return answers.includes(true);
}
