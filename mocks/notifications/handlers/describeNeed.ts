import { getJobProgress } from '#domain/orders/progress';
import type { ActivityType } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { daysBetween } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { type ActivityRow, type BranchRow, toFileKey } from '../../provider/store/schema';
import { jobEnded, late, runningLate, unformedSoon } from '../events/crew';
import { documentExpiring, paymentFailed, trialEnding } from '../events/office';
import { applicationsReceived, offerExpiring } from '../events/offers';
import type { ActivityDraft } from '../../provider/realtime/domainEvents';
import { toJob } from '../../orders/eventFacts';
import { toOfferFacts } from '../../outsource/events';
import type { Need } from '../rules/needsAction';
import { getPlan, getPrice } from '../../billing/rules/plans';
import { findMissing, getSlotLines } from '../../crew/rules/formation';
import { getJobEnd } from '../../crew/rules/busyTimes';
import { isWaiting } from '../../outsource/rules/applications';
import { listNeedLines } from '../../outsource/rules/offerOrder';
import { listDocuments, needsRenewal } from '../../team/rules/team';
import { dayMs } from '../../provider/time/times';
import type { World } from '../../provider/world';

/** A state of now in the words of the activity that reports it. */
export function describeNeed(world: World, branch: BranchRow, { kind, id }: Need): ActivityDraft {
  if (kind === 'payment' || kind === 'trial') return describeBilling(world, id, kind);
  if (kind === 'document') return describeDocument(world, branch, id);
  if (kind === 'closing' || kind === 'applicants') return describeOffer(world, id, kind);
  return kind === 'late' ? describeLate(world, branch, id) : describeJob(world, id, kind);
}

function describeBilling({ tables, clock }: World, companyId: number, kind: 'payment' | 'trial'): ActivityDraft {
  const subscription = tables.subscription.one('company', companyId);
  if (!subscription) throw new Error(`Company ${companyId} has no subscription`);
  const { plan_id, interval, trial_ends_at } = subscription;
  if (kind === 'payment') return paymentFailed(companyId, getPrice(getPlan(plan_id), interval));
  const left = trial_ends_at === null ? 0 : Date.parse(trial_ends_at) - clock.now().getTime();
  return trialEnding(companyId, Math.ceil(left / dayMs));
}

function describeDocument(world: World, branch: BranchRow, employeeId: number): ActivityDraft {
  const document = findOldDocument(world, branch, employeeId);
  if (!document) throw new Error(`Member ${employeeId} has no document to renew`);
  return documentExpiring(world.tables.user.require(document.userId), employeeId, document);
}

/** The document of a member that expires first, if it needs to be renewed. */
export function findOldDocument({ tables, clock }: World, { company_id, timezone }: BranchRow, employeeId: number) {
  const { user_id: userId } = tables.employee.require(employeeId);
  const today = todayIn(timezone, clock.now());
  const [old] = listDocuments(tables.memberFile.one('person', toFileKey(company_id, userId)), today)
    .filter((document) => needsRenewal([document]))
    .toSorted((one, other) => one.expires_on.localeCompare(other.expires_on));
  return old && { userId, kind: old.kind, expiresOn: old.expires_on, days: daysBetween(today, old.expires_on) };
}

function describeOffer(world: World, offerId: number, kind: 'closing' | 'applicants'): ActivityDraft {
  const { tables } = world;
  const offer = tables.offer.require(offerId);
  const facts = toOfferFacts(world, offer);
  if (kind === 'applicants')
    return applicationsReceived(facts, tables.offerApplication.select('offer', offerId, isWaiting).length);
  return offerExpiring(
    facts,
    listNeedLines(world, offer).reduce((sum, { accepted }) => sum + accepted, 0),
  );
}

/** The person who has been late the longest. */
function describeLate({ tables, clock }: World, { timezone }: BranchRow, orderId: number): ActivityDraft {
  const order = tables.order.require(orderId);
  const job = { ...order, timezone, ends_at: getJobEnd(order, timezone) };
  const crew = tables.invitation.select('order', orderId, ({ status }) => status === InvitationStatus.accepted);
  const [first, ...others] = crew
    .flatMap(({ user_id: userId, ...person }) => {
      const { lateness } = getJobProgress(job, person, { crew, now: clock.now() });
      const isLate = lateness?.kind === 'announced' || lateness?.kind === 'waited_for';
      return isLate ? [{ userId, kind: lateness.kind, minutes: lateness.minutes }] : [];
    })
    .toSorted((one, other) => other.minutes - one.minutes);
  if (!first) throw new Error(`No one is late for job ${orderId}`);
  const person = tables.user.require(first.userId);
  const draft =
    first.kind === 'announced'
      ? runningLate(toJob(order), person, first.minutes)
      : late(toJob(order), person, first.minutes, others.length);
  return { ...draft, severity: 'danger' };
}

function describeJob({ tables, clock }: World, orderId: number, kind: 'ended' | 'crew' | 'answers'): ActivityDraft {
  const order = tables.order.require(orderId);
  const job = toJob(order);
  const missing = findMissing(getSlotLines(order.crew_requirements, tables.invitation.by('order', orderId)));
  if (kind === 'ended' || !missing) return jobEnded(job);
  const draft = unformedSoon(job, missing, clock.now().getTime());
  return kind === 'crew' ? draft : { ...draft, type: 'order.partially_formed', severity: 'warning' };
}

/** Activities that reported the open slots of a job. */
const slotTypes: readonly ActivityType[] = [
  'order.unformed_soon',
  'order.partially_formed',
  'invitation.withdrawn',
  'invitation.rejected',
  'invitation.expired',
];

/** Checks whether an activity reported this state when it began. */
export function reports({ type, subject, data }: ActivityRow, state: Omit<ActivityDraft, 'actorId'>): boolean {
  const isAboutSlots = slotTypes.includes(type) && slotTypes.includes(state.type);
  if ((type !== state.type && !isAboutSlots) || state.type === 'order.formed') return false;
  if (state.data.order_id !== undefined && !type.startsWith('offer.')) return data.order_id === state.data.order_id;
  return subject.id === state.subject.id && data.expires_on === state.data.expires_on;
}
