import { useCrews } from '../../orders';
import { hasFailed } from '#platform/cache/queryBundle';
import { useCandidatesByOrder } from '../api';
import { getMemberFit, type MemberFit } from './memberFit';

/** Returns how each member fits a job, by employee. Loads nothing without a job. */
export function useMemberFits(orderId: number | undefined) {
  const ids = orderId === undefined ? [] : [orderId];
  const [crew] = useCrews(ids);
  const [people] = useCandidatesByOrder(ids);
  const [slots, invitable] = [crew?.data?.slots, people?.data];
  return {
    failed: [crew, people].some(hasFailed),
    /** Undefined while it is not known. */
    getFit: (employeeId: number): MemberFit | undefined =>
      slots && invitable ? getMemberFit(employeeId, slots, invitable) : undefined,
  };
}
