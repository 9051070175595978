import type { CrewRating } from '#generated/model';
import type { InvitationRow, OrderRow } from '../../../provider/store/schema';
import { checkInvitation } from '../../../provider/rules/actions';
import { type Refusal, refuse } from '../../../provider/rules/refusals';
import { jobRefusalTexts as texts } from '../../../provider/texts/refusals';

type Own = Pick<InvitationRow, 'id' | 'status' | 'attendance' | 'company_rating'>;
type Job = Pick<OrderRow, 'closed_state' | 'starts_at' | 'latest_end_at' | 'completion'>;

/**
 * A person rates the company once, after a completed job they came to. Afterwards they can change whether they would work
 * there again, nothing else (docs/product.md, "Ratings"). Without a rating in `sent` it checks the first one.
 */
export function checkRateCompany(own: Own, order: Job, now: number, sent?: CrewRating): Refusal | null {
  const refused = checkInvitation('rateCompany', own, order, now);
  if (refused) return refused;
  const line = order.completion?.lines.find(({ invitation_id }) => invitation_id === own.id);
  if (!line || line.no_show) return refuse.wrongState(texts.didNotWork);
  return own.company_rating && !(sent && isSameRating(own.company_rating, sent))
    ? refuse.wrongState(texts.alreadyRated)
    : null;
}

/** Compares everything but the answer on working together again. */
function isSameRating(one: CrewRating, other: CrewRating): boolean {
  const list = ({ stars, tags = [], comment = '' }: CrewRating) => JSON.stringify([stars, tags, comment]);
  return list(one) === list(other);
}
