import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHiddenCount, useReportHidden, withoutHidden } from './hiddenCounts';

it('counts what is hidden in one list, until it is shown again or the list is left', () => {
  const count = renderHook(() => useHiddenCount('jobs'));
  const report = (list: string | undefined, hidden: number) =>
    renderHook(({ size }) => useReportHidden(list, size), { initialProps: { size: hidden } });
  const jobs = report('jobs', 2);
  report('requests', 5);
  report(undefined, 7);
  expect(count.result.current).toBe(2);
  jobs.rerender({ size: 1 });
  expect(count.result.current).toBe(1);
  act(() => jobs.unmount());
  expect(count.result.current).toBe(0);
});

it('a count is never below none', () => {
  expect([withoutHidden(5, 1), withoutHidden(0, 1)]).toEqual([4, 0]);
});
