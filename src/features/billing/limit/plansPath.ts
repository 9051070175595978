import { href } from '#platform/routing/links/href';

/** Path of the plans page for a user who reached a limit, with the way back. */
export function getPlansPath(limit: string | undefined, returnTo: string): string {
  const query = new URLSearchParams({ ...(limit !== undefined && { limit }), return: returnTo });
  return `${href('company-settings-subscription')}?${query.toString()}`;
}
