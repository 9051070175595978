import type {
  ActivityData,
  ActivitySeverity,
  ActivitySubject,
  ActivityType,
  EmployeeDocument,
  EmployeeUpdatedEvent,
  OrderStatus,
} from '../../src/generated/model';
import type {
  BranchInvitationRow,
  BranchRow,
  EmployeeRow,
  InvitationRow,
  OrderRow,
  SubscriptionRow,
} from '../db/schema';
import type { RequestAction } from '../rules/team/joinRequests';
import type { When } from './activities/facts';

/** What an activity says, before it is given to anybody. */
export type ActivityDraft = {
  type: ActivityType;
  title: string;
  body: string;
  severity: ActivitySeverity;
  /** The person who did it; null when nobody did. */
  actorId: number | null;
  subject: ActivitySubject;
  url: string;
  data: ActivityData;
};

/** Everything that happens in the world, by name; `broadcasts.ts` decides who learns of it and how. */
export type DomainEvents = BranchEvents & OrderEvents & TeamEvents & OtherEvents;

export type DomainEventName = keyof DomainEvents;
/** One event, its facts those of its name. */
export type DomainEvent<Name extends DomainEventName = DomainEventName> = {
  [Each in Name]: { type: Each } & DomainEvents[Each];
}[Name];

/** What happens to orders and their people. */
export type OrderEvents = {
  orderCreated: { orderId: number; actorId: number };
  /** `moved` is when it was before, if that changed; `fields` are the names of all that is different. */
  orderUpdated: { orderId: number; actorId: number; moved: When | null; fields: readonly string[] };
  orderDeleted: { order: OrderRow; actorId: number };
  orderCancelled: { orderId: number; actorId: number; crew: InvitationRow[]; notifyCrew: boolean };
  orderCompleted: { orderId: number; actorId: number };
  orderReopened: { orderId: number; actorId: number };
  orderStatusChanged: { orderId: number; from: OrderStatus; to: OrderStatus };
  crewChanged: { orderId: number };
  invitationCreated: { invitation: InvitationRow };
  invitationChanged: { invitation: InvitationRow; how: InvitationChange };
  invitationsExpired: { orderId: number; count: number };
};

/** What happens to branches. */
export type BranchEvents = {
  branchCreated: { branch: BranchRow; actorId: number };
  branchUpdated: { branchId: number; actorId: number };
  /** `managerIds` are those it had. */
  branchDeleted: { branchId: number; companyId: number; managerIds: number[]; actorId: number };
};

/** What happens to the members of a branch and to those asked to become one. */
export type TeamEvents = {
  memberChanged: { employee: EmployeeRow; change: EmployeeUpdatedEvent['change'] };
  documentExpiring: { employee: EmployeeRow; document: EmployeeDocument };
  branchInvitationCreated: { invitation: BranchInvitationRow };
  branchInvitationChanged: { invitation: BranchInvitationRow; how: RequestAction };
};

/** What happens to people and their company. */
export type OtherEvents = {
  managerAssigned: { branch: BranchRow; userId: number; actorId: number };
  userUpdated: { userId: number };
  sessionRevoked: { userId: number };
  subscriptionChanged: { subscription: SubscriptionRow };
  /** Somebody simulated, or a seed story, did something whose own tables do not exist yet. */
  activityHappened: { branchId: number; activity: ActivityDraft };
  /** The same for one person, in their personal feed. */
  personalActivityHappened: { userId: number; activity: ActivityDraft };
};

/** Why an invitation is not what it was. */
export type InvitationChange =
  'accepted' | 'rejected' | 'withdrawn' | 'removed' | 'expired' | 'positionFilled' | 'other';
