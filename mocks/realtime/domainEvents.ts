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

/** Things that happen in the world; `broadcasts.ts` decides who learns of them and how. */
export type DomainEvent =
  | BranchHappening
  | { type: 'managerAssigned'; branch: BranchRow; userId: number; actorId: number }
  | { type: 'userUpdated'; userId: number }
  | { type: 'sessionRevoked'; userId: number }
  | { type: 'subscriptionChanged'; subscription: SubscriptionRow }
  | OrderHappening
  | TeamHappening
  /** Somebody simulated, or a seed story, did something whose own tables do not exist yet. */
  | { type: 'activityHappened'; branchId: number; activity: ActivityDraft }
  /** The same for one person, in their personal feed. */
  | { type: 'personalActivityHappened'; userId: number; activity: ActivityDraft };

/** What happens to orders and their people. */
export type OrderHappening =
  | { type: 'orderCreated'; orderId: number; actorId: number }
  /** `moved` is when it was before, if that changed; `fields` are the names of all that is different. */
  | { type: 'orderUpdated'; orderId: number; actorId: number; moved: When | null; fields: readonly string[] }
  | { type: 'orderDeleted'; order: OrderRow; actorId: number }
  | { type: 'orderCancelled'; orderId: number; actorId: number; crew: InvitationRow[]; notifyCrew: boolean }
  | { type: 'orderCompleted'; orderId: number; actorId: number }
  | { type: 'orderReopened'; orderId: number; actorId: number }
  | { type: 'orderStatusChanged'; orderId: number; from: OrderStatus; to: OrderStatus }
  | { type: 'crewChanged'; orderId: number }
  | { type: 'invitationCreated'; invitation: InvitationRow }
  | { type: 'invitationChanged'; invitation: InvitationRow; how: InvitationChange }
  | { type: 'invitationsExpired'; orderId: number; count: number };

/** What happens to branches. */
export type BranchHappening =
  | { type: 'branchCreated'; branch: BranchRow; actorId: number }
  | { type: 'branchUpdated'; branchId: number; actorId: number }
  /** `managerIds` are those it had. */
  | { type: 'branchDeleted'; branchId: number; companyId: number; managerIds: number[]; actorId: number };

/** What happens to the members of a branch and to those asked to become one. */
export type TeamHappening =
  | { type: 'memberChanged'; employee: EmployeeRow; change: EmployeeUpdatedEvent['change'] }
  | { type: 'documentExpiring'; employee: EmployeeRow; document: EmployeeDocument }
  | { type: 'branchInvitationCreated'; invitation: BranchInvitationRow }
  | { type: 'branchInvitationChanged'; invitation: BranchInvitationRow; how: RequestAction };

/** Why an invitation is not what it was. */
export type InvitationChange =
  'accepted' | 'rejected' | 'withdrawn' | 'removed' | 'expired' | 'positionFilled' | 'other';
