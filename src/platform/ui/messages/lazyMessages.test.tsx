import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { until } from '../../../../tests/kit/until';
import { createLazyMessages } from './LazyMessages';
import { dismiss, readMessages } from './messageStore';
import { MessagesHost } from './MessagesHost';
import { showToast } from './toasts';

afterEach(() => act(() => readMessages().forEach(({ key }) => dismiss(key))));

/** The messages of a page whose code is not loaded. */
function renderMessages(load = vi.fn(() => Promise.resolve(MessagesHost))) {
  const { LazyMessages } = createLazyMessages(load);
  render(<LazyMessages />);
  return load;
}

const show = (message: string) => act(() => showToast({ message, intent: 'danger' }));

it('shows a message that came before the code of messages', async () => {
  const load = renderMessages();
  expect(load).not.toHaveBeenCalled();
  show('Session expired');
  expect(await screen.findByText('Session expired')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('loads the code again with the next message when it could not be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const load = renderMessages(vi.fn(() => Promise.resolve(MessagesHost)).mockRejectedValueOnce(new Error('no file')));
  show('First');
  await until(() => expect(log).toHaveBeenCalledOnce());
  show('Second');
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.getByText('First')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads nothing without a network, and shows the message when it is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  const load = renderMessages();
  show('No connection');
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('No connection')).toBeVisible();
});
