import { useQuery } from '@tanstack/react-query';
import { getGetHelperInvitationsQueryKey, getHelperInvitations } from '#generated/endpoints/invitations/invitations';
import type { HelperInvitation, InvitationBucket } from '#generated/model';
import { readAllPages, wholeList } from '#platform/cache/pagedRows';

const buckets: readonly InvitationBucket[] = ['accepted', 'new', 'waiting', 'cancelled'];
/** Largest page of the lists (contract, `helper/invitations`). */
const ROWS_PER_PAGE = 50;

/** All jobs and invitations of the helper, accepted ones first. Events about invitations invalidate them with the lists. */
export function useOwnJobs() {
  return useQuery<HelperInvitation[]>({
    queryKey: [...getGetHelperInvitationsQueryKey(), wholeList],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(buckets.map((bucket) => readBucket(bucket, signal)));
      return lists.flat();
    },
  });
}

function readBucket(bucket: InvitationBucket, signal: AbortSignal): Promise<HelperInvitation[]> {
  const list = { 'filter[bucket]': bucket, per_page: ROWS_PER_PAGE };
  return readAllPages(
    (page) => getHelperInvitations({ ...list, page }, undefined, signal),
    ({ id }) => id,
  );
}
