import { href } from '../../../platform/routing/href';

/** The page of the plans for somebody who met a limit, and the way back to what they were doing. */
export function plansPath(limit: string | undefined, returnTo: string): string {
  const query = new URLSearchParams({ ...(limit !== undefined && { limit }), return: returnTo });
  return `${href('company-settings-subscription')}?${query.toString()}`;
}
