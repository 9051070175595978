import type { PositionCode } from '../../../src/generated/model';
import { OfferStatus } from '../../../src/generated/model/codes';
import { addDays, daysBetween } from '../../../src/platform/lib/time/dates';
import { todayIn } from '../../../src/platform/lib/time/zonedTimes';
import { type BranchRow, toFileKey, toListKey, type OrderRow } from '../../db/schema';
import { unformedSoon } from '../../realtime/activities/crew';
import { applicationsReceived, offerExpiring, offerFilled } from '../../realtime/activities/offers';
import * as officeTexts from '../../realtime/activities/office';
import type { ActivityDraft } from '../../realtime/domainEvents';
import { toJob } from '../../realtime/orderFacts';
import { toOfferFacts } from '../../realtime/outsourceBroadcasts';
import { getSlotLines } from '../../rules/crew/formation';
import type { World } from '../../world';
import { castIds } from '../cast';
import type { Setting } from './setting';

export type ExtraActivity = { daysAgo: number; draft: ActivityDraft };

/** Activities besides the jobs: offers, new members, expiring documents, ratings, company news. */
export function listExtraActivities(setting: Setting): ExtraActivity[] {
  const { world, branch, crew, company } = setting;
  const { random, tables } = world;
  const zone = branch.timezone;
  const today = todayIn(zone, world.clock.now());
  const holder = crew.find(({ id }) => id === castIds.tyrell) ?? random.pick(crew);
  const newcomer = crew.find(({ id }) => id === castIds.sofia) ?? random.pick(crew);
  const stranger = tables.user.require(random.int(70, 80));
  const days = random.int(9, 20);
  const getEmployeeId = (userId: number) =>
    tables.employee.by('branch', branch.id).find(({ user_id }) => user_id === userId)?.id ?? 1;
  const seeded = tables.memberFile.one('person', toFileKey(branch.company_id, holder.id))?.driver_license?.expires_on;
  const expiresOn = seeded ?? addDays(today, days);
  const paper = { days: daysBetween(today, expiresOn), expiresOn, kind: 'driver_license' } as const;
  return [
    ...listJobActivities(setting),
    { daysAgo: 3.8, draft: officeTexts.documentExpiring(holder, getEmployeeId(holder.id), paper) },
    { daysAgo: 4.9, draft: officeTexts.branchInvitationAccepted(branch, newcomer, getEmployeeId(newcomer.id)) },
    { daysAgo: 5.4, draft: officeTexts.branchInvitationRejected(branch, stranger) },
    { daysAgo: 6.1, draft: officeTexts.ratingReceived(branch, company, random.int(46, 49) / 10) },
    ...listCompanyNews(setting).map((draft) => ({ daysAgo: 7.3, draft })),
  ];
}

/** An incomplete crew and an offer, for existing jobs of the branch. */
function listJobActivities({ world, branch }: Setting): ExtraActivity[] {
  const { tables } = world;
  const wanting = tables.order
    .select('upcoming', toListKey(branch.id, '2,3'), ({ starts_at }) => starts_at > world.now())
    .filter(({ id }) => tables.invitation.by('order', id).length > 0);
  const [next] = wanting;
  const missing = next && findMissingPosition(world, next);
  const late: ExtraActivity[] = missing
    ? [
        {
          daysAgo: 0.09,
          draft: unformedSoon(
            toJob(next),
            { position: missing, count: 1, filled: toJob(next).positions.length - 1 },
            world.clock.now().getTime(),
          ),
        },
      ]
    : [];
  return [...late, ...listOfferActivities(world, branch)];
}

/** Activities that the offers of the branch led to. */
function listOfferActivities(world: World, branch: BranchRow): ExtraActivity[] {
  const offers = world.tables.offer.by('branch', branch.id);
  const of = (wanted: OfferStatus) => offers.find(({ status }) => status === wanted);
  const [filled, closing, open] = [of(OfferStatus.filled), of(OfferStatus.expired), of(OfferStatus.open)];
  return [
    ...(filled ? [{ daysAgo: 1.2, draft: offerFilled(toOfferFacts(world, filled)) }] : []),
    ...(filled ? [{ daysAgo: 1.6, draft: applicationsReceived(toOfferFacts(world, filled), 2) }] : []),
    ...(closing ? [{ daysAgo: 2.1, draft: offerExpiring(toOfferFacts(world, closing), 0) }] : []),
    ...(closing ? [{ daysAgo: 2.6, draft: applicationsReceived(toOfferFacts(world, closing), 2) }] : []),
    ...(open ? [{ daysAgo: 0.1, draft: applicationsReceived(toOfferFacts(world, open), 3) }] : []),
  ];
}

/** The first position without an accepted member, for a job that starts within about a day. */
function findMissingPosition({ tables, clock }: World, order: OrderRow): PositionCode | undefined {
  if (Date.parse(order.starts_at) - clock.now().getTime() > 30 * 3_600_000) return undefined;
  const lines = getSlotLines(order.crew_requirements, tables.invitation.by('order', order.id));
  return lines.find(({ accepted, required }) => accepted < required)?.position;
}

/** Company news appears in the feed of the company's first branch. */
function listCompanyNews({ world: { tables }, branch }: Setting): ActivityDraft[] {
  const [first, ...others] = tables.branch.by('company', branch.company_id);
  if (first?.id !== branch.id) return [];
  const { owner_id, id } = tables.company.require(branch.company_id);
  if (id === 1) return [officeTexts.paymentFailed(id, 29_900)];
  const owner = tables.user.require(owner_id);
  const added = others.map((other) => officeTexts.branchCreated(other, owner));
  return added.length > 0 ? added : [officeTexts.trialEnding(id, 3)];
}
