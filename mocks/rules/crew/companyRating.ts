import { InvitationStatus } from '../../../src/generated/model/codes';
import type { InvitationRow, OrderRow } from '../../db/schema';
import { type Refusal, refuse } from '../refusals';
import { textsOf } from '../../texts/providerTexts';

const texts = textsOf('jobRefusalTexts');

type Own = Pick<InvitationRow, 'id' | 'status' | 'company_rating'>;
type Job = Pick<OrderRow, 'closed_state' | 'completion'>;

/** A person rates the company once, after a completed job they came to (docs/product.md, "Ratings"). */
export function checkRateCompany(own: Own, { closed_state, completion }: Job): Refusal | null {
  const line = completion?.lines.find(({ invitation_id }) => invitation_id === own.id);
  if (own.status !== InvitationStatus.accepted || closed_state !== 'completed' || !line)
    return refuse.wrongState(texts.rateLater);
  if (line.no_show) return refuse.wrongState(texts.didNotWork);
  return own.company_rating ? refuse.wrongState(texts.alreadyRated) : null;
}
