import type { OrderStatus } from '#generated/model';
import { findByCode } from '#platform/lib/codes';

const formationStyles = {
  1: { tone: 'neutral', share: 'none' },
  2: { tone: 'warning', share: 'half' },
  3: { tone: 'info', share: 'most' },
  4: { tone: 'success', share: 'full' },
} as const;

/** Color and ring of a formation status. */
export function getFormationStyle(status: OrderStatus) {
  return findByCode(formationStyles, status) ?? formationStyles[1];
}
