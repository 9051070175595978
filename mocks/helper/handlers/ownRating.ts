import type { Locale, OwnRating, Reliability, Review } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { OrderRow, UserRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { getCities, toOrderNumber } from '../../orders/answers/orders';
import { getTrackRecord } from '../../crew/rules/ratings';
import { canRead } from '../../provider/access/reading';
import { getReliability, summarizeReviews } from '../rules/ownRating';
import { dayMs, toIso } from '../../provider/time/times';
import type { World } from '../../provider/world';
import { requireHelper } from './availabilities';

const recentMs = 90 * dayMs;

export function getOwnRating({ world, user }: Context<'getOwnRating'>): OwnRating {
  requireHelper(user);
  return { ...summarizeReviews(listReviews(world, user)), reliability: findReliability(world, user) };
}

/** The ratings that the helper may see, newest first. */
export function listReviews({ tables, clock }: World, user: UserRow): Review[] {
  const now = clock.now().getTime();
  const reviews = tables.invitation.viewAll('busy', user.id, ({ id, order_id, company_rating }) => {
    const isRated = tables.order.view(order_id, (order) => findRating(order, id) !== undefined);
    const order = isRated ? tables.order.require(order_id) : undefined;
    const rating = order && findRating(order, id);
    if (
      !order ||
      !rating ||
      !canRead(tables, user, { kind: 'rating', order, invitation: { user_id: user.id, company_rating } }, now)
    )
      return [];
    const { company_id } = tables.branch.require(order.branch_id);
    const review: Review = {
      order_id,
      number: toOrderNumber(order),
      company_name: tables.company.require(company_id).name,
      city: getCities(order).city_from,
      date: order.date,
      stars: rating.stars,
      tags: rating.tags ?? [],
      comment: rating.comment ?? '',
      comment_language: rating.comment ? findCloserLanguage(tables, order) : null,
    };
    return [review];
  });
  return reviews.flat().sort((a, b) => b.date.localeCompare(a.date) || b.order_id - a.order_id);
}

/** Person who completed the job, and so rated its crew. */
function findCloserLanguage({ user }: World['tables'], { closed_by_id }: OrderRow): Locale | null {
  return (closed_by_id === null ? undefined : user.get(closed_by_id))?.locale ?? null;
}

function findRating({ completion }: Readonly<OrderRow>, invitationId: number) {
  return completion?.lines.find(({ invitation_id }) => invitation_id === invitationId)?.rating ?? undefined;
}

export function findReliability({ tables, clock }: World, { id }: UserRow): Reliability {
  const now = clock.now().getTime();
  const answers = tables.invitation.select(
    'user',
    id,
    ({ responded_at }) => responded_at !== null && responded_at > toIso(now - recentMs),
  );
  const isDeclined = ({ status, reason }: (typeof answers)[number]) =>
    status === InvitationStatus.rejected || reason === 'expired';
  // Show-up counts jobs of all companies; the branch only decides about stars.
  const { showUp } = getTrackRecord(tables, id, { branch_id: 0, readerId: id, now });
  return getReliability({
    accepted: answers.filter(({ status }) => status === InvitationStatus.accepted).length,
    notAccepted: answers.filter(isDeclined).length,
    showUp,
    lateCancels: answers.filter(({ late_cancel }) => late_cancel).length,
  });
}
