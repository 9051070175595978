import type { PositionCode } from '#generated/model';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { getPlannedHours } from '#domain/time/workDays';
import type { OrderRow } from '../db/schema';
import { getCities } from '../presenters/orders';
import type { World } from '../world';
import type { Job } from './activities/facts';
import type { Employer } from './activities/personal';

/** The facts of an order that activities use. */
export function toJob(order: OrderRow): Job {
  const { city_from, city_to } = getCities(order);
  const window = windowMinutes(order.arrival_window);
  const windowMs = window ? (window.end - window.start) * 60_000 : 0;
  return {
    id: order.id,
    customer: `${order.customer_name} ${order.customer_last_name}`,
    from: city_from ?? '',
    to: city_to ?? '',
    date: order.date,
    endDate: order.end_date,
    window: order.arrival_window,
    startsAt: order.starts_at,
    endsAt: new Date(Date.parse(order.starts_at) + windowMs).toISOString().replace('.000Z', 'Z'),
    positions: order.crew_requirements.flatMap(({ position, count }): PositionCode[] =>
      Array.from({ length: count }, () => position),
    ),
    hours: order.completion?.actual_hours ?? getPlannedHours(order),
  };
}

/** The short names of the company and the branch. */
export function getEmployer({ tables }: World, order: Pick<OrderRow, 'branch_id'>): Employer {
  const branch = tables.branch.require(order.branch_id);
  return { company: getShortName(tables.company.require(branch.company_id).name), branch: branch.name };
}

/** "Copper Mesa" */
export function getShortName(company: string): string {
  return company.replace(/ (Moving Co\.|Moving|Relocation|Movers)$/, '');
}
