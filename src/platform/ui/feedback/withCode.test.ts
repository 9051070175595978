import { expect, it, vi } from 'vitest';
import { until } from '../../../../tests/kit/until';
import * as toasts from '../messages/toasts';
import { texts } from '../texts';
import { withCode } from './withCode';

it('runs an action once its code has loaded, and again by the toast if it has not', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const show = vi.spyOn(toasts, 'showToast').mockReturnValue();
  const load = vi.fn<() => Promise<{ name: string }>>().mockRejectedValueOnce(new Error('No answer for ics.js'));
  load.mockResolvedValue({ name: 'ics' });
  const use = vi.fn<(code: { name: string }) => void>();
  await withCode(load, use);
  expect(use).not.toHaveBeenCalled();
  const [[{ message, action }] = [{ message: undefined, action: undefined }]] = show.mock.calls;
  expect([message, action?.text]).toEqual([texts.partNotLoaded, texts.tryAgain]);
  if (action && 'onClick' in action) action.onClick();
  await until(() => expect(use.mock.calls).toEqual([[{ name: 'ics' }]]));
  expect(show).toHaveBeenCalledOnce();
});
