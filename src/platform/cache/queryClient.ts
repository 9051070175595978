import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError';

const attempts = 3;

/**
 * The client that owns all server state. `onFailure` hears every failed query or mutation once, after the
 * last attempt (spec section 8). Refused calls (4xx) are never repeated; mutations are never repeated.
 */
export function createQueryClient(onFailure: (error: ApiError) => void, retryDelay = 500): QueryClient {
  const report = (error: unknown) => {
    if (error instanceof ApiError) onFailure(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < attempts - 1 && mayPass(error),
        retryDelay: (failures) => retryDelay * 2 ** failures,
      },
      // What was sent, a password too, is forgotten with the screen that sent it.
      mutations: { retry: false, gcTime: 0 },
    },
  });
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
