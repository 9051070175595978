import type { QueryClient } from '@tanstack/react-query';

/** Marks everything about the helper's own invitations as out of date: lists, counts, details and calendar. */
export function invalidateHelper(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: ['helper'] });
}
