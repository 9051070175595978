import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LabelledSwitch } from './LabelledSwitch';

describe('LabelledSwitch', () => {
  it('says Active and Inactive by default', () => {
    const { rerender } = render(<LabelledSwitch checked onChange={vi.fn()} label="Branch" />);
    expect(screen.getByText('Active')).toBeInTheDocument();
    rerender(<LabelledSwitch checked={false} onChange={vi.fn()} label="Branch" />);
    expect(screen.getByText('Inactive')).toBeInTheDocument();
  });

  it('shows other words from its props', () => {
    render(<LabelledSwitch checked onChange={vi.fn()} label="Saturdays" onLabel="On" offLabel="Off" />);
    expect(screen.getByText('On')).toBeInTheDocument();
  });

  it('is a switch with a name, by mouse and by keyboard', async () => {
    const onChange = vi.fn();
    render(<LabelledSwitch checked={false} onChange={onChange} label="Branch" />);
    const control = screen.getByRole('switch', { name: 'Branch' });
    expect(control).not.toBeChecked();
    await userEvent.click(control);
    expect(onChange).toHaveBeenLastCalledWith(true);
    control.focus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
