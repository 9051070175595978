import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateInput, type DateInputProps } from './DateInput';
import { formatDateInput } from '../../lib/time/dates';
import { fromDay, toDay } from './dates';
import { UiProvider } from '../UiProvider';

function Sample(props: Partial<DateInputProps> & { initial?: string }) {
  const [value, setValue] = useState(props.initial ?? null);
  return (
    <UiProvider>
      <DateInput
        aria-label="Start"
        {...props}
        value={value}
        onChange={(day) => {
          setValue(day);
          props.onChange?.(day);
        }}
      />
    </UiProvider>
  );
}

// The calendar loads slowly the first time; that must not count in the timed tests.
beforeAll(async () => {
  await import('./DateCalendar');
}, 30_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) });
  return () => vi.useRealTimers();
});

describe('days', () => {
  it('travel as year-month-day and show as month/day/year', () => {
    expect(toDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(formatDateInput('2026-11-28')).toBe('11/28/2026');
    expect(toDay(fromDay('2024-02-29') ?? new Date(0))).toBe('2024-02-29');
  });

  it.each(['', '2026-02-30', '11/28/2026', '2026-1-5'])('"%s" is no day', (text) => {
    expect(fromDay(text)).toBeUndefined();
  });
});

describe('DateInput', () => {
  it('opens a calendar, gives year-month-day and closes when a day is chosen', async () => {
    const onChange = vi.fn();
    render(<Sample initial="2026-11-28" onChange={onChange} />);
    expect(field()).toHaveValue('11/28/2026');
    expect(field()).toHaveAttribute('placeholder', 'mm/dd/yyyy');
    await userEvent.click(getDay(await openCalendar(), 30));
    expect(onChange).toHaveBeenCalledWith('2026-11-30');
    expect(field()).toHaveValue('11/30/2026');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field()).toHaveFocus();
  });

  it('returns the focus to the field, except when the user moved it elsewhere', async () => {
    render(
      <>
        <Sample />
        <input aria-label="Address" />
      </>,
    );
    await userEvent.click(getDay(await openCalendar(), 28));
    await userEvent.click(screen.getByLabelText('Address'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Address')).toHaveFocus();

    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(field()).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the calendar with its button, and closes it when the field is clicked', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    const button = screen.getByRole('button', { name: 'Open calendar' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date' });
    await within(dialog).findByRole('grid');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(field());
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('12/1{Enter}');
    expect(onChange).toHaveBeenCalledWith('2026-12-01');
  });

  it.each([
    ['11/28', '11/28/2026', '2026-11-28'],
    ['11-28-2026', '11/28/2026', '2026-11-28'],
    ['nov 28', '11/28/2026', '2026-11-28'],
    ['tomorrow', '11/22/2026', '2026-11-22'],
    ['mon', '11/23/2026', '2026-11-23'],
    ['1/5', '01/05/2027', '2027-01-05'],
  ])('reads %j when it is left, and shows %s', async (typed, shown, day) => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue(typed);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(field()).toHaveValue(shown);
    expect(onChange.mock.calls).toEqual([[day]]);
  });

  it('reads with Enter, and takes the nearest year where past days are allowed', async () => {
    const onChange = vi.fn();
    render(<Sample minDay={null} onChange={onChange} />);
    await userEvent.type(field(), '11/18{Enter}');
    expect(field()).toHaveValue('11/18/2026');
    expect(onChange).toHaveBeenCalledWith('2026-11-18');
  });

  it('opens the calendar at the typed date with the arrow down', async () => {
    render(<Sample />);
    await userEvent.type(field(), '12/24{ArrowDown}');
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date' });
    await within(dialog).findByRole('grid');
    expect(field()).toHaveValue('12/24/2026');
    expect(within(dialog).getByText('December 2026')).toBeInTheDocument();
  });

  it('keeps a text that is not a date and says what is wrong, and shows its date again when emptied', async () => {
    const onChange = vi.fn();
    render(<Sample initial="2026-11-28" onChange={onChange} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '11/31');
    await userEvent.tab();
    expect(field()).toHaveValue('11/31');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Enter a date, like 11/28/2026');
    await userEvent.clear(field());
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toHaveValue('11/28/2026');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('begins today', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    const calendar = await openCalendar();
    expect(getDay(calendar, 20)).toBeDisabled();
    expect(getDay(calendar, 21)).toBeEnabled();
    await userEvent.click(getDay(calendar, 21));
    expect(onChange).toHaveBeenCalledWith('2026-11-21');
  });

  it('keeps a stored past day without offering its neighbors', async () => {
    render(<Sample initial="2026-11-18" />);
    expect(field()).toHaveValue('11/18/2026');
    const calendar = await openCalendar();
    expect(getDay(calendar, 19)).toBeDisabled();
    expect(getDay(calendar, 22)).toBeEnabled();
  });

  it('has no first day where the limit is lifted', async () => {
    const onChange = vi.fn();
    render(<Sample minDay={null} onChange={onChange} />);
    await userEvent.click(getDay(await openCalendar(), 3));
    expect(onChange).toHaveBeenCalledWith('2026-11-03');
  });
});

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Start' });
}

async function openCalendar(): Promise<HTMLElement> {
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  const dialog = await screen.findByRole('dialog', { name: 'Choose a date' });
  await within(dialog).findByRole('grid');
  return dialog;
}

function getDay(calendar: HTMLElement, number: number): HTMLElement {
  return within(calendar).getByRole('gridcell', { name: String(number) });
}
