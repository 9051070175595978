import { expect, type Page } from '@playwright/test';
import type { PositionCode } from '#generated/model/codes';
import { getField, toList } from '../../kit/world';
import { jsonAs } from './demo';

const stop = (city: string, zip: string) => ({
  address_line: '410 W Copperleaf Ave',
  city,
  state: 'AZ',
  zip,
  place_type: 'house',
});

type Crew = readonly (readonly [position: PositionCode, count: number])[];

/** An order as the office sends it. */
export function newOrder(date: string, crew: Crew) {
  return {
    customer_name: 'Rebecca',
    customer_last_name: 'Hollis',
    customer_primary_phone: '6025550142',
    help_type: 3,
    job_type: 'residential',
    move_size: '2br_large',
    arrival_window: '08:00 - 10:00',
    estimated_hours: 6.5,
    date,
    pick_up_addresses: [stop('Tempe', '85281')],
    destination_addresses: [stop('Gilbert', '85234')],
    crew_requirements: crew.map(([position, count]) => ({ position, count })),
    offered_rates: { '4': 3200, '3': 2400 },
  };
}

/** A day after all planned jobs, and no Sunday, so that everyone is free. */
export function farDay(days = 60): string {
  const day = new Date(Date.now() + days * 24 * 3_600_000);
  return day.getUTCDay() === 0 ? farDay(days + 1) : day.toISOString().slice(0, 10);
}

export type PlacedOrder = { orderId: number; number: string };

/** Creates an order in Phoenix, as Priya on her page. */
export async function placeOrder(priya: Page, date: string, crew: Crew, profile = 'priya'): Promise<PlacedOrder> {
  const path = '/company-branches/1/orders';
  const { data } = await jsonAs(priya, profile, { method: 'POST', path, body: newOrder(date, crew) });
  return { orderId: Number(getField(data, 'order_id')), number: String(getField(data, 'number')) };
}

/** Invites people by first name, all in one position, as Priya on her page, or as the person of another profile. */
export async function inviteTo(
  office: Page,
  orderId: number,
  position: PositionCode,
  names: readonly string[],
  profile = 'priya',
): Promise<void> {
  const found = await jsonAs(office, profile, { method: 'GET', path: `/orders/${orderId}/invitable-employees` });
  const members = toList(getField(found.data, 'branch_employees'));
  const employees = names.map((name) => {
    const member = members.find((each) => getField(each, 'first_name') === name);
    return { employee_id: getField(member, 'employee_id'), position, hourly_rate: getField(member, 'hourly_rate') };
  });
  const path = `/orders/${orderId}/invite-employee`;
  const { status } = await jsonAs(office, profile, { method: 'POST', path, body: { employees } });
  expect(status).toBe(200);
}
