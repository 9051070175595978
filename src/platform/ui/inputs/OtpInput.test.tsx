import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { OtpInput, type OtpInputProps } from './OtpInput';

function Sample({ initial = '', ...props }: Partial<OtpInputProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <OtpInput aria-label="One-time code" {...props} value={value} onChange={setValue} />;
}

describe('OtpInput', () => {
  it('is one labelled group of 6 boxes, the first asking for the code by name', () => {
    render(<Sample />);
    expect(screen.getByRole('group', { name: 'One-time code' })).toBeInTheDocument();
    expect(boxes()).toHaveLength(6);
    expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
    expect(boxes()[0]).toHaveAttribute('inputmode', 'numeric');
    expect(boxes()[3]).toHaveAccessibleName('Character 4 of 6');
  });

  it('has as many boxes as asked for', () => {
    render(<Sample length={4} />);
    expect(boxes()).toHaveLength(4);
  });

  it('moves on while typing, takes digits only, and says when it is complete', async () => {
    const onComplete = vi.fn();
    render(<Sample onComplete={onComplete} />);
    await userEvent.click(box(0));
    await userEvent.keyboard('1a2-3 45');
    expect(code()).toBe('12345');
    expect(box(5)).toHaveFocus();
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('reports again when a full code was replaced, not when one character was corrected', async () => {
    const onComplete = vi.fn();
    render(<Sample initial="111111" onComplete={onComplete} />);
    await userEvent.click(box(2));
    await userEvent.keyboard('9');
    expect(code()).toBe('119111');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.click(box(0));
    await userEvent.keyboard('234567');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('234567');
    await userEvent.paste('987654');
    expect(onComplete).toHaveBeenLastCalledWith('987654');
  });

  it('moves on over a digit that is typed as it was, and does not say the same code twice', async () => {
    const onComplete = vi.fn();
    render(<Sample onComplete={onComplete} />);
    await userEvent.click(box(0));
    await userEvent.keyboard('482913');
    await userEvent.click(box(0));
    await userEvent.keyboard('482913');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
    await userEvent.click(box(0));
    await userEvent.keyboard('111111');
    expect(code()).toBe('111111');
    expect(onComplete).toHaveBeenLastCalledWith('111111');
    await userEvent.keyboard('{Backspace}1');
    expect(onComplete).toHaveBeenCalledTimes(3);
  });

  it('takes letters where it is not numeric', async () => {
    render(<Sample numeric={false} />);
    await userEvent.click(box(0));
    await userEvent.keyboard('a1B');
    expect(code()).toBe('a1B');
  });

  it.each(['123456', ' 123-456 ', '123 456'])('fills all boxes when "%s" is pasted into any', async (text) => {
    render(<Sample initial="9" />);
    await userEvent.click(box(1));
    await userEvent.paste(text);
    expect(code()).toBe('123456');
    expect(box(5)).toHaveFocus();
  });

  it('fills all boxes when the device suggests the code', () => {
    render(<Sample />);
    fireEvent.input(box(0), { target: { value: '654321' } });
    expect(code()).toBe('654321');
  });

  it('goes back on Backspace and about on arrows', async () => {
    render(<Sample initial="1234" />);
    await userEvent.click(box(4));
    await userEvent.keyboard('{Backspace}');
    expect(code()).toBe('123');
    expect(box(3)).toHaveFocus();
    await userEvent.keyboard('{Backspace}{ArrowLeft}{ArrowLeft}');
    expect(code()).toBe('12');
    expect(box(0)).toHaveFocus();
    await userEvent.keyboard('7');
    expect(code()).toBe('72');
    expect(box(1)).toHaveFocus();
  });

  it('leaves no hole: a box further on hands over to the first empty one', async () => {
    render(<Sample initial="12" />);
    await userEvent.click(box(5));
    expect(box(2)).toHaveFocus();
  });
});

function boxes(): HTMLElement[] {
  return screen.getAllByRole('textbox');
}

function box(index: number): HTMLElement {
  const element = boxes()[index];
  if (element === undefined) throw new Error(`No box ${index}`);
  return element;
}

function code(): string {
  return boxes()
    .map((element) => (element instanceof HTMLInputElement ? element.value : ''))
    .join('');
}
