import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { expect, it, vi } from 'vitest';
import { getGetBranchesQueryKey, getGetBranchQueryKey } from '../../generated/endpoints/branches/branches';
import { useBranchZone } from './useBranchZone';

const tucson = { id: 1, timezone: 'America/Phoenix' };
const denver = { id: 2, timezone: 'America/Denver' };

function renderZone(activeBranchId: number, listed: readonly object[] | undefined) {
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
  const receiveDetails = (branch: { id: number }) =>
    act(() => void queryClient.setQueryData(getGetBranchQueryKey(branch.id), branch));
  return { result, useZone, receiveDetails };
}

it('comes from the list of branches, before their details and unchanged by them', async () => {
  const { result, useZone, receiveDetails } = renderZone(2, [tucson, denver]);
  expect(result.current).toBe('America/Denver');
  await receiveDetails(denver);
  expect(result.current).toBe('America/Denver');
  expect(useZone).toHaveBeenCalledTimes(1);
});

it('comes from the details where the list does not have the branch', async () => {
  const { result, receiveDetails } = renderZone(2, [tucson]);
  expect(result.current).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  await receiveDetails(denver);
  expect(result.current).toBe('America/Denver');
});
