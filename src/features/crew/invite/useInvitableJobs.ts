import { useCrews, useJobsInNeed } from '../../orders';
import { useState } from 'react';
import { bundleQueries } from '#platform/cache/queryBundle';
import { useNow } from '#platform/ui/clock/useNow';
import { useCandidatesByOrder } from '../api';
import { listJobsFor, type Member, toInvitableJob } from './invitableJobs';

/** Jobs loaded per click. Each one needs two requests: slots and candidates. */
const JOBS_PER_PAGE = 6;

/** The jobs a member can be invited to, soonest first, loaded in pages. */
export function useInvitableJobs(branchId: number, member: Member) {
  const [count, setCount] = useState(JOBS_PER_PAGE);
  const now = useNow();
  const orders = useJobsInNeed(branchId);
  const cards = listJobsFor(orders.data?.data ?? [], member.positions, now);
  const shown = cards.slice(0, count);
  const ids = shown.map(({ order_id }) => order_id);
  const crews = useCrews(ids);
  const people = useCandidatesByOrder(ids);
  const jobs = shown.flatMap((card, index) => {
    const [crew, candidates] = [crews[index]?.data, people[index]?.data];
    const job = crew && candidates && toInvitableJob(card, member, crew.slots, candidates);
    return job ? [job] : [];
  });
  const { failed, ...bundle } = bundleQueries([orders, ...crews, ...people]);
  return {
    jobs,
    ...bundle,
    // A job that cannot be loaded, such as one just deleted, is not listed.
    failed: jobs.length === 0 && !bundle.isPending ? failed : undefined,
    more: cards.length > count ? () => setCount(count + JOBS_PER_PAGE) : undefined,
  };
}
