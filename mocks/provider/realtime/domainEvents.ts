import type {
  AttendanceStep,
  ActivityData,
  ActivitySeverity,
  ActivitySubject,
  ActivityType,
  EmployeeDocument,
  EmployeeUpdatedEvent,
  HelperOffer,
  LateMinutes,
  OfferUpdatedEvent,
  OrderStatus,
} from '#generated/model';
import type { ReminderHours } from '../../crew/rules/formation';
import type { When } from '../../notifications/events/facts';
import type { ApplicationStep } from '../../outsource/rules/applications';
import type { RequestAction } from '../../team/rules/joinRequests';
import type {
  BranchInvitationRow,
  BranchRow,
  EmployeeRow,
  InvitationRow,
  OfferApplicationRow,
  OfferRow,
  OrderRow,
  SubscriptionRow,
} from '../store/schema';

/** The text and facts of an activity, before anyone receives a copy. */
export type ActivityDraft = {
  type: ActivityType;
  title: string;
  body: string;
  severity: NonNullable<ActivitySeverity>;
  /** The person who acted; null when it happened without one. */
  actorId: number | null;
  subject: ActivitySubject;
  url: string;
  data: ActivityData;
};

/** All events of the world, by name; `broadcasts.ts` decides who receives what. */
export type DomainEvents = BranchEvents & OrderEvents & OutsourceEvents & TeamEvents & OtherEvents;

export type DomainEventName = keyof DomainEvents;
/** One event with its facts. */
export type DomainEvent<Name extends DomainEventName = DomainEventName> = {
  [Each in Name]: { type: Each } & DomainEvents[Each];
}[Name];

/** Events of orders and their people. */
export type OrderEvents = {
  orderCreated: { orderId: number; actorId: number };
  /** `moved` is the old time if it changed; `fields` names everything that changed. */
  orderUpdated: { orderId: number; actorId: number; moved: When | null; fields: readonly string[] };
  orderDeleted: { order: OrderRow; actorId: number };
  orderCancelled: { orderId: number; actorId: number; crew: InvitationRow[]; notifyCrew: boolean };
  orderCompleted: { orderId: number; actorId: number };
  orderReopened: { orderId: number; actorId: number };
  orderStatusChanged: { orderId: number; from: OrderStatus; to: OrderStatus };
  crewChanged: { orderId: number };
  invitationCreated: { invitation: InvitationRow };
  invitationChanged: { invitation: InvitationRow; how: InvitationChange };
  crewAttended: { invitation: InvitationRow; step: AttendanceStep['step']; at: string };
  /** `minutes` after the end of the arrival window. */
  crewRunningLate: { invitation: InvitationRow; minutes: LateMinutes; at: string };
  /** `hours` before the start. */
  jobReminded: { invitation: InvitationRow; hours: ReminderHours };
  /** The helper has not rated the company of a completed job. */
  ratingDue: { invitation: InvitationRow };
  jobUnformedSoon: { orderId: number };
  invitationsExpired: { orderId: number; count: number };
};

/** Events of offers and of applications for them. */
export type OutsourceEvents = {
  offerChanged: { offer: OfferRow; change: OfferUpdatedEvent['change'] };
  /** The time has come at which a person sees an offer; `shown` is the offer as they see it. */
  offerOpened: { application: OfferApplicationRow; shown: HelperOffer };
  /** A person no longer belongs to the audience of an offer they saw. */
  offerHidden: { offer: OfferRow; userId: number };
  offerClosingSoon: { offer: OfferRow };
  applicationChanged: { application: OfferApplicationRow; step: ApplicationStep };
};

/** Events of branches. */
export type BranchEvents = {
  branchCreated: { branch: BranchRow; actorId: number };
  branchUpdated: { branchId: number; actorId: number };
  /** `managerIds` are the managers it had. */
  branchDeleted: { branchId: number; companyId: number; managerIds: number[]; actorId: number };
};

/** Events of a branch's members and of its requests to join. */
export type TeamEvents = {
  memberChanged: { employee: EmployeeRow; change: EmployeeUpdatedEvent['change'] };
  documentExpiring: { employee: EmployeeRow; document: EmployeeDocument };
  branchInvitationCreated: { invitation: BranchInvitationRow };
  branchInvitationChanged: { invitation: BranchInvitationRow; how: RequestAction };
};

/** Events of people and their company. */
type OtherEvents = {
  managerAssigned: { branch: BranchRow; userId: number; actorId: number };
  userUpdated: { userId: number };
  sessionRevoked: { userId: number };
  subscriptionChanged: { subscription: SubscriptionRow };
  /** A simulated person or a story did something that has no table. */
  activityHappened: { branchId: number; createDraft: () => ActivityDraft };
  /** The same for one person, in their personal feed. */
  personalActivityHappened: { userId: number; createDraft: () => ActivityDraft };
};

/** Reason an invitation changed. */
export type InvitationChange =
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'removed'
  | 'expired'
  | 'positionFilled'
  | 'other';
