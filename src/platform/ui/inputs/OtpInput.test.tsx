import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OtpInput, type OtpInputProps } from './OtpInput';

function Sample({ initial = '', ...props }: Partial<OtpInputProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <OtpInput aria-label="One-time code" {...props} value={value} onChange={setValue} />;
}

const getInput = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time code' });

/** Puts the caret before the character at `start`, or selects the characters up to `end`. */
const select = (start: number, end = start) => getInput().setSelectionRange(start, end);

describe('OtpInput', () => {
  it('is one input that asks the device for the code', () => {
    render(<Sample />);
    expect(getInput()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(getInput()).toHaveAttribute('inputmode', 'numeric');
  });

  it.each([undefined, 4])('draws each character in a box (length: %s)', (length) => {
    const { container } = render(<Sample initial="12" length={length} />);
    const boxes = [...container.querySelectorAll('[aria-hidden] > span')];
    expect(boxes).toHaveLength(length ?? 6);
    expect(boxes.map((box) => box.getAttribute('data-character') ?? '').join('')).toBe('12');
  });

  it('takes digits only and reports when it is complete', async () => {
    const onComplete = vi.fn();
    render(<Sample onComplete={onComplete} />);
    await userEvent.type(getInput(), '1a2-3 45');
    expect(getInput()).toHaveValue('12345');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    expect(getInput()).toHaveValue('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('reports again when a full code was replaced, not when one character was corrected', async () => {
    const onComplete = vi.fn();
    render(<Sample initial="111111" onComplete={onComplete} />);
    await userEvent.tab();
    select(2, 3);
    await userEvent.keyboard('9');
    expect(getInput()).toHaveValue('119111');
    expect(onComplete).not.toHaveBeenCalled();
    select(0, 6);
    await userEvent.keyboard('234567');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('234567');
    await userEvent.paste('987654');
    expect(onComplete).toHaveBeenLastCalledWith('987654');
  });

  it('replaces the characters of a full code one by one, and does not report the same code twice', async () => {
    const onComplete = vi.fn();
    render(<Sample onComplete={onComplete} />);
    await userEvent.type(getInput(), '482913');
    select(0);
    await userEvent.keyboard('482913');
    expect(getInput()).toHaveValue('482913');
    expect(onComplete).toHaveBeenCalledOnce();
    select(0);
    await userEvent.keyboard('111113');
    expect(getInput()).toHaveValue('111113');
    expect(onComplete).toHaveBeenLastCalledWith('111113');
    await userEvent.keyboard('{Backspace}3');
    expect(onComplete).toHaveBeenCalledTimes(3);
  });

  it('selects a wrong code, so that typing replaces it', async () => {
    const { rerender } = render(<Sample initial="482913" />);
    await userEvent.tab();
    select(6);
    rerender(<Sample initial="482913" aria-invalid />);
    await userEvent.keyboard('5');
    expect(getInput()).toHaveValue('5');
  });

  it('selects the character in the box that was clicked', () => {
    render(<Sample initial="1234" />);
    vi.spyOn(getInput(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 52));
    fireEvent.click(getInput(), { clientX: 210 });
    expect([getInput().selectionStart, getInput().selectionEnd]).toEqual([2, 3]);
    fireEvent.click(getInput(), { clientX: 390 });
    expect([getInput().selectionStart, getInput().selectionEnd]).toEqual([4, 4]);
  });

  it('keeps the caret where a character is refused', async () => {
    render(<Sample initial="1234" />);
    await userEvent.tab();
    select(2);
    await userEvent.keyboard('x9');
    expect(getInput()).toHaveValue('12934');
  });

  it('takes letters where it is not numeric', async () => {
    render(<Sample numeric={false} />);
    await userEvent.type(getInput(), 'a1B');
    expect(getInput()).toHaveValue('a1B');
  });

  it.each(['123456', ' 123-456 ', '123 456'])('is replaced when "%s" is pasted', async (text) => {
    render(<Sample initial="9" />);
    await userEvent.click(getInput());
    await userEvent.paste(text);
    expect(getInput()).toHaveValue('123456');
  });

  it.each(['Code 2026: 482913', 'Su código: 482-913 (vence 10:45)'])('finds the code in "%s"', async (text) => {
    const onComplete = vi.fn();
    render(<Sample initial="9" onComplete={onComplete} />);
    await userEvent.click(getInput());
    await userEvent.paste(text);
    expect(getInput()).toHaveValue('482913');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
  });

  it.each(['482913 or 555123', '48291355'])('refuses "%s", which is no single code', async (text) => {
    const [onComplete, onRefuse] = [vi.fn(), vi.fn()];
    render(<Sample initial="9" onComplete={onComplete} onRefuse={onRefuse} />);
    await userEvent.click(getInput());
    await userEvent.paste(text);
    expect(getInput()).toHaveValue('');
    expect(onRefuse).toHaveBeenCalledOnce();
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('reports the code that the device suggests', () => {
    const onComplete = vi.fn();
    render(<Sample onComplete={onComplete} />);
    fireEvent.input(getInput(), { target: { value: '654321' } });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('654321');
  });
});
