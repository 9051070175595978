import { type ActionRefusal, type ApplicationAction, type ApplicationState, decideApplication } from '#domain/actions';
import { listOpenSlots } from '#domain/orders/openSlots';
import { isOpenInvitation } from '#domain/orders/statuses';
import type {
  ApplicationReason,
  HelperOfferAction,
  OfferApplication,
  OutsourceOffer,
  PositionCode,
  PositionNeed,
  Conflict,
} from '#generated/model';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import { type Asked, getSlotLines } from '../../crew/rules/formation';
import { refuseAction } from '../../provider/rules/actions';
import { Refusal, refuse } from '../../provider/rules/refusals';
import type { InvitationRow, OfferApplicationRow, OfferRow, OrderRow, WorldTables } from '../../provider/store/schema';
import { offerRefusalTexts as texts } from '../../provider/texts/refusals';

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;

/** Transitions of an application; `end` is the end of its offer. */
export type ApplicationStep = 'apply' | 'pass' | 'withdraw' | 'accept' | 'reject' | 'cancel' | 'end' | 'leaveCrew';

type Application = Pick<OfferApplicationRow, 'status' | 'applied_at' | 'cancelled_by' | 'decided_by_id'>;

/** Columns of someone who was chosen for an offer and does not see it yet. */
export const newApplication = {
  is_announced: false,
  proposed_rate: null,
  note: null,
  status: fresh,
  viewed_at: null,
  applied_at: null,
  decided_at: null,
  decided_by_id: null,
  reason: null,
  reason_comment: null,
  cancelled_by: null,
  invitation_id: null,
} as const;

/** Checks whether the helper passed and can still apply, unlike one the company declined. */
export function hasPassed({ status, decided_by_id }: Application): boolean {
  return status === rejected && decided_by_id === null;
}

export function isWaiting({ status, applied_at }: Pick<Application, 'status' | 'applied_at'>): boolean {
  return status === fresh && applied_at !== null;
}

/** Checks whether the person sees the offer and neither applied nor passed. */
export function isAnnouncedAndOpen({
  status,
  applied_at,
  is_announced,
}: Pick<OfferApplicationRow, 'status' | 'applied_at' | 'is_announced'>): boolean {
  return is_announced && status === fresh && applied_at === null;
}

const actions = {
  apply: 'apply',
  pass: 'pass',
  withdraw: 'withdrawApplication',
  accept: 'acceptApplicant',
  reject: 'declineApplicant',
  cancel: 'cancelApplicant',
} as const satisfies Partial<Record<ApplicationStep, ApplicationAction>>;

type Decided = keyof typeof actions;

/** State of an application, for the table of actions. */
function getApplicationState(application: Application): ApplicationState {
  if (application.status === fresh) return application.applied_at === null ? 'open' : 'applied';
  if (application.status === accepted) return 'accepted';
  if (application.status === cancelled) return 'ended';
  return hasPassed(application) ? 'passed' : 'declined';
}

function decide(application: Application, step: Decided): ActionRefusal | null {
  return decideApplication(actions[step], getApplicationState(application));
}

const statusAfter: Record<ApplicationStep, InvitationStatus> = {
  apply: fresh,
  pass: rejected,
  withdraw: cancelled,
  accept: accepted,
  reject: rejected,
  cancel: cancelled,
  end: cancelled,
  leaveCrew: cancelled,
};

/** The status after a step; null if it is not allowed (docs/product.md, "Outsourcing"). */
export function getStatusAfterStep(application: Application, step: ApplicationStep): InvitationStatus | null {
  return isAllowed(application, step) ? statusAfter[step] : null;
}

function isAllowed(application: Application, step: ApplicationStep): boolean {
  if (step === 'end') return application.status === fresh;
  return step === 'leaveCrew' ? application.status === accepted : decide(application, step) === null;
}

/** Refuses a step that the current state does not allow. */
export function checkStep(application: Application, step: Decided): Refusal | null {
  return refuseAction(decide(application, step));
}

/** Only an open offer before its deadline takes applications and answers. */
export function checkTakesApplications(
  { status, apply_by }: Pick<OfferRow, 'status' | 'apply_by'>,
  now: string,
): Refusal | null {
  if (status === OfferStatus.filled) return refuseFilled();
  if (status === OfferStatus.open && apply_by > now) return null;
  return refuse.gone(texts.closed, { code: 'offer_closed' });
}

/**
 * Someone with an open invitation to the job answers that one instead. `name` is their first name where the company
 * reads the refusal, null where they read it themselves.
 */
export function checkNotInvited(
  invitations: readonly Pick<InvitationRow, 'user_id' | 'status'>[],
  userId: number,
  name: string | null,
): Refusal | null {
  const own = invitations.filter((each) => each.user_id === userId && isOpenInvitation(each));
  if (own.length === 0) return null;
  const isOnCrew = own.some(({ status }) => status === accepted);
  if (name !== null) return refuse.wrongState(isOnCrew ? texts.theyAreOnCrew(name) : texts.theyAreInvited(name));
  return refuse.wrongState(isOnCrew ? texts.onCrew : texts.invited);
}

/** A slot of the position must be open. */
export function checkPlace(lines: readonly NeedLine[], position: number): Refusal | null {
  const line = lines.find((each) => each.position === position);
  if (!line) return refuse.field('position', 'Value is not valid');
  return line.open > 0 ? null : refuseFilled();
}

function refuseFilled(): Refusal {
  return refuse.conflict(texts.filled, { code: 'position_filled' });
}

/** Facts in addition to an application. `canLeave`: someone who was accepted may still leave the crew. */
type ActionFacts = { isBlocked: boolean; canLeave: boolean };

/** Lists the company's actions for an application. `isBlocked`: accepting would be refused. */
export function listCompanyActions(
  application: Application,
  offer: Pick<OfferRow, 'status'>,
  { isBlocked, canLeave }: ActionFacts,
): OfferApplication['actions'] {
  const isOpen = offer.status === OfferStatus.open;
  return [
    ...(isOpen && decide(application, 'accept') === null && !isBlocked ? (['accept'] as const) : []),
    ...(isOpen && decide(application, 'reject') === null ? (['reject'] as const) : []),
    ...(decide(application, 'cancel') === null && canLeave ? (['cancel'] as const) : []),
  ];
}

/** Lists the helper's actions for an offer. `isBlocked`: applying would be refused. */
export function listHelperActions(application: Application, { isBlocked, canLeave }: ActionFacts): HelperOfferAction[] {
  return [
    ...(decide(application, 'apply') === null && !isBlocked ? (['apply'] as const) : []),
    ...(decide(application, 'pass') === null ? (['reject'] as const) : []),
    ...(decide(application, 'withdraw') === null && canLeave ? (['withdraw'] as const) : []),
  ];
}

/** Reasons applications end with their offer. */
export const endReasons = {
  [OfferStatus.filled]: 'offer_filled',
  [OfferStatus.closed]: 'offer_closed',
  [OfferStatus.expired]: 'offer_expired',
  [OfferStatus.cancelled]: 'order_cancelled',
} as const satisfies Record<Exclude<OfferStatus, 1>, ApplicationReason>;

/** Lists the company's actions for an offer. `isOver`: its job began or is closed. */
export function listOfferActions(
  { status }: Pick<OfferRow, 'status'>,
  { accepted: taken, isOver }: { accepted: number; isOver: boolean },
): OutsourceOffer['actions'] {
  const isOpen = status === OfferStatus.open;
  return [
    ...(isOpen ? (['edit', 'close'] as const) : []),
    ...(!isOpen && !isOver ? (['repeat'] as const) : []),
    ...(taken === 0 ? (['delete'] as const) : []),
  ];
}

// Slots ---------------------------------------------------------------------------------------------------------------

type Offer = Pick<OfferRow, 'position_needs'>;
type Accepted = Pick<OfferApplicationRow, 'position' | 'status'>;

/** A position of an offer: how many it asks for, how many it got, and how many may still be accepted. */
export type NeedLine = PositionNeed & { accepted: number; open: number };

/**
 * The positions of an offer. A slot is open if the offer did not get enough people and the job still has one, because
 * the office may fill slots in other ways too (docs/product.md, "Outsourcing").
 */
export function getNeedLines(
  { position_needs }: Offer,
  applications: readonly Accepted[],
  order: Pick<OrderRow, 'crew_requirements'>,
  crew: readonly Asked[],
): NeedLine[] {
  const slots = getSlotLines(order.crew_requirements, crew);
  return position_needs.map((need) => {
    const hired = applications.filter(
      ({ position, status }) => position === need.position && status === InvitationStatus.accepted,
    ).length;
    const slot = slots.find(({ position }) => position === need.position);
    const free = slot ? slot.required - slot.accepted : 0;
    return { ...need, accepted: hired, open: Math.max(0, Math.min(need.count - hired, free)) };
  });
}

/** Slots that can still be filled. */
export function countOfferSlots(lines: readonly NeedLine[]): number {
  return lines.reduce((sum, { open }) => sum + open, 0);
}

/** The needs of an order that no one has accepted or can still accept, at its rates. */
export function listOpenNeeds(
  { crew_requirements, offered_rates }: Pick<OrderRow, 'crew_requirements' | 'offered_rates'>,
  crew: readonly Asked[],
): PositionNeed[] {
  return listOpenSlots(crew_requirements, crew).map(({ position, count }) => ({
    position,
    count,
    hourly_rate: getOfferedRate({ offered_rates }, position),
  }));
}

/** Lists the needs that are still open when an offer is published again. */
export function listRepeatedNeeds(needs: readonly PositionNeed[], open: readonly PositionNeed[]): PositionNeed[] {
  return needs.flatMap((need) => {
    const left = open.find(({ position }) => position === need.position)?.count ?? 0;
    const count = Math.min(need.count, left);
    return count > 0 ? [{ ...need, count }] : [];
  });
}

/** Cents offered where an order names no rate. */
const usualRate = 2400;

export function getOfferedRate({ offered_rates }: Pick<OrderRow, 'offered_rates'>, position: PositionCode): number {
  return offered_rates[position] ?? usualRate;
}

/** Decides how an offer ends when its order or its crew changes; null if it stays open. */
export function decideEnd(order: Pick<OrderRow, 'closed_state'> | undefined, lines: readonly NeedLine[]) {
  if (order === undefined || order.closed_state === 'cancelled') return OfferStatus.cancelled;
  if (order.closed_state === 'completed') return OfferStatus.expired;
  return countOfferSlots(lines) === 0 ? OfferStatus.filled : null;
}

type Rows = { tables: WorldTables };

/** The order of an offer, also after it was deleted. */
export function getOfferOrder({ tables }: Rows, { id, order_id, deleted_order }: OfferRow): OrderRow {
  const order = deleted_order ?? (order_id === null ? undefined : tables.order.get(order_id));
  if (!order) throw new Error(`Offer ${id} has no order`);
  return order;
}

/** The positions of an offer and how far they are filled. */
export function listNeedLines({ tables }: Rows, offer: OfferRow): NeedLine[] {
  const order = getOfferOrder({ tables }, offer);
  const applications = tables.offerApplication.by('offer', offer.id);
  return getNeedLines(offer, applications, order, tables.invitation.by('order', order.id));
}

/**
 * A refusal of the rule for accepting a job, as the company reads it that accepts for the helper. `conflict` describes
 * the helper's other job without naming its company.
 */
export function toCompanyRefusal(refusal: Refusal, firstName: string, conflict: Conflict | undefined): Refusal {
  const { kind, details } = refusal;
  if (kind === 'planLimit') return new Refusal(kind, texts.theirPlan(firstName), { plan: details.plan ?? [] });
  const words: Partial<Record<NonNullable<typeof details.code>, string>> = {
    hard_conflict: texts.theyWork(firstName),
    weekly_limit: texts.theirWeek(firstName),
    position_filled: texts.positionFilled,
    wrong_state: texts.theyCannot(firstName),
  };
  const message = (details.code && words[details.code]) ?? refusal.message;
  const conflicts = details.code === 'hard_conflict' && conflict ? { conflicts: [conflict] } : {};
  return new Refusal(kind, message, { ...(details.code && { code: details.code }), ...conflicts });
}
