import { useCrews } from '../../orders';
import { hasFailed } from '#platform/cache/queryBundle';
import { useCandidatesByOrder } from '../api';
import { checkMember, type InviteCheck } from './inviteCheck';

/** Returns a check of each member for a job. Loads nothing without a job. */
export function useInviteChecks(orderId: number | undefined) {
  const ids = orderId === undefined ? [] : [orderId];
  const [crew] = useCrews(ids);
  const [people] = useCandidatesByOrder(ids);
  const [slots, candidates] = [crew?.data?.slots, people?.data];
  return {
    failed: [crew, people].some(hasFailed),
    /** Undefined while it is not known. */
    check: (employeeId: number): InviteCheck | undefined =>
      slots && candidates ? checkMember(employeeId, slots, candidates) : undefined,
  };
}
