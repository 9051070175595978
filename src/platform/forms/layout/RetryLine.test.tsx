import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { toApiError } from '../../http/ApiError';
import { Form } from '../Form';
import { SubmitButton } from './SubmitButton';

afterEach(() => void vi.useRealTimers());

it.each([
  [429, 'Too many attempts.'],
  [423, 'Locked for now.'],
])('a form refused with %d says when to try again, counting down', async (status, title) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-21T15:00:00Z') });
  const user = userEvent.setup();
  const refusal = toApiError(status, { message: 'Locked for now.', errors: { code: 'locked', retry_after: 45 } });
  render(
    <Form onSubmit={() => Promise.reject(refusal)} aria-label="Login">
      <SubmitButton>Login</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('Try again in 0:45')).toBeVisible();
  act(() => void vi.advanceTimersByTime(15_000));
  expect(screen.getByText('Try again in 0:30')).toBeVisible();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByText('You can try again now.')).toBeVisible();
});
