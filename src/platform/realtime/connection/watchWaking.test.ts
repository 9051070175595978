import { expect, test, vi } from 'vitest';
import { watchWaking } from '../realtimeSaga';

test('calls back when the device is online or the page is viewed, until it is stopped', () => {
  const onWaking = vi.fn<() => void>();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const unwatch = watchWaking(onWaking);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onWaking).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  for (const event of ['online', 'focus', 'pageshow']) dispatchEvent(new Event(event));
  expect(onWaking).toHaveBeenCalledTimes(4);
  unwatch();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  expect(onWaking).toHaveBeenCalledTimes(4);
});
