import { useState } from 'react';
import { useNow } from '#platform/ui/clock/useNow';
import { useInvitations } from '../../api';
import { WORK_PER_PAGE } from '../list/perPage';
import { findNowJob } from './nowJob';

/**
 * The next or running job; null without one, undefined while loading. `goneId` is the job that was shown and is no
 * longer accepted: it was moved or canceled while the page was open.
 */
export function useNowJob() {
  const query = useInvitations('accepted', 1, WORK_PER_PAGE);
  const now = useNow();
  const jobs = query.data?.data;
  const job = jobs && (findNowJob(jobs, now) ?? null);
  const [shownId, setShownId] = useState<number>();
  const isGone = jobs !== undefined && shownId !== undefined && !jobs.some(({ id }) => id === shownId);
  if (job && job.id !== shownId && !isGone) setShownId(job.id);
  return { query, job, goneId: isGone ? shownId : undefined, hideGone: () => setShownId(job?.id) };
}
