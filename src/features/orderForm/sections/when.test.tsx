import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
