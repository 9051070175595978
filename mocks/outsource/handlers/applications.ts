import { slotFit } from '#domain/orders/formation';
import type { FitFacts } from '#domain/outsource/fit';
import { can } from '#domain/people/rights';
import type { AnsweredApplications, OfferApplication, AcceptBlock, CrewConflict } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { listCrewConflicts } from '../../crew/handlers/crewEdits';
import { getTrackRecord, type TrackRecord } from '../../crew/rules/ratings';
import { requireAction, cancelInvitation } from '../../helper/handlers/acceptInvitation';
import { toReading } from '../../orders/answers/orders';
import type { Context } from '../../provider/http/context';
import { throwIfRefused, Refused } from '../../provider/http/refusal';
import { canDo } from '../../provider/rules/actions';
import { forbidUnless, refuseProblems } from '../../provider/rules/refusals';
import type { OfferApplicationRow, OfferRow, UserRow } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { countHoursThisWeek } from '../../team/handlers/showMember';
import { presentFit, presentOfferPerson, presentActor } from '../answers';
import { checkStep, isWaiting, listCompanyActions, getOfferOrder } from '../rules/applications';
import { checkOfferOpen } from '../rules/offerForm';
import { acceptApplicant, findApplicationBlock } from './acceptApplicant';
import { moveApplication } from './endOffer';
import type { Need } from './matching/need';
import { findFacts, openRound, type Round } from './matching/people';
import { openApplication, openOffer } from './openOffer';

type Rejecting = { reason?: OfferApplicationRow['reason'] | undefined; comment?: string | undefined };

export function acceptApplication({ world, user, params, body, setMessage }: Context<'acceptApplication'>) {
  const { offer, application } = openApplication(world, user, params.applicationId);
  const { override_reason: overrideReason = null } = body;
  if (overrideReason !== null) throwIfRefused(forbidUnless(can(user.type, 'overrideConflict')));
  acceptApplicant(world, offer, application, { actorId: user.id, overrideReason });
  setMessage('Accepted. They are on the crew.');
  return showApplication(world, user, application.id);
}

export function rejectApplication({ world, user, params, body, setMessage }: Context<'rejectApplication'>) {
  const { offer, application } = openApplication(world, user, params.applicationId);
  reject(world, user, offer, application, body);
  setMessage('The application was declined.');
  return showApplication(world, user, application.id);
}

/** Also takes an accepted person off the crew. */
export function cancelApplication({ world, user, params, body, setMessage }: Context<'cancelApplication'>) {
  const { application } = openApplication(world, user, params.applicationId);
  throwIfRefused(checkStep(application, 'cancel'));
  const invitation =
    application.status === InvitationStatus.accepted
      ? world.tables.invitation.require(application.invitation_id ?? 0)
      : undefined;
  if (invitation) requireAction(world, 'withdrawInvitation', invitation);
  const patch = {
    reason: body.reason,
    reason_comment: body.comment ?? null,
    cancelled_by: 'company',
    decided_at: world.now(),
    decided_by_id: user.id,
  } as const;
  moveApplication(world, application, 'cancel', patch);
  if (invitation) cancelInvitation(world, invitation, body, user.id);
  setMessage('The application was canceled.');
  return showApplication(world, user, application.id);
}

/** Answers several applications, each on its own: one that is refused does not stop the others. */
export function answerApplications({ world, user, params, body, setMessage }: Context<'answerApplications'>) {
  const offer = openOffer(world, user, params.offerId);
  throwIfRefused(checkOfferOpen(offer));
  const { accept = [], reject: declined = [], reason } = body;
  throwIfRefused(refuseProblems(findIdProblems(world, offer, { accept, reject: declined })));
  const outcome: AnsweredApplications = { answered: [], refused: [] };
  const answer = (id: number, act: (offer: OfferRow, application: OfferApplicationRow) => void) => {
    const refused = tryAnswer(world, () =>
      act(world.tables.offer.require(offer.id), world.tables.offerApplication.require(id)),
    );
    if (refused) outcome.refused.push({ application_id: id, ...refused });
    else outcome.answered.push(showApplication(world, user, id));
  };
  for (const id of accept)
    answer(id, (now, each) => acceptApplicant(world, now, each, { actorId: user.id, overrideReason: null }));
  for (const id of declined) answer(id, (now, each) => reject(world, user, now, each, { reason }));
  setMessage(`${outcome.answered.length} of ${accept.length + declined.length} answered.`);
  return outcome;
}

function reject(
  world: World,
  user: UserRow,
  offer: OfferRow,
  application: OfferApplicationRow,
  { reason = 'other', comment }: Rejecting,
): void {
  throwIfRefused(checkOfferOpen(offer));
  throwIfRefused(checkStep(application, 'reject'));
  moveApplication(world, application, 'reject', {
    reason,
    reason_comment: comment ?? null,
    cancelled_by: null,
    decided_at: world.now(),
    decided_by_id: user.id,
  });
}

/** Runs one answer in a separate transaction; the refusal if there is one. */
function tryAnswer(
  world: World,
  act: () => void,
): Pick<AnsweredApplications['refused'][number], 'code' | 'text'> | null {
  try {
    world.change(act);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, plan } = error.details;
    return { code: plan ? 'plan_limit' : (code ?? 'wrong_state'), text: error.message };
  }
}

type Lists = Record<'accept' | 'reject', readonly number[]>;

/** Applications of other offers, and those in both lists. */
function findIdProblems({ tables }: World, offer: OfferRow, lists: Lists): Record<string, string[]> {
  const wrong = { ...listWrong('accept'), ...listWrong('reject') };
  const isEmpty = lists.accept.length + lists.reject.length === 0;
  return isEmpty ? { accept: ['Value is required'] } : wrong;

  function listWrong(name: keyof Lists): Record<string, string[]> {
    const other = name === 'reject' ? lists.accept : [];
    const places = lists[name].flatMap((id, index) => {
      const isOurs = tables.offerApplication.view(id, ({ offer_id }) => offer_id) === offer.id;
      return isOurs && !other.includes(id) ? [] : [index];
    });
    return Object.fromEntries(places.map((index) => [`${name}.${index}`, ['Value is not valid']]));
  }
}

// View ----------------------------------------------------------------------------------------------------------------

function showApplication(world: World, reader: UserRow, id: number): OfferApplication {
  const application = world.tables.offerApplication.require(id);
  const offer = world.tables.offer.require(application.offer_id);
  return createApplicationView(world, reader, offer)(application);
}

/** Shows applications of one offer; what they share is looked up once. */
export function createApplicationView(
  world: World,
  reader: UserRow,
  offer: OfferRow,
): (application: OfferApplicationRow) => OfferApplication {
  const round = openRound(world, toNeed(world, offer));
  let crewConflicts: readonly CrewConflict[] | undefined;
  const findConflict = (application: OfferApplicationRow): AcceptBlock | null => {
    if (isWaiting(application)) return findApplicationBlock(world, offer, application);
    if (application.status !== InvitationStatus.accepted) return null;
    crewConflicts ??= listCrewConflicts(world, round.need.order, round.bookings);
    return toAcceptedConflict(crewConflicts, application.user_id);
  };
  return (application) => present(round, reader, offer, application, findConflict(application));
}

/** The other job of someone on the crew at that time, by the rule of the calendar. */
function toAcceptedConflict(conflicts: readonly CrewConflict[], userId: number): AcceptBlock | null {
  const conflict = conflicts.find(({ user_id, severity }) => user_id === userId && severity === 'hard');
  return conflict ? { code: 'hard_conflict', text: conflict.text } : null;
}

export function toNeed(world: World, offer: OfferRow): Need {
  return {
    branch: world.tables.branch.require(offer.branch_id),
    order: getOfferOrder(world, offer),
    isDraft: false,
    needs: offer.position_needs,
    radiusMiles: offer.radius_miles,
    requirements: offer.requirements,
  };
}

function present(
  round: Round,
  reader: UserRow,
  offer: OfferRow,
  application: OfferApplicationRow,
  conflict: AcceptBlock | null,
): OfferApplication {
  const { world } = round;
  const { branch_id: _branch, tier: _tier, early_until: _early, is_announced: _seen, ...rest } = application;
  const { user_id, decided_by_id, opens_at, ...shown } = rest;
  const user = world.tables.user.require(user_id);
  const fitting = findApplicantFit(round, reader, application);
  const hoursThisWeek = countHoursThisWeek(world, user_id, round.need.branch);
  const closeness = shown.status === InvitationStatus.accepted ? 'crew' : 'stranger';
  return {
    ...shown,
    person: presentOfferPerson(world.tables, user, toReading(world, reader), { ...fitting, hoursThisWeek }, closeness),
    as_helper: slotFit(user.positions, shown.position) === 'helper',
    hourly_rate: offer.position_needs.find((each) => each.position === shown.position)?.hourly_rate ?? 0,
    notified_at: opens_at,
    decided_by: decided_by_id === null ? null : presentActor(world.tables, decided_by_id),
    fit: presentFit(fitting.facts),
    conflict,
    actions: listCompanyActions(application, offer, {
      isBlocked: conflict !== null,
      canLeave: canWithdraw(round, application),
    }),
  };
}

/** Someone on the crew can be taken off until their work is done. */
function canWithdraw({ world, need }: Round, { status, invitation_id }: OfferApplicationRow): boolean {
  const own = status === InvitationStatus.accepted ? world.tables.invitation.get(invitation_id ?? 0) : undefined;
  return own === undefined || canDo('withdrawInvitation', own, need.order, world.clock.now().getTime());
}

function findApplicantFit(round: Round, reader: UserRow, application: OfferApplicationRow) {
  const found = findFacts(round, application.user_id);
  if (!found) return { record: readRecord(round, reader, application.user_id), facts: unknownFacts(round) };
  return { record: found.record, facts: atProposedRate(application, found.facts) };
}

/** The ratings and jobs of someone who is no longer in the market stay as they are. */
function readRecord({ world, need }: Round, reader: UserRow, userId: number): TrackRecord {
  const now = world.clock.now().getTime();
  return getTrackRecord(world.tables, userId, { branch_id: need.branch.id, readerId: reader.id, now });
}

/** The facts with the rate a person asks for: their usual one until they apply, then the offered or their own. */
export function atProposedRate({ proposed_rate, applied_at }: OfferApplicationRow, facts: FitFacts): FitFacts {
  return { ...facts, rate: proposed_rate ?? (applied_at === null ? facts.rate : facts.offered) };
}

function unknownFacts({ need }: Round) {
  const nothing = { tools: [], vehicles: [], languages: [] };
  return {
    coverage: 0,
    hours: null,
    miles: 0,
    radiusMiles: need.radiusMiles,
    stars: 0,
    ratings: 0,
    showUp: null,
    jobsTogether: 0,
    isFavorite: false,
    rate: 0,
    offered: 0,
    fills: 'no' as const,
    hasHardConflict: false,
    isBlocked: false,
    isPaused: true,
    weeklyHours: 0,
    ownWeeklyHours: null,
    neighbor: null,
    wanted: nothing,
    owned: nothing,
  };
}
