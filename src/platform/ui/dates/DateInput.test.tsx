import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  Input,
  Sample,
  closed,
  field,
  findCalendar,
  getDay,
  line,
  prepareDateTests,
  setDevice,
} from '../../../../tests/kit/screens/dateInput';
import { Modal } from '../overlays/Modal';
import { UiProvider } from '../UiProvider';

prepareDateTests();

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

  it.each([
    ['in Tokyo, where it is already December', 'Asia/Tokyo', '2026-11-30T16:00:00Z'],
    ['whose clock is two months ahead', 'America/Phoenix', '2027-01-30T16:00:00Z'],
    ['whose clock is a year behind', 'America/Phoenix', '2025-11-30T16:00:00Z'],
  ])('opens at the month of the branch and marks its day on a device %s', async (_, device, deviceClock) => {
    setDevice(device, deviceClock, '2026-11-30T16:00:00Z');
    render(<Sample minDay={null} />);
    await userEvent.click(field());
    const calendar = await findCalendar();
    expect(within(calendar).getByText('November 2026')).toBeInTheDocument();
    expect(calendar.querySelector('.rdp-day_today')).toHaveTextContent('30');
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
