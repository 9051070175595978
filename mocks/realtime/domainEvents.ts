import type { ActivityData, ActivitySeverity, ActivitySubject, ActivityType } from '../../src/generated/model';
import type { BranchRow } from '../db/schema';

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
  | { type: 'branchCreated'; branch: BranchRow; actorId: number }
  | { type: 'branchUpdated'; branchId: number; actorId: number }
  | { type: 'branchDeleted'; branchId: number; companyId: number; actorId: number }
  | { type: 'managerAssigned'; branch: BranchRow; userId: number; actorId: number }
  | { type: 'userUpdated'; userId: number }
  | { type: 'sessionRevoked'; userId: number }
  /** Somebody simulated, or a seed story, did something whose own tables do not exist yet. */
  | { type: 'activityHappened'; branchId: number; activity: ActivityDraft }
  /** The same for one person, in their personal feed. */
  | { type: 'personalActivityHappened'; userId: number; activity: ActivityDraft };
