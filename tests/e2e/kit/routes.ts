import type { Page } from '@playwright/test';
import { paths } from '#platform/routing/paths';
import { getField, toList } from '../../kit/world';
import { jsonAs } from './demo';

/* The routes of the product as the accessibility test visits them. */

export type RouteName = keyof typeof paths;

/**
 * Routes that show another route's screen with different texts. Checking the phone, which has less space, is enough.
 */
export const variants = new Set<RouteName>([
  'company-calendar-create',
  'company-job-edit',
  'company-team-drivers',
  'company-team-employees',
  'company-team-foreman',
]);

export function listRoutes(pattern: RegExp): RouteName[] {
  return Object.keys(paths).filter((name): name is RouteName => pattern.test(name));
}

/** The id of a record that the route's page can show. */
export async function findSubjectId(page: Page, name: RouteName): Promise<string> {
  if (name === 'helper-job-company-details') return findOwnId(page, '/helper/invitations');
  if (name === 'helper-job-outsource-details') return findOwnId(page, '/helper/outsource-offers');
  const isMember = name.startsWith('company-team');
  if (!isMember && !name.startsWith('company-job')) return '1';
  const list = isMember ? 'employees' : 'orders?filter[status]=3';
  const { data } = await jsonAs(page, 'one', { method: 'GET', path: `/company-branches/1/${list}` });
  const [first] = toList(getField(data, 'data'));
  return String(getField(first, isMember ? 'id' : 'order_id'));
}

/** An accepted job or offer of the helper, which shows the most. */
async function findOwnId(page: Page, list: string): Promise<string> {
  const { data } = await jsonAs(page, 'one', { method: 'GET', path: `${list}?filter[bucket]=accepted` });
  return String(getField(toList(getField(data, 'data'))[0], 'id'));
}
