/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { NotificationCreatedEvent } from './notificationCreatedEvent';
import type { UserUpdatedEvent } from './userUpdatedEvent';
import type { SessionRevokedEvent } from './sessionRevokedEvent';
import type { OrderCreatedEvent } from './orderCreatedEvent';
import type { OrderUpdatedEvent } from './orderUpdatedEvent';
import type { OrderStatusChangedEvent } from './orderStatusChangedEvent';
import type { OrderDeletedEvent } from './orderDeletedEvent';
import type { OrderCountsUpdatedEvent } from './orderCountsUpdatedEvent';
import type { CrewUpdatedEvent } from './crewUpdatedEvent';
import type { InvitationCreatedEvent } from './invitationCreatedEvent';
import type { InvitationUpdatedEvent } from './invitationUpdatedEvent';
import type { EmployeeUpdatedEvent } from './employeeUpdatedEvent';
import type { BranchInvitationCreatedEvent } from './branchInvitationCreatedEvent';
import type { BranchInvitationUpdatedEvent } from './branchInvitationUpdatedEvent';
import type { BranchUpdatedEvent } from './branchUpdatedEvent';
import type { BranchDeletedEvent } from './branchDeletedEvent';
import type { SubscriptionUpdatedEvent } from './subscriptionUpdatedEvent';
import type { CrewRunningLateEvent } from './crewRunningLateEvent';
import type { CrewCheckedInEvent } from './crewCheckedInEvent';
import type { OfferCreatedEvent } from './offerCreatedEvent';
import type { OfferUpdatedEvent } from './offerUpdatedEvent';
import type { OfferApplicationCreatedEvent } from './offerApplicationCreatedEvent';
import type { OfferApplicationUpdatedEvent } from './offerApplicationUpdatedEvent';

/** Every event the provider pushes, by its name on the wire, with its payload. */
export type ContractEvents = {
  'notification-created': NotificationCreatedEvent;
  'user-updated': UserUpdatedEvent;
  'session-revoked': SessionRevokedEvent;
  'order-created': OrderCreatedEvent;
  'order-updated': OrderUpdatedEvent;
  'order-status-changed': OrderStatusChangedEvent;
  'order-deleted': OrderDeletedEvent;
  'order-counts-updated': OrderCountsUpdatedEvent;
  'crew-updated': CrewUpdatedEvent;
  'invitation-created': InvitationCreatedEvent;
  'invitation-updated': InvitationUpdatedEvent;
  'employee-updated': EmployeeUpdatedEvent;
  'branch-invitation-created': BranchInvitationCreatedEvent;
  'branch-invitation-updated': BranchInvitationUpdatedEvent;
  'branch-updated': BranchUpdatedEvent;
  'branch-deleted': BranchDeletedEvent;
  'subscription-updated': SubscriptionUpdatedEvent;
  'crew-running-late': CrewRunningLateEvent;
  'crew-checked-in': CrewCheckedInEvent;
  'offer-created': OfferCreatedEvent;
  'offer-updated': OfferUpdatedEvent;
  'offer-application-created': OfferApplicationCreatedEvent;
  'offer-application-updated': OfferApplicationUpdatedEvent;
};
