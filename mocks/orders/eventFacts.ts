import { getPlannedHours } from '#domain/time/workDays';
import type { PositionCode } from '#generated/model';
import type { Job } from '../notifications/events/facts';
import type { Employer } from '../notifications/events/personal';
import type { OrderRow } from '../provider/store/schema';
import type { World } from '../provider/world';
import { getCities } from './answers/orders';

export function toJob(order: OrderRow): Job {
  const { city_from, city_to } = getCities(order);
  return {
    id: order.id,
    customer: `${order.customer_name} ${order.customer_last_name}`,
    from: city_from ?? '',
    to: city_to ?? '',
    date: order.date,
    endDate: order.end_date,
    window: order.arrival_window,
    startsAt: order.starts_at,
    positions: order.crew_requirements.flatMap(({ position, count }): PositionCode[] =>
      Array.from({ length: count }, () => position),
    ),
    hours: getPlannedHours(order),
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
