import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toApiError, noResponseError } from '#platform/http/ApiError';
import { LiveRegion } from '#platform/ui/feedback/LiveRegion';
import { CodeStep, type CodeStepProps } from './CodeStep';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const createRefusal = (status: number, message: string, more: object = {}) =>
  toApiError(status, { message, errors: {}, success: false, ...more });

function renderStep(props: Partial<CodeStepProps> = {}) {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const verify = vi.fn(() => Promise.resolve());
  const all = (more: Partial<CodeStepProps> = {}): CodeStepProps => ({
    email: 'dana@coppermesa.example',
    otpId: 'otp_1',
    resendAt: Date.now() + 42_000,
    onVerify: verify,
    onResend: () => Promise.resolve(),
    onBack: vi.fn(),
    ...props,
    ...more,
  });
  const step = (more?: Partial<CodeStepProps>) => (
    <>
      <LiveRegion />
      <CodeStep {...all(more)} />
    </>
  );
  const { rerender } = render(step());
  const enter = async (code: string) => {
    await user.click(getCode());
    await user.paste(code);
  };
  return { user, verify, enter, change: (more: Partial<CodeStepProps>) => rerender(step(more)) };
}

const getCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Code/ });
const passTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the code', () => {
  it('takes the focus; its address is shown in full and announced', () => {
    renderStep();
    expect(getCode()).toHaveFocus();
    expect(getCode()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByText('dana@coppermesa.example')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'We sent a code to dana@coppermesa.example. Enter it to continue.',
    );
  });

  it('is sent once complete, pasted or typed', async () => {
    const { user, verify, enter } = renderStep();
    await enter('482 913');
    await waitFor(() => expect(verify).toHaveBeenCalledExactlyOnceWith('482913'));
    getCode().setSelectionRange(0, 6);
    await user.keyboard('111111');
    await waitFor(() => expect(verify).toHaveBeenLastCalledWith('111111'));
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('stays when it is wrong, with the error below; correcting one digit does not submit', async () => {
    const text = 'The code is incorrect. 4 attempts left.';
    const onVerify = vi.fn(() => Promise.reject(createRefusal(422, text, { errors: { code: [text] } })));
    const { user, enter } = renderStep({ onVerify });
    await enter('482913');
    await waitFor(() => expect(getCode()).toHaveAccessibleDescription(text));
    expect(getCode()).toHaveValue('482913');
    expect(getCode()).toHaveFocus();
    getCode().setSelectionRange(2, 3);
    await user.keyboard('5');
    expect(onVerify).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onVerify).toHaveBeenLastCalledWith('485913'));
  });

  it('is not sent again while it is the wrong one, and typing replaces it', async () => {
    const text = 'The code is incorrect. 4 attempts left.';
    const onVerify = vi.fn(() => Promise.reject(createRefusal(422, text, { errors: { code: [text] } })));
    const { user, enter } = renderStep({ onVerify });
    await enter('482913');
    await waitFor(() => expect(getCode()).toHaveAccessibleDescription(text));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(getCode()).toHaveFocus());
    expect(getCode()).toHaveAccessibleDescription(text);
    expect(onVerify).toHaveBeenCalledTimes(1);
    expect([getCode().selectionStart, getCode().selectionEnd]).toEqual([0, 6]);
    await user.keyboard('111111');
    await waitFor(() => expect(onVerify).toHaveBeenLastCalledWith('111111'));
  });

  it.each([
    [createRefusal(500, 'The server is having trouble.'), 'The server is having trouble.'],
    [noResponseError(), 'The server didn’t respond. Check your connection and try again.'],
  ])('stays when %s', async (error, text) => {
    const { enter } = renderStep({ onVerify: () => Promise.reject(error) });
    await enter('482913');
    expect(await screen.findByText(text)).toBeVisible();
    expect(getCode()).toHaveValue('482913');
    expect(getCode()).toBeEnabled();
  });
});

it('checked too often must wait, and is kept', async () => {
  const { enter } = renderStep({
    onVerify: () => Promise.reject(createRefusal(429, 'Too fast.', { retry_after: 20 })),
  });
  await enter('482913');
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(screen.getByText(/^Try again in 0:(20|1\d)\.$/)).toBeVisible();
  expect(getCode()).toHaveValue('482913');
  expect(screen.getByText(/^Resend in 0:(4\d|3\d)/)).toBeVisible();
  passTime(20_000);
  expect(screen.getByText('You can try again now.')).toBeVisible();
});

describe('a code that is no longer valid', () => {
  it('has expired: the boxes disappear, and a new one can be requested after the wait', async () => {
    const { enter } = renderStep({ onVerify: () => Promise.reject(createRefusal(410, 'Expired.')) });
    await enter('482913');
    expect(await screen.findByText('This code has expired.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('This code has expired.');
    expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(screen.getByText(/^Resend in 0:(4\d|3\d)/)).toBeVisible();
    passTime(42_000);
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  });

  it('is locked after too many wrong codes, and says when to continue', async () => {
    const onVerify = () => Promise.reject(createRefusal(423, 'Too many wrong codes.', { retry_after: 480 }));
    const { enter } = renderStep({ onVerify });
    await enter('482913');
    expect(await screen.findByText('Too many wrong codes.')).toBeVisible();
    expect(screen.getByText(/^You can request a new code in (8:00|7:5\d)\.$/)).toBeVisible();
    passTime(60_000);
    expect(screen.getByText(/^You can request a new code in (7:00|6:5\d)\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    passTime(420_000);
    expect(screen.getByText('You can request a new code now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  });
});

describe('a new code', () => {
  it('can be requested after the wait; the boxes are cleared and focused', async () => {
    const onResend = vi.fn(() => Promise.resolve());
    const { user, enter, change } = renderStep({
      onResend,
      onVerify: () => Promise.reject(createRefusal(410, 'Expired.')),
    });
    await enter('482913');
    await screen.findByText('This code has expired.');
    passTime(42_000);
    onResend.mockImplementation(() => {
      change({ otpId: 'otp_2', resendAt: Date.now() + 60_000 });
      return Promise.resolve();
    });
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(getCode()).toHaveFocus());
    expect(getCode()).toHaveValue('');
    expect(screen.queryByText('This code has expired.')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('We sent a new code to dana@coppermesa.example.');
    expect(screen.getByText(/^Resend in (1:00|0:5\d)/)).toBeVisible();
  });

  it.each([
    [createRefusal(429, 'Too many.', { retry_after: 300 }), /^You can request a new code in (5:00|4:5\d)\.$/],
    [createRefusal(422, 'Said by the server', { errors: { email: ['taken'] } }), /^Said by the server$/],
  ])('shows a refusal: %s', async (error, text) => {
    const { user } = renderStep({ resendAt: null, onResend: () => Promise.reject(error) });
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(getCode()).toBeEnabled();
  });
});
