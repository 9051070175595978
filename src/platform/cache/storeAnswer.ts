import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isWithoutData } from '../http/answers/withoutData';

/** Shows what a write answered. A provider that answers with success alone is asked instead. */
export function storeAnswer(queryClient: QueryClient, queryKey: QueryKey, answer: unknown): void {
  if (isWithoutData(answer)) void queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, answer);
}
