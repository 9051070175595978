import { isOpenInvitation } from '#domain/orders/statuses';
import { ProfileStatus } from '#domain/people/profileStatus';
import type { ApplicationReason } from '#generated/model';
import { ActiveStatus, InvitationStatus, OfferStatus, PositionCode, UserType } from '#generated/model/codes';
import { cast, castIds } from '../../account/seed/cast';
import { getMilesBetween } from '../../crew/rules/busyTimes';
import type { BranchRow, InvitationRow, OfferApplicationRow, OfferRow, OrderRow } from '../../provider/store/schema';
import { minuteMs, toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { newApplication } from '../rules/applications';

/** State of a notified person; `ended` applied and ended with the offer. */
export type ApplicationState = 'notified' | 'viewed' | 'applied' | 'passed' | 'declined' | 'accepted' | 'ended';

type Notified = {
  offer: OfferRow;
  branch: BranchRow;
  order: OrderRow;
  /** The crew that came through the offer. */
  hired: readonly InvitationRow[];
  states: readonly ApplicationState[];
  /** The first state is Marcus's. */
  withMarcus: boolean;
  /** Reason applications ended with the offer. */
  reason: ApplicationReason;
};

/** One row for each state: the crew for the accepted states, helpers near the branch for the others. */
export function writeApplications(world: World, notified: Notified): void {
  const { offer, order, hired, states, withMarcus } = notified;
  const crew = [...hired];
  const others = listCandidates(world, notified);
  states.forEach((state, index) => {
    const isMarcus = withMarcus && index === 0;
    const invitation = state === 'accepted' ? crew.shift() : undefined;
    const userId = isMarcus ? castIds.marcus : (invitation?.user_id ?? others.shift());
    if (userId === undefined) throw new Error(`No one near is left for the offer of job ${order.id}`);
    world.tables.offerApplication.insert({
      ...newApplication,
      is_announced: true,
      position: PositionCode.helper,
      early_until: null,
      ...toColumns(state, notified, index),
      ...(invitation && toHiredTimes(invitation)),
      id: world.db.nextId('offerApplication'),
      offer_id: offer.id,
      branch_id: order.branch_id,
      user_id: userId,
      tier: offer.audience,
      opens_at: offer.created_at,
      invitation_id: invitation?.id ?? null,
    });
  });
}

/** Freelance helpers near the branch without an open invitation to the job, none of the cast. */
function listCandidates({ tables }: World, { offer, branch, order }: Notified): number[] {
  const asked = new Set(tables.invitation.select('order', order.id, isOpenInvitation).map(({ user_id }) => user_id));
  const near = tables.helperProfile
    .viewAll('status', ProfileStatus.active, ({ user_id }) => user_id)
    .filter((id) => {
      const area = tables.user.view(id, ({ serving_area_ids, type, status, positions }) =>
        type === UserType.helper && status === ActiveStatus.active && positions.includes(PositionCode.helper)
          ? serving_area_ids[0]
          : undefined,
      );
      const home = tables.servingArea.view(area ?? 0, ({ lat, lng }) => ({ lat, lng }));
      return id > cast.length && !asked.has(id) && home !== undefined && getMilesBetween(home, branch) <= nearMiles;
    });
  // Each offer reaches other people.
  const first = near.length === 0 ? 0 : (offer.id * 5) % near.length;
  return [...near.slice(first), ...near.slice(0, first)];
}

const nearMiles = 30;

type Columns = Partial<OfferApplicationRow>;

function toColumns(state: ApplicationState, { offer, reason }: Notified, index: number): Columns {
  const published = Date.parse(offer.created_at);
  const at = (minutes: number) => toIso(published + (minutes + index * 7) * minuteMs);
  const viewed = { viewed_at: at(4) };
  const applied = { ...viewed, applied_at: at(9), ...(index % 2 === 0 ? asking : null) };
  const end: Columns = {
    status: InvitationStatus.cancelled,
    decided_at: offer.closed_at,
    cancelled_by: 'system',
    reason,
  };
  const untilEnd = offer.status === OfferStatus.open ? {} : end;
  const columns: Record<ApplicationState, Columns> = {
    notified: untilEnd,
    viewed: { ...viewed, ...untilEnd },
    applied,
    passed: { ...viewed, status: InvitationStatus.rejected, decided_at: at(6), reason: 'not_available' },
    declined: {
      ...applied,
      status: InvitationStatus.rejected,
      decided_at: at(40),
      decided_by_id: offer.created_by_id,
      reason: 'chose_experienced',
    },
    accepted: {
      ...applied,
      status: InvitationStatus.accepted,
      decided_at: at(35),
      decided_by_id: offer.created_by_id,
    },
    ended: { ...applied, ...end },
  };
  return columns[state];
}

/** Someone on the crew applied and was accepted at the times of their invitation. */
function toHiredTimes({ created_at, responded_at }: InvitationRow): Columns {
  return { viewed_at: created_at, applied_at: created_at, decided_at: responded_at };
}

const asking: Columns = { note: 'I can start earlier too.' };
