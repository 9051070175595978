import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFirstUse } from '../../lib/firstUse';
import { useFirstRows } from './useFirstRows';

const rows = [1, 2, 3, 4];

// Another test in this worker may have used its page.
beforeEach(() => watchFirstUse());
afterEach(() => vi.unstubAllGlobals());

it('renders the rows of the first screen, and the others when the page is idle', () => {
  const idle = vi.fn<(task: () => void) => number>(() => 0);
  vi.stubGlobal('requestIdleCallback', idle);
  const { result } = renderHook(() => useFirstRows(rows, 2));
  expect(result.current).toEqual([1, 2]);
  act(() => idle.mock.lastCall?.[0]());
  expect(result.current).toEqual(rows);
});

it('renders all of them with the first sign of use', () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  const { result } = renderHook(() => useFirstRows(rows, 2));
  act(() => void window.dispatchEvent(new Event('keydown')));
  expect(result.current).toEqual(rows);
});

it('renders all of them at once on a page that is in use', () => {
  window.dispatchEvent(new Event('keydown'));
  expect(renderHook(() => useFirstRows(rows, 2)).result.current).toEqual(rows);
});
