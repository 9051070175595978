import { hasCheckedIn } from '#domain/actions';
import { isOpenInvitation } from '#domain/orders/statuses';
import { InvitationStatus, UserType } from '#generated/model/codes';
import { getFormation, getSlotLines } from '../../../mocks/crew/rules/formation';
import { deriveColumns } from '../../../mocks/orders/rules/orderColumns';
import { getOrderCounts } from '../../../mocks/orders/rules/orderLists';
import { personalFeed } from '../../../mocks/provider/access/access';
import { toFeedKey, type InvitationRow, type OrderRow } from '../../../mocks/provider/store/schema';
import type { World } from '../../../mocks/provider/world';
import { findOfferProblems } from './offerInvariants';

/** The problems in a world's rows, in words. There must be none after any sequence of requests. */
export function findProblems(world: World): string[] {
  return [
    ...findPeopleProblems(world),
    ...findCompanyProblems(world),
    ...findActivityProblems(world),
    ...findOrderProblems(world),
    ...findOfferProblems(world),
    ...findTeamProblems(world),
  ];
}

type Readable<Row> = { where: (test: (row: Readonly<Row>) => boolean) => Row[] };

/**
 * Maps each row of a table with `read`. Reads the rows in place, because copies would cost more than the rest.
 */
export function readRows<Row, Found>(table: Readable<Row>, read: (row: Readonly<Row>) => readonly Found[]): Found[] {
  const found: Found[] = [];
  table.where((row) => {
    found.push(...read(row));
    return false;
  });
  return found;
}

/** The texts that occur more than once. */
function findRepeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

function findPeopleProblems({ tables }: World): string[] {
  const emails = readRows(tables.user, ({ email }) => [email.toLowerCase()]);
  return [
    ...findRepeated(emails).map((email) => `two people are called ${email}`),
    ...readRows(tables.user, ({ id, company_id, serving_area_ids }) => [
      ...missing(`user ${id}: company`, company_id === null || tables.company.has(company_id)),
      ...missing(
        `user ${id}: area`,
        serving_area_ids.every((area) => tables.servingArea.has(area)),
      ),
    ]),
    ...readRows(tables.token, ({ user_id }) => missing(`token of user ${user_id}`, tables.user.has(user_id))),
  ];
}

function findCompanyProblems({ tables }: World): string[] {
  return [
    ...readRows(tables.company, ({ id, owner_id }) => missing(`company ${id}: owner`, tables.user.has(owner_id))),
    ...readRows(tables.branch, ({ id, company_id, serving_area_ids }) => [
      ...missing(`branch ${id}: company`, tables.company.has(company_id)),
      ...missing(
        `branch ${id}: area`,
        serving_area_ids.every((area) => tables.servingArea.has(area)),
      ),
    ]),
    ...readRows(tables.manager, ({ id, user_id, company_id }) => {
      const user = tables.user.get(user_id);
      return missing(`manager ${id}: person`, user?.type === UserType.manager && user.company_id === company_id);
    }),
    ...readRows(tables.branchManager, ({ id, branch_id, user_id }) => {
      const [branch, manager] = [tables.branch.get(branch_id), tables.manager.one('user', user_id)];
      return missing(`assignment ${id}`, branch !== undefined && manager?.company_id === branch.company_id);
    }),
  ];
}

/** Compares the counts of the indexes with a full scan. Each activity belongs to a person and a branch. */
function findActivityProblems({ tables }: World): string[] {
  const [feeds, unread] = [new Map<string, number>(), new Map<string, number>()];
  const problems: string[] = [];
  tables.activity.where((row) => {
    const feed = toFeedKey(row);
    feeds.set(feed, (feeds.get(feed) ?? 0) + 1);
    if (row.read_at === null) unread.set(feed, (unread.get(feed) ?? 0) + 1);
    const hasBranch = row.branch_id === personalFeed || tables.branch.has(row.branch_id);
    if (!hasBranch || !tables.user.has(row.user_id)) problems.push(`activity ${row.id} belongs to no one`);
    return false;
  });
  for (const [feed, count] of feeds) {
    if (tables.activity.count('feed', feed) !== count) problems.push(`feed ${feed} is not ${count} long`);
    if (tables.activity.count('unread', feed) !== (unread.get(feed) ?? 0)) problems.push(`feed ${feed}: unread count`);
  }
  return problems;
}

function missing(what: string, isThere: boolean): string[] {
  return isThere ? [] : [`${what} is missing`];
}

/** The status matches the crew, no line has more people than slots, no one is invited twice, counts match lists. */
function findOrderProblems(world: World): string[] {
  const { tables } = world;
  const orders = readRows(tables.order, (order) => [order]);
  const rows = orders.flatMap((order) => {
    const invitations = tables.invitation.viewAll('order', order.id, (row) => row);
    const open = invitations.filter(isOpenInvitation).map(({ user_id }) => user_id);
    const lines = getSlotLines(order.crew_requirements, invitations);
    return [
      ...missing(`order ${order.id}: branch`, tables.branch.has(order.branch_id)),
      ...missing(
        `order ${order.id}: status of its crew`,
        getFormation(order.crew_requirements, invitations) === order.status,
      ),
      ...missing(
        `order ${order.id}: open slots`,
        lines.every(({ accepted, required }) => accepted <= required),
      ),
      ...missing(
        `order ${order.id}: full lines have no open invitations`,
        lines.every((line) => line.accepted < line.required || line.pending === 0),
      ),
      ...missing(`order ${order.id}: one question each`, new Set(open).size === open.length),
      ...findClosingProblems(order, invitations),
      ...findDerivedProblems(world, order),
      ...invitations.flatMap((each) => findInvitationProblems(world, each)),
      ...findLeftBehind(world, order, invitations),
    ];
  });
  const counts = readRows(tables.branch, ({ id }) => {
    const own = orders.filter(({ branch_id }) => branch_id === id);
    const { not_formed, formed, history } = getOrderCounts(tables, id);
    const isOpen = (states: number[]) =>
      own.filter((row) => row.closed_state === null && states.includes(row.status)).length;
    return [
      ...missing(`branch ${id}: count of not formed`, not_formed === isOpen([1])),
      ...missing(`branch ${id}: count of formed`, formed === isOpen([2, 3, 4])),
      ...missing(`branch ${id}: count of history`, history === own.filter((row) => row.closed_state !== null).length),
    ];
  });
  const lost = readRows(tables.invitation, ({ id, order_id }) =>
    missing(`order of invitation ${id}`, tables.order.has(order_id)),
  );
  return [...rows, ...counts, ...lost];
}

/** The derived columns of an open job follow its own values and the time zone of its branch. */
function findDerivedProblems({ tables }: World, order: Readonly<OrderRow>): string[] {
  const { timezone } = tables.branch.require(order.branch_id);
  if (order.closed_state !== null) return [];
  const derived = deriveColumns({ timezone }, order);
  const differing = Object.entries(derived).filter(([name, value]) => value !== Reflect.get(order, name));
  return differing.map(([name]) => `order ${order.id}: ${name} does not follow`);
}

/** No open invitations to finished jobs, no crew on canceled jobs, and the pay adds up. */
function findClosingProblems(order: OrderRow, invitations: readonly InvitationRow[]): string[] {
  const { id, closed_state, closed_at, completion } = order;
  const having = (status: number) => invitations.filter((each) => each.status === status);
  const { lines = [], payout_total = 0, tips_total = 0 } = completion ?? {};
  const sumPay = (name: 'total' | 'tip') => lines.reduce((sum, line) => sum + line[name], 0);
  return [
    ...missing(`order ${id}: time of its end`, (closed_state === null) === (closed_at === null)),
    ...missing(`order ${id}: its pay`, (closed_state === 'completed') === (completion !== null)),
    ...missing(`order ${id}: end of its questions`, closed_state === null || having(1).length === 0),
    ...missing(`order ${id}: end of its crew`, closed_state !== 'cancelled' || having(2).length === 0),
    ...missing(`order ${id}: a line for each`, completion === null || lines.length === having(2).length),
    ...missing(`order ${id}: sum of the pay`, payout_total === sumPay('total')),
    ...missing(`order ${id}: sum of the tips`, lines.every((line) => line.no_show) || tips_total === sumPay('tip')),
    ...findShowUpProblems(order, invitations),
  ];
}

/** Show-up pay is for people of a canceled job, each once: the granted hours times their rate. */
function findShowUpProblems(order: OrderRow, invitations: readonly InvitationRow[]): string[] {
  const { id, closed_state, show_up_pay_hours, show_up_pay } = order;
  const isOwed = ({ invitation_id, user_id, paid_hours, hourly_rate, total }: OrderRow['show_up_pay'][number]) => {
    const own = invitations.find((each) => each.id === invitation_id && each.user_id === user_id);
    const isSame = own?.hourly_rate === hourly_rate && own.reason === 'order_cancelled';
    return isSame && paid_hours === show_up_pay_hours && total === paid_hours * hourly_rate;
  };
  const people = show_up_pay.map(({ user_id }) => user_id);
  const isGranted = closed_state === 'cancelled' && show_up_pay_hours > 0;
  return [
    ...missing(`order ${id}: reason of its show-up pay`, show_up_pay.length === 0 || isGranted),
    ...missing(`order ${id}: sum of its show-up pay`, show_up_pay.every(isOwed)),
    ...missing(`order ${id}: one show-up pay each`, new Set(people).size === people.length),
  ];
}

/** Former members have no upcoming jobs. */
function findLeftBehind({ tables, now }: World, order: OrderRow, invitations: readonly InvitationRow[]): string[] {
  if (order.closed_state !== null || order.starts_at <= now()) return [];
  return invitations
    .filter((each) => isOpenInvitation(each) && !hasCheckedIn(each.attendance))
    .flatMap(({ id, employee_id }) =>
      missing(`invitation ${id}: member`, employee_id === null || tables.employee.has(employee_id)),
    );
}

/** An invitation's fields match its status. */
function findInvitationProblems({ now }: World, invitation: InvitationRow): string[] {
  const { id, status, responded_at, reason, cancelled_by, late_cancel, expires_at } = invitation;
  return [
    ...missing(
      `invitation ${id}: time`,
      status !== InvitationStatus.new || (expires_at > now() && responded_at === null),
    ),
    ...missing(`invitation ${id}: reason`, isOpenInvitation(invitation) === (reason === null)),
    ...missing(
      `invitation ${id}: who cancelled it`,
      (status === InvitationStatus.cancelled) === (cancelled_by !== null),
    ),
    ...missing(`invitation ${id}: who was late`, !late_cancel || cancelled_by === 'helper'),
  ];
}

/**
 * Memberships belong to a person, once per branch; files and requests belong to people; an accepted request made a
 * member.
 */
function findTeamProblems({ tables }: World): string[] {
  const pairs = readRows(tables.employee, ({ user_id, branch_id }) => [`${user_id}/${branch_id}`]);
  const open = readRows(tables.branchInvitation, ({ user_id, branch_id, status }) =>
    status === InvitationStatus.new ? [`${user_id}/${branch_id}`] : [],
  );
  return [
    ...findRepeated(pairs).map((pair) => `${pair} is a member twice`),
    ...findRepeated(open).map((pair) => `${pair} is asked twice`),
    ...readRows(tables.employee, ({ id, user_id, branch_id }) =>
      missing(`member ${id}`, tables.user.has(user_id) && tables.branch.has(branch_id)),
    ),
    ...readRows(tables.branchInvitation, ({ id, user_id, branch_id, status, employee_id, responded_at }) => [
      ...missing(`request ${id}: person or branch`, tables.user.has(user_id) && tables.branch.has(branch_id)),
      ...missing(`request ${id}: time of the answer`, (status === InvitationStatus.new) === (responded_at === null)),
      ...missing(`request ${id}: member`, (status === InvitationStatus.accepted) === (employee_id !== null)),
    ]),
    ...readRows(tables.memberFile, ({ id, user_id }) => missing(`file ${id}: person`, tables.user.has(user_id))),
  ];
}
