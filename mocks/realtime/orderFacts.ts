import type { PositionCode } from '../../src/generated/model';
import type { OrderRow } from '../db/schema';
import { citiesOf } from '../presenters/orders';
import type { World } from '../world';
import type { Job } from './activities/facts';
import type { Employer } from './activities/personal';

/** An order as activities tell of it. */
export function jobOf(order: OrderRow): Job {
  const { city_from, city_to } = citiesOf(order);
  const windowMs = Date.parse(order.latest_end_at) - Date.parse(order.starts_at) - order.estimated_hours * 3_600_000;
  return {
    id: order.id,
    customer: `${order.customer_name} ${order.customer_last_name}`,
    from: city_from ?? '',
    to: city_to ?? '',
    date: order.date,
    window: order.arrival_window,
    startsAt: order.starts_at,
    endsAt: new Date(Date.parse(order.starts_at) + windowMs).toISOString().replace('.000Z', 'Z'),
    positions: order.crew_requirements.flatMap(({ position, count }): PositionCode[] =>
      Array.from({ length: count }, () => position),
    ),
    hours: order.completion?.actual_hours ?? order.estimated_hours,
  };
}

/** The company by its name and the branch that asks. */
export function employerOf({ tables }: World, order: Pick<OrderRow, 'branch_id'>): Employer {
  const branch = tables.branch.require(order.branch_id);
  return { company: tables.company.require(branch.company_id).name, branch: branch.name };
}
