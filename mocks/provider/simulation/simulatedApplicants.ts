import type { OfferApplicationRow, OfferRow, BranchRow, UserRow } from '../store/schema';
import { apply } from '../../outsource/handlers/helperOffers';
import { getFirstPlace } from '../../crew/handlers/bookings';
import { moveApplication } from '../../outsource/handlers/endOffer';
import { settleOffers } from '../../outsource/handlers/openOffer';
import { isAnnouncedAndOpen, getOfferOrder } from '../../outsource/rules/applications';
import { cast } from '../../account/seed/cast';
import type { World } from '../world';
import { pickHonestReason } from './honestReasons';
import { declines, type Mood } from './moods';
import { type Branches, tryChange } from './simulatedAnswers';
import { ProfileStatus } from '#domain/people/profileStatus';
import { cancelRequest, sendJoinRequest } from '../../team/handlers/requests';
import { isBlockedBy } from '../../crew/rules/ratings';
import { ActiveStatus, InvitationStatus, UserType } from '#generated/model/codes';

/** No one answers sooner: they have to read the offer first. */
const readingMs = 4_000;

/** The person who published an offer watches it this long, and until so many have applied. */
const freshMs = 10 * 60_000;
const enough = 3;

/**
 * One simulated helper applies for an open offer of these branches, or passes; the latest offer first. `fresh`: only for an
 * offer from minutes ago. False when no one is left who could.
 */
export function applyOne(world: World, branches: Branches, which: 'fresh' | 'any', mood: Mood): boolean {
  if (world.tables.offer.count('open', 'open') === 0) return false;
  settleOffers(world);
  const found = findApplicants(world, branches, which === 'fresh' ? isFresh : () => true);
  if (!found) return false;
  const application = world.random.pick(found.applications);
  if (declines(world, mood, 0.3)) return pass(world, found.offer, application);
  return tryChange(() => applyAs(world, found.offer, application)) || pass(world, found.offer, application);
}

function isFresh({ tables, clock }: World, { id, created_at }: OfferRow): boolean {
  const applied = tables.offerApplication.select('offer', id, ({ applied_at }) => applied_at !== null);
  return clock.now().getTime() - Date.parse(created_at) < freshMs && applied.length < enough;
}

/** The latest open offer with simulated people who have not answered it, nor declined its job. */
function findApplicants(world: World, branches: Branches, isWanted: (world: World, offer: OfferRow) => boolean) {
  const { tables, clock } = world;
  const open = [...branches].flatMap((id) => tables.offer.by('openOfBranch', id)).sort((a, b) => b.id - a.id);
  const readBy = clock.now().getTime() - readingMs;
  for (const offer of open.filter((each) => isWanted(world, each))) {
    const asked = new Set(tables.invitation.by('order', offer.order_id ?? 0).map(({ user_id }) => user_id));
    const applications = tables.offerApplication.select(
      'offer',
      offer.id,
      (each) =>
        each.user_id > cast.length &&
        !asked.has(each.user_id) &&
        isAnnouncedAndOpen(each) &&
        Date.parse(each.opens_at) <= readBy,
    );
    if (applications.length > 0) return { offer, applications };
  }
  return undefined;
}

function applyAs(world: World, offer: OfferRow, application: OfferApplicationRow): void {
  const { position } = application;
  const offered = offer.position_needs.find((need) => need.position === position)?.hourly_rate ?? 0;
  const proposed_rate = world.random.chance(0.25) ? offered + 100 : null;
  apply(world, offer, application, { position, proposed_rate });
}

function pass(world: World, offer: OfferRow, application: OfferApplicationRow): boolean {
  const { user_id, branch_id, position } = application;
  const hourly_rate = offer.position_needs.find((need) => need.position === position)?.hourly_rate ?? 0;
  const place = getFirstPlace(world, getOfferOrder(world, offer));
  const reason = pickHonestReason(world, user_id, { branchId: branch_id, place, hourly_rate });
  const at = world.now();
  return moveApplication(world, application, 'pass', { reason, decided_at: at, viewed_at: at }) !== undefined;
}

/** A branch of another company sends one of these helpers a request to join. False when no helper is available. */
export function sendOtherRequest(world: World, userIds: readonly number[], companyId: number): boolean {
  const { tables, random } = world;
  const chances = userIds.flatMap((id) => listCandidateBranches(world, id, companyId));
  const untried = chances.filter(({ open }) => open.length === 0);
  if (chances.length === 0) return false;
  const { helper, branch, open } = random.pick(untried.length > 0 ? untried : chances);
  for (const request of open) cancelRequest(world, request);
  const invitedBy = tables.company.require(branch.company_id).owner_id;
  sendJoinRequest(world, branch, helper, { positions: helper.positions, invitedBy });
  return true;
}

/** The branches that could send a request, with their pending requests. */
function listCandidateBranches(world: World, userId: number, companyId: number) {
  const { tables } = world;
  const helper: UserRow | undefined = tables.user.get(userId);
  const takesJobs = tables.helperProfile.view(userId, ({ status }) => status === ProfileStatus.active) ?? false;
  if (helper?.type !== UserType.helper || helper.status !== ActiveStatus.active || !takesJobs) return [];
  const own = new Set(tables.employee.by('user', userId).map(({ branch_id }) => branch_id));
  const isOther = ({ id, company_id, closed_at }: BranchRow) =>
    closed_at === null && company_id !== companyId && !own.has(id) && !isBlockedBy(world.tables, company_id, userId);
  return tables.branch.where(isOther).map((branch) => {
    const open = tables.branchInvitation.select(
      'user',
      userId,
      (each) => each.branch_id === branch.id && each.status === InvitationStatus.new,
    );
    return { helper, branch, open };
  });
}
