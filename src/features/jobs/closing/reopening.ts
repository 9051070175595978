import { UserType } from '../../../generated/model/codes';
import type { ClosedState } from '../../../generated/model';

const dayMs = 24 * 3_600_000;

type Standing = { userType: number | undefined; closedState: ClosedState | null; closedAt: string | null };

/** Only the owner, only a completed job, only within a day (docs/product.md, "Pay"). */
export function mayReopen({ userType, closedState, closedAt }: Standing, now: Date): boolean {
  if (userType !== UserType.owner || closedState !== 'completed' || closedAt === null) return false;
  return now.getTime() - Date.parse(closedAt) <= dayMs;
}
