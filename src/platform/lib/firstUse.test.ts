import { expect, it, vi } from 'vitest';
import { isInUse, onFirstUse, watchFirstUse } from './firstUse';

it('a page is in use from the first sign on', () => {
  watchFirstUse();
  dispatchEvent(new Event('scroll'));
  expect(isInUse()).toBe(false);
  document.body.dispatchEvent(new Event('pointermove'));
  expect(isInUse()).toBe(true);
});

it('a task is run once, unless it was stopped', () => {
  const [run, stopped] = [vi.fn(), vi.fn()];
  onFirstUse(run);
  onFirstUse(stopped)();
  for (const sign of ['keydown', 'wheel', 'keydown']) dispatchEvent(new Event(sign));
  expect(run).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
});
