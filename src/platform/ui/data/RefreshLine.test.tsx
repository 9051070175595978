import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { phone } from '../../../../tests/kit/app/renderApp';
import { RefreshLine } from './RefreshLine';

const minuteMs = 60_000;

function setWidth(width: number): void {
  const before = window.innerWidth;
  window.innerWidth = width;
  onTestFinished(() => void (window.innerWidth = before));
}

it('says how old a list is, and loads it again with the keyboard too', async () => {
  setWidth(phone);
  const refresh = vi.fn<() => void>();
  render(<RefreshLine updatedAt={Date.now() - 2 * minuteMs} isUpdating={false} onRefresh={refresh} />);
  expect(screen.getByText(/^Updated 2.min ago$/)).toBeVisible();
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(refresh).toHaveBeenCalledOnce();
});

it('offers no refresh without a network', () => {
  setWidth(phone);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
  });
  render(<RefreshLine updatedAt={Date.now()} isUpdating={false} onRefresh={() => undefined} />);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('Updated just now')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there on a desktop', () => {
  setWidth(1440);
  const { container } = render(<RefreshLine updatedAt={0} isUpdating={false} onRefresh={() => undefined} />);
  expect(container).toBeEmptyDOMElement();
});
