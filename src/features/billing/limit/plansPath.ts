import { href } from '../../../platform/routing/href';

/** Path of the plans for a user who reached a limit, with the way back to what they were doing. */
export function plansPath(limit: string | undefined, returnTo: string): string {
  const query = new URLSearchParams({ ...(limit !== undefined && { limit }), return: returnTo });
  return `${href('company-settings-subscription')}?${query.toString()}`;
}
