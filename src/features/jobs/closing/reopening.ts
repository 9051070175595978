import { may } from '../../../domain/rights';
import type { ClosedState } from '../../../generated/model';

const dayMs = 24 * 3_600_000;

type Closed = { userType: number | undefined; closedState: ClosedState | null; closedAt: string | null };

/** Only the owner, only a completed job, only within a day (docs/product.md, "Pay"). */
export function mayReopen({ userType, closedState, closedAt }: Closed, now: Date): boolean {
  if (!may(userType, 'reopenOrder') || closedState !== 'completed' || closedAt === null) return false;
  return now.getTime() - Date.parse(closedAt) <= dayMs;
}
