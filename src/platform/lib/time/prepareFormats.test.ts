import { expect, it, onTestFinished, vi } from 'vitest';
import { prepareFormats } from './prepareFormats';

it('loads the first date format in several tasks', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const prepared = prepareFormats();
  vi.advanceTimersToNextTimer();
  await Promise.resolve();
  expect(made).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await prepared;
  expect(made).toHaveBeenCalledOnce();
});
