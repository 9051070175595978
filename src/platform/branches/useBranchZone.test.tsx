import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { expect, it, vi } from 'vitest';
import { getGetBranchesQueryKey, getGetBranchQueryKey, useGetBranch } from '#generated/endpoints/branches/branches';
import { answerCalls } from '../../../tests/kit/http/answerCalls';
import { until } from '../../../tests/kit/until';
import { useBranchZone } from './useActiveBranch';

const tucson = { id: 1, timezone: 'America/Phoenix' };
const denver = { id: 2, timezone: 'America/Denver' };

function renderZone(activeBranchId: number, listed: readonly object[] | undefined) {
  // The branch comes when a test receives it.
  answerCalls(() => new Promise<Response>(() => undefined));
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  if (listed) queryClient.setQueryData(getGetBranchesQueryKey(), listed);
  const store = legacy_createStore(() => ({ branches: { activeBranchId } }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  );
  const useZone = vi.fn(useBranchZone);
  const { result } = renderHook(() => useZone(), { wrapper });
  const details = renderHook(() => useGetBranch(activeBranchId), { wrapper });
  const receive = async (branch: { id: number }) => {
    queryClient.setQueryData(getGetBranchQueryKey(branch.id), branch);
    await until(() => expect(details.result.current.data).toBe(branch));
  };
  return { result, useZone, receive };
}

it('comes from the list of branches, before their details and unchanged by them', async () => {
  const { result, useZone, receive } = renderZone(2, [tucson, denver]);
  expect(result.current).toBe('America/Denver');
  await receive(denver);
  expect(result.current).toBe('America/Denver');
  expect(useZone).toHaveBeenCalledTimes(1);
});

it('comes from the details where the list does not have the branch', async () => {
  const { result, receive } = renderZone(2, [tucson]);
  expect(result.current).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await receive(denver);
  expect(result.current).toBe('America/Denver');
});
