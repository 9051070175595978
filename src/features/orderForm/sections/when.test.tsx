import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderOrderSections } from '../../../../tests/kit/screens/orderSections';
import { WhenFields } from './WhenFields';

it('a click into a filled date or window selects it, so that typing replaces it', async () => {
  const user = userEvent.setup();
  renderOrderSections({ when: WhenFields }, { values: { date: '2026-11-28' } });
  const date = screen.getByLabelText(/^Date/);
  await user.click(date);
  await user.keyboard('12/24{Enter}');
  expect(date).toHaveValue('12/24/2026');
  const window = screen.getByLabelText(/^Arrival window/);
  expect(window).toHaveValue('08:00 - 10:00');
  await user.click(window);
  await user.keyboard('1-3pm{Tab}');
  expect(window).toHaveValue('13:00 - 15:00');
});

it('a second click places the caret', async () => {
  const user = userEvent.setup();
  renderOrderSections({ when: WhenFields });
  const window = screen.getByLabelText<HTMLInputElement>(/^Arrival window/);
  await user.click(window);
  expect([window.selectionStart, window.selectionEnd]).toEqual([0, 13]);
  await user.click(window);
  expect(window.selectionStart).toBe(window.selectionEnd);
});

it('an arrival window of today that has passed is named, and a later one is not', async () => {
  vi.setSystemTime('2026-11-21T17:30:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const user = userEvent.setup();
  renderOrderSections({ when: WhenFields }, { values: { date: '2026-11-21', arrival_window: '08:00 - 10:00' } });
  expect(screen.getByText(/^This arrival window has passed/)).toBeVisible();
  await user.click(screen.getByLabelText(/^Arrival window/));
  await user.keyboard('10-11{Tab}');
  expect(screen.queryByText(/^This arrival window has passed/)).toBeNull();
});
