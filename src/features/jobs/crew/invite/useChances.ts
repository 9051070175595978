import { useState } from 'react';
import { useNow } from '../../../../platform/ui/useNow';
import { useCandidatesOf, useCrewsOf, useJobsInNeed } from '../../crewApi';
import { jobsFor, type Member, fitOf } from './chances';

/** Jobs looked at with one press; each asks for its slots and its people. */
const AT_ONCE = 6;

/** The jobs a member could be asked for, the soonest first; some at a time. */
export function useChances(branchId: number, member: Member) {
  const [count, setCount] = useState(AT_ONCE);
  const now = useNow();
  const orders = useJobsInNeed(branchId);
  const cards = jobsFor(orders.data?.data ?? [], member.positions, now);
  const shown = cards.slice(0, count);
  const ids = shown.map(({ order_id }) => order_id);
  const crews = useCrewsOf(ids);
  const people = useCandidatesOf(ids);
  const queries = [orders, ...crews, ...people];
  const chances = shown.flatMap((card, at) => {
    const [crew, invitable] = [crews[at]?.data, people[at]?.data];
    const fit = crew && invitable && fitOf(member, crew.slots, invitable);
    return fit ? [{ card, ...fit }] : [];
  });
  return {
    chances,
    /** One of the questions that failed; of a job that cannot be looked up nothing is said. */
    failed: queries.find(({ isError, data }) => isError && !data),
    isPending: queries.some(({ isPending }) => isPending),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    more: cards.length > count ? () => setCount(count + AT_ONCE) : undefined,
  };
}
