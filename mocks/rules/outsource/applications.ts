import type {
  ApplicationReason,
  HelperOfferAction,
  OfferApplication,
  OutsourceOffer,
} from '../../../src/generated/model';
import { InvitationStatus, OfferStatus } from '../../../src/generated/model/codes';
import { isOpenInvitation } from '../../../src/domain/statuses';
import type { InvitationRow, OfferApplicationRow, OfferRow } from '../../db/schema';
import { type Refusal, refuse } from '../refusals';
import type { NeedLine } from './places';
import { textsOf } from '../../texts/providerTexts';

const texts = textsOf('offerRefusalTexts');

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;

/** What may happen to an application; `end` is the end of its offer. */
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

/** Whether the helper passed and may still apply, unlike one whom the company declined. */
export function hasPassed({ status, decided_by_id }: Application): boolean {
  return status === rejected && decided_by_id === null;
}

export function isWaiting({ status, applied_at }: Pick<Application, 'status' | 'applied_at'>): boolean {
  return status === fresh && applied_at !== null;
}

/** Whether the person sees the offer and neither applied nor passed. */
export function isAnnouncedAndOpen({
  status,
  applied_at,
  is_announced,
}: Pick<OfferApplicationRow, 'status' | 'applied_at' | 'is_announced'>): boolean {
  return is_announced && status === fresh && applied_at === null;
}

const allows: Record<ApplicationStep, (application: Application) => boolean> = {
  apply: (application) => (application.status === fresh && application.applied_at === null) || hasPassed(application),
  pass: ({ status, applied_at }) => status === fresh && applied_at === null,
  withdraw: (application) => isWaiting(application) || application.status === accepted,
  accept: isWaiting,
  reject: isWaiting,
  cancel: (application) => isWaiting(application) || application.status === accepted,
  end: ({ status }) => status === fresh,
  leaveCrew: ({ status }) => status === accepted,
};

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
  return allows[step](application) ? statusAfter[step] : null;
}

/** Refuses a step that the current status does not allow. */
export function checkStep(application: Application, step: ApplicationStep): Refusal | null {
  return allows[step](application) ? null : refuse.wrongState(texts.notChangeable);
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

/** A job that began takes no one new. */
export function checkNotStarted({ starts_at }: { starts_at: string }, now: string): Refusal | null {
  return starts_at > now ? null : refuse.conflict(texts.started, { code: 'too_late' });
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

/** A place of the position must be open. */
export function checkPlace(lines: readonly NeedLine[], position: number): Refusal | null {
  const line = lines.find((each) => each.position === position);
  if (!line) return refuse.field('position', 'Value is not valid');
  return line.open > 0 ? null : refuseFilled();
}

function refuseFilled(): Refusal {
  return refuse.conflict(texts.filled, { code: 'position_filled' });
}

/** What the company may do with an application. `isBlocked`: accepting would be refused. */
export function listCompanyActions(
  application: Application,
  offer: Pick<OfferRow, 'status'>,
  isBlocked: boolean,
): OfferApplication['actions'] {
  const isOpen = offer.status === OfferStatus.open;
  return [
    ...(isOpen && allows.accept(application) && !isBlocked ? (['accept'] as const) : []),
    ...(isOpen && allows.reject(application) ? (['reject'] as const) : []),
    ...(allows.cancel(application) ? (['cancel'] as const) : []),
  ];
}

/** What the helper may do with an offer. `isBlocked`: applying would be refused. */
export function listHelperActions(application: Application, isBlocked: boolean): HelperOfferAction[] {
  return [
    ...(allows.apply(application) && !isBlocked ? (['apply'] as const) : []),
    ...(allows.pass(application) ? (['reject'] as const) : []),
    ...(allows.withdraw(application) ? (['withdraw'] as const) : []),
  ];
}

/** Why applications end with their offer. */
export const endReasons = {
  [OfferStatus.filled]: 'offer_filled',
  [OfferStatus.closed]: 'offer_closed',
  [OfferStatus.expired]: 'offer_expired',
  [OfferStatus.cancelled]: 'order_cancelled',
} as const satisfies Record<Exclude<OfferStatus, 1>, ApplicationReason>;

/** What the company may do with an offer. `isOver`: its job began or is closed. */
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
