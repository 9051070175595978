import { createTrial } from '../../rules/billing/billing';
import type { World } from '../../world';

/** Starts the trial of a new company. */
export function beginTrial({ tables, db, now }: World, companyId: number): void {
  tables.subscription.insert({ ...createTrial(companyId, now()), id: db.nextId('subscription') });
}
