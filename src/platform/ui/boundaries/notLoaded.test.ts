import { expect, it, vi } from 'vitest';
import * as toasts from '../messages/toasts';
import { texts } from '../texts';
import { loadOrToast, reloadPage } from './notLoaded';

it('returns the code of an action', async () => {
  await expect(loadOrToast(() => Promise.resolve({ name: 'ics' }))).resolves.toEqual({ name: 'ics' });
});

it('shows a toast when the code of an action does not load', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const show = vi.spyOn(toasts, 'showToast').mockReturnValue();
  await expect(loadOrToast(() => Promise.reject(new Error('No answer for ics.js')))).resolves.toBeUndefined();
  const action = { text: texts.reloadPage, onClick: reloadPage };
  expect(show).toHaveBeenCalledWith({ message: texts.partNotLoaded, intent: 'danger', action });
});
