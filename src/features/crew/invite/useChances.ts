import { useCrews, useJobsInNeed } from '../../orders';
import { useState } from 'react';
import { bundleQueries } from '#platform/cache/queryBundle';
import { useNow } from '#platform/ui/clock/useNow';
import { useCandidatesByOrder } from '../api';
import { listJobsFor, type Member, getFit } from './chances';

/** Jobs loaded per click. Each one needs two requests: slots and candidates. */
const AT_ONCE = 6;

/** The jobs a member can be invited to, soonest first, loaded in pages. */
export function useChances(branchId: number, member: Member) {
  const [count, setCount] = useState(AT_ONCE);
  const now = useNow();
  const orders = useJobsInNeed(branchId);
  const cards = listJobsFor(orders.data?.data ?? [], member.positions, now);
  const shown = cards.slice(0, count);
  const ids = shown.map(({ order_id }) => order_id);
  const crews = useCrews(ids);
  const people = useCandidatesByOrder(ids);
  const chances = shown.flatMap((card, at) => {
    const [crew, invitable] = [crews[at]?.data, people[at]?.data];
    const fit = crew && invitable && getFit(member, crew.slots, invitable);
    return fit ? [{ card, ...fit }] : [];
  });
  return {
    chances,
    // A job that cannot be loaded is not listed.
    ...bundleQueries([orders, ...crews, ...people]),
    more: cards.length > count ? () => setCount(count + AT_ONCE) : undefined,
  };
}
