import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Sample, closed, field, findCalendar, line, prepareDateTests } from '../../../../tests/kit/screens/dateInput';

prepareDateTests();

describe('the typed line of a date input', () => {
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
    expect(field()).toHaveFocus();
    await userEvent.keyboard('11/28');
    expect(line()).toHaveFocus();
    await userEvent.keyboard('{Tab}');
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
});
