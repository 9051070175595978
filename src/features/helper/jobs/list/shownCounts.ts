import type { InvitationBucket } from '#generated/model';
import { useHiddenCount, withoutHidden } from '#platform/offline/useUndoable';
import { useInvitationCounts } from '../../api';
import { useOfferCounts } from '../../offersApi';
import { declinedJobs, leftOffers, withdrawnJobs } from '../answer/answerable';

export type BucketCounts = Record<InvitationBucket, number>;

/** Number of invitations in each list, without those whose answer is not sent yet. */
export function useShownInvitationCounts(): BucketCounts | undefined {
  const counts = useInvitationCounts();
  const declined = useHiddenCount(declinedJobs);
  const withdrawn = useHiddenCount(withdrawnJobs);
  if (!counts) return undefined;
  const { waiting, cancelled } = counts;
  const open = withoutHidden(counts.new, declined);
  return { new: open, accepted: withoutHidden(counts.accepted, withdrawn), waiting, cancelled };
}

/** Number of offers in each list, without those whose answer is not sent yet. */
export function useShownOfferCounts(): BucketCounts | undefined {
  const counts = useOfferCounts();
  const left = useHiddenCount(leftOffers);
  if (!counts) return undefined;
  const { accepted, waiting, cancelled } = counts;
  return { new: withoutHidden(counts.new, left), accepted, waiting, cancelled };
}
