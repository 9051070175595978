import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Select } from './Select';

const TYPES = [
  { id: 1, name: 'Box truck' },
  { id: 2, name: 'Cargo van' },
];

describe('Select', () => {
  it('takes id as value and name as title by default', async () => {
    const onChange = vi.fn();
    render(<Select items={TYPES} value={null} onChange={onChange} aria-label="Vehicle" />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Vehicle' }), 'Cargo van');
    expect(onChange).toHaveBeenCalledWith(2, TYPES[1]);
  });

  it('takes other fields from its props', async () => {
    const states = [{ code: 'AZ', long: 'Arizona' }];
    const onChange = vi.fn();
    render(<Select items={states} valueField="code" titleField="long" value="AZ" onChange={onChange} />);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Arizona');
  });

  it('gives null for the empty entry', async () => {
    const onChange = vi.fn();
    render(<Select items={TYPES} value={2} onChange={onChange} placeholder="Any vehicle" />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Any vehicle');
    expect(onChange).toHaveBeenCalledWith(null, null);
  });

  it('refuses items without a value', () => {
    const broken = [{ id: { nested: true }, name: 'Broken' }];
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => render(<Select items={broken} value={null} onChange={vi.fn()} />)).toThrow('"id"');
  });
});
