import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateInput, type DateInputProps } from './DateInput';
import { formatDateInput } from '../../lib/time/dates';
import { fromDay, toDay } from './dates';
import { Modal } from '../overlays/Modal';
import { UiProvider } from '../UiProvider';

type SampleProps = Partial<DateInputProps> & { initial?: string };

function Sample(props: SampleProps) {
  return (
    <UiProvider>
      <Input {...props} />
    </UiProvider>
  );
}

function Input(props: SampleProps) {
  const [value, setValue] = useState(props.initial ?? null);
  return (
    <DateInput
      aria-label="Start"
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day);
        props.onChange?.(day);
      }}
    />
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

describe('a date input', () => {
  it('is read-only, opens a calendar, and closes it when a day is chosen', async () => {
    const onChange = vi.fn();
    render(<Sample initial="2026-11-28" onChange={onChange} />);
    expect(field()).toHaveValue('11/28/2026');
    expect(field()).toHaveAttribute('placeholder', 'mm/dd/yyyy');
    expect(field()).toHaveAttribute('readonly');
    expect(field()).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(field());
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(getDay(await findCalendar(), 30));
    expect(onChange).toHaveBeenCalledWith('2026-11-30');
    expect(field()).toHaveValue('11/30/2026');
    expect(field()).toHaveFocus();
    await closed();
  });

  it('opens the calendar with Enter and does not send the form', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Sample initial="2026-11-28" />
      </form>,
    );
    field().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(async () => expect(getDay(await findCalendar(), 28)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(field()).toHaveValue('11/29/2026');
    expect(field()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('returns the focus after Escape, but not when the user moved it elsewhere', async () => {
    const onKeyDown = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- plays a dialog around the field
      <div onKeyDown={({ key }) => void onKeyDown(key)}>
        <Sample />
        <input aria-label="Address" />
      </div>,
    );
    await userEvent.click(field());
    await findCalendar();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
    await closed();

    await userEvent.click(field());
    await findCalendar();
    await userEvent.click(screen.getByLabelText('Address'));
    await closed();
    expect(screen.getByLabelText('Address')).toHaveFocus();
  });

  it('closes the calendar when it is clicked again', async () => {
    render(<Sample />);
    await userEvent.click(field());
    await findCalendar();
    await userEvent.click(field());
    await closed();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['11/28', '11/28/2026', '2026-11-28'],
    ['11-28-2026', '11/28/2026', '2026-11-28'],
    ['nov 28', '11/28/2026', '2026-11-28'],
    ['tomorrow', '11/22/2026', '2026-11-22'],
    ['mon', '11/23/2026', '2026-11-23'],
    ['1/5', '01/05/2027', '2027-01-05'],
  ])('takes %j typed on it with Enter, and shows %s', async (typed, shown, day) => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    field().focus();
    await userEvent.keyboard(typed);
    expect(line()).toHaveFocus();
    expect(line()).toHaveValue(typed);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[day]]);
    expect(field()).toHaveValue(shown);
    expect(field()).toHaveFocus();
    await closed();
  });

  it('takes the typed day with Tab and moves on to the next field', async () => {
    render(
      <>
        <Sample />
        <input aria-label="Address" />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('11/28{Tab}');
    expect(field()).toHaveValue('11/28/2026');
    expect(screen.getByLabelText('Address')).toHaveFocus();
  });

  it('takes the typed day when the user clicks elsewhere, and nothing when it is no day', async () => {
    const onChange = vi.fn();
    render(
      <>
        <Sample onChange={onChange} />
        <input aria-label="Address" />
      </>,
    );
    await userEvent.click(field());
    await findCalendar();
    await userEvent.keyboard('12/1');
    await userEvent.click(screen.getByLabelText('Address'));
    expect(onChange.mock.calls).toEqual([['2026-12-01']]);
    await closed();
    await userEvent.click(field());
    await userEvent.keyboard('12/');
    await userEvent.click(screen.getByLabelText('Address'));
    await closed();
    expect(field()).toHaveValue('12/01/2026');
  });

  it('keeps the Tab key within the open calendar', async () => {
    render(
      <>
        <Sample initial="2026-11-28" />
        <input aria-label="Address" />
      </>,
    );
    await userEvent.click(field());
    const calendar = await findCalendar();
    await vi.waitFor(() => expect(getDay(calendar, 28)).toHaveFocus());
    await userEvent.tab();
    expect(line()).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(getDay(calendar, 28)).toHaveFocus();
  });

  it('works in a dialog, which stays open on Escape', async () => {
    const onClose = vi.fn();
    render(
      <UiProvider>
        <Modal open kind="form" size="small" title="Move job" onClose={onClose}>
          <Input initial="2026-11-28" />
        </Modal>
      </UiProvider>,
    );
    await vi.waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('12/1');
    expect(line()).toHaveFocus();
    expect(line()).toHaveValue('12/1');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('12/01/2026');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await findCalendar();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).not.toBeInTheDocument());
    expect(field()).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows the typed day in the calendar', async () => {
    render(<Sample />);
    field().focus();
    await userEvent.keyboard('12/24');
    expect(within(await findCalendar()).getByText('December 2026')).toBeInTheDocument();
    expect(line()).toHaveFocus();
  });

  it('takes a pasted date', async () => {
    render(<Sample />);
    field().focus();
    await userEvent.paste('11/30/2026');
    expect(line()).toHaveValue('11/30/2026');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveValue('11/30/2026');
  });

  it('says that a text is no date, and stays open', async () => {
    const onChange = vi.fn();
    render(<Sample initial="2026-11-28" onChange={onChange} />);
    field().focus();
    await userEvent.keyboard('11/31{Enter}');
    expect(line()).toBeInvalid();
    expect(line()).toHaveAccessibleDescription('Enter a date, like 11/28/2026');
    await userEvent.keyboard('{Tab}');
    expect(line()).toHaveFocus();
    await userEvent.keyboard('{Backspace}0{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-11-30']]);
  });

  it('begins today, in the calendar and in the line', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.click(field());
    const calendar = await findCalendar();
    expect(getDay(calendar, 20)).toBeDisabled();
    await userEvent.click(getDay(calendar, 21));
    expect(onChange.mock.calls).toEqual([['2026-11-21']]);
    await userEvent.keyboard('11/20/2026{Enter}');
    expect(line()).toHaveAccessibleDescription('Choose 11/21/2026 or later');
  });

  it('keeps a stored past day without offering its neighbors', async () => {
    render(<Sample initial="2026-11-18" />);
    expect(field()).toHaveValue('11/18/2026');
    await userEvent.click(field());
    const calendar = await findCalendar();
    expect(getDay(calendar, 19)).toBeDisabled();
    expect(getDay(calendar, 22)).toBeEnabled();
  });

  it('has no first day where the limit is lifted, and takes the nearest year', async () => {
    const onChange = vi.fn();
    render(<Sample minDay={null} onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.click(getDay(await findCalendar(), 3));
    await userEvent.keyboard('11/18{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-11-03'], ['2026-11-18']]);
  });

  it('can be emptied with a key or in the popup only where it may be empty', async () => {
    const onClear = vi.fn();
    const { rerender } = render(<Sample initial="2026-11-28" onClear={onClear} />);
    field().focus();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(field());
    await findCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onClear).toHaveBeenCalledTimes(2);
    expect(field()).toHaveFocus();
    await closed();
    rerender(<Sample initial="2026-11-28" />);
    await userEvent.click(field());
    await findCalendar();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });
});

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Start' });
}

function line(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Type a date' });
}

async function findCalendar(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Choose a date' });
  await within(dialog).findByRole('grid');
  return dialog;
}

async function closed(): Promise<void> {
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

function getDay(calendar: HTMLElement, number: number): HTMLElement {
  return within(calendar).getByRole('gridcell', { name: String(number) });
}
