import { InvitationStatus } from '#generated/model/codes';
import { addDays, daysBetween } from '#platform/lib/time/dates';
import { toInstant } from '#platform/lib/time/zonedTimes';
import { type BranchRow, toFileKey, toRequestsKey } from '../../db/schema';
import { createWeeklyRating, getLastMonday } from '../../realtime/activities/weeklyRating';
import * as texts from '../../realtime/activities/office';
import { expiringDays, listDocuments } from '../../rules/team/team';
import { dayMs } from '../../time/times';
import type { World } from '../../world';
import type { PastActivity } from './pastActivity';

/** New members, documents that expire, the ratings of a week, payments that failed. */
export function listTeamActivities(world: World, branch: BranchRow): PastActivity[] {
  return [
    ...listAnswers(world, branch),
    ...listDocumentWarnings(world, branch),
    ...listRatings(world, branch),
    ...listFailedPayments(world, branch),
  ];
}

function listAnswers({ tables }: World, branch: BranchRow): PastActivity[] {
  const { accepted, rejected } = InvitationStatus;
  const answered = [accepted, rejected].flatMap((status) =>
    tables.branchInvitation.by('state', toRequestsKey(branch.id, status)),
  );
  return answered.flatMap(({ status, user_id, employee_id, responded_at }): PastActivity[] => {
    if (responded_at === null) return [];
    const person = tables.user.require(user_id);
    const draft =
      status === accepted
        ? texts.branchInvitationAccepted(branch, person, employee_id)
        : texts.branchInvitationRejected(branch, person);
    return [{ at: Date.parse(responded_at), draft }];
  });
}

/** The office is warned on the morning of the day from which a document counts as expiring. */
function listDocumentWarnings({ tables }: World, branch: BranchRow): PastActivity[] {
  return tables.employee.by('branch', branch.id).flatMap((employee) => {
    const file = tables.memberFile.one('person', toFileKey(branch.company_id, employee.user_id));
    const [home] = tables.employee.by('user', employee.user_id);
    if (!file || file.warned_of === null || home?.id !== employee.id) return [];
    const warnedOf = file.warned_of;
    const documents = listDocuments(file, warnedOf).filter(({ expires_on }) => expires_on === warnedOf);
    return documents.map(({ kind, expires_on: expiresOn }): PastActivity => {
      const date = addDays(expiresOn, -expiringDays);
      const document = { days: daysBetween(date, expiresOn), expiresOn, kind };
      return {
        at: Date.parse(toInstant(date, '07:00', branch.timezone)),
        draft: texts.documentExpiring(tables.user.require(employee.user_id), employee.id, document),
      };
    });
  });
}

function listRatings(world: World, branch: BranchRow): PastActivity[] {
  const monday = getLastMonday(branch, world.clock.now().getTime());
  return [0, 1, 2].flatMap((weeks) => {
    const at = getLastMonday(branch, monday - weeks * 7 * dayMs);
    const createDraft = createWeeklyRating(world, branch, at);
    return createDraft ? [{ at, draft: createDraft() }] : [];
  });
}

/** News about the company is in the feed of its first branch. */
function listFailedPayments({ tables }: World, { id, company_id }: BranchRow): PastActivity[] {
  const subscription = tables.subscription.one('company', company_id);
  if (!subscription || tables.branch.one('company', company_id, 'asc')?.id !== id) return [];
  const isPastDue = subscription.past_due_since !== null;
  const failed = tables.invoice.select(
    'subscription',
    subscription.id,
    ({ status }) => status === 'failed' || (isPastDue && status === 'open'),
  );
  return failed.map(({ issued_at, amount }) => ({
    at: Date.parse(issued_at),
    draft: texts.paymentFailed(company_id, amount),
  }));
}
