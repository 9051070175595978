import { InvitationStatus } from '#generated/model/codes';
import { canReadRating } from '../../crew/rules/ratings';
import type { GuardedChannel } from '../realtime/channels';
import { type Refusal, refuse } from '../rules/refusals';
import type { EmployeeRow, InvitationRow, OrderRow, WorldTables } from '../store/schema';
import { type Person, canReadClosedBranch, getBranchReach } from './access';

/** Part of a row that not everyone who may read the row may read too. */
type Subject =
  /** Number, customer and cities of a job, named beside something else. */
  | { kind: 'job'; order: Readonly<Pick<OrderRow, 'branch_id'>> }
  /** Address and exact pin of a job. */
  | { kind: 'place'; order: Readonly<Pick<OrderRow, 'id' | 'branch_id'>> }
  /** Last name, phone and rate of a member. */
  | { kind: 'member'; employee: Readonly<Pick<EmployeeRow, 'branch_id'>> }
  | RatingSubject;

/** Stars, comment and answer on working again that a company gave a person for a finished job. */
type RatingSubject = {
  kind: 'rating';
  order: Readonly<Pick<OrderRow, 'branch_id' | 'closed_at'>>;
  invitation: Readonly<Pick<InvitationRow, 'user_id' | 'company_rating'>>;
};

/** Everyone who joined the channel of a branch: a push to it has what each of them may read. */
export const everyone = 'everyone';
export type Reader = Person | typeof everyone;

/**
 * Checks whether a person may read this of that row (docs/product.md, "Who may read what"). Answers, lists, searches, pushes
 * and numbers all ask here. `now` in milliseconds since the epoch.
 */
export function canRead(tables: WorldTables, reader: Reader, subject: Subject, now: number): boolean {
  switch (subject.kind) {
    case 'job':
      return canOpen(tables, reader, subject.order.branch_id);
    case 'place':
      return canOpen(tables, reader, subject.order.branch_id) || isOnCrew(tables, reader, subject.order.id);
    case 'member':
      return canOpen(tables, reader, subject.employee.branch_id);
    case 'rating':
      return canReadRatingIn(tables, reader, subject, now);
  }
}

function canReadRatingIn(
  tables: WorldTables,
  reader: Reader,
  { order, invitation }: RatingSubject,
  now: number,
): boolean {
  if (order.closed_at === null) return false;
  const companyId = tables.branch.view(order.branch_id, ({ company_id }) => company_id);
  const isAuthor = reader !== everyone && reader.company_id !== null && reader.company_id === companyId;
  const isRated = reader === everyone || reader.id === invitation.user_id;
  return canReadRating({ isAuthor, isRated }, order.closed_at, invitation.company_rating?.at ?? null, now);
}

function canOpen(tables: WorldTables, reader: Reader, branchId: number): boolean {
  if (reader === everyone) return false;
  return getBranchReach(tables, reader, branchId) === 'open' || canReadClosedBranch(tables, reader, branchId);
}

/** Checks whether the person accepted the job. */
function isOnCrew(tables: WorldTables, person: Reader, orderId: number): boolean {
  const own = tables.invitation.viewAll(
    'order',
    orderId,
    ({ user_id, status }) => person !== everyone && user_id === person.id && status === InvitationStatus.accepted,
  );
  return own.includes(true);
}

// Channels ------------------------------------------------------------------------------------------------------------

/**
 * Checks whether a person may join a private or presence channel: their own; of a branch they may act in; of an
 * order of such a branch, or whose crew they are on; who is editing it only the company (spec section 7, Realtime).
 */
export function canJoin(tables: WorldTables, person: Person, channel: GuardedChannel): boolean {
  switch (channel.kind) {
    case 'user':
      return channel.userId === person.id;
    case 'branch':
      return getBranchReach(tables, person, channel.branchId) === 'open';
    case 'order':
      return isOnCrew(tables, person, channel.orderId) || isOpen(tables, person, channel.orderId);
    case 'orderPresence':
      return isOpen(tables, person, channel.orderId);
  }
}

/** The requested channel. An unknown name is forbidden too. */
export function decideChannel(
  tables: WorldTables,
  person: Person,
  channel: GuardedChannel | null | undefined,
): GuardedChannel | Refusal {
  return channel && canJoin(tables, person, channel) ? channel : refuse.forbidden();
}

function isOpen(tables: WorldTables, person: Person, orderId: number): boolean {
  const branchId = tables.order.view(orderId, ({ branch_id }) => branch_id);
  return branchId !== undefined && getBranchReach(tables, person, branchId) === 'open';
}
