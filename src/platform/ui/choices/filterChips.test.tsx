import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { todayIn } from '../../lib/time/zonedTimes';
import { MenuItem } from '../overlays/MenuItem';
import { UiProvider } from '../UiProvider';
import { DateChip } from './DateChip';
import { MenuChip } from './MenuChip';

function Position() {
  const [chosen, setChosen] = useState<string>();
  return (
    <UiProvider>
      <MenuChip label="Position" value={chosen}>
        <MenuItem text="Any" chosen={chosen === undefined} onClick={() => setChosen(undefined)} />
        <MenuItem text="Driver" chosen={chosen === 'Driver'} onClick={() => setChosen('Driver')} />
      </MenuChip>
    </UiProvider>
  );
}

const zone = 'America/Phoenix';

function Day({ onDay }: { onDay: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>(null);
  const change = (next: string | null) => {
    setDay(next);
    onDay(next);
  };
  return (
    <UiProvider>
      <DateChip label="Available on" zone={zone} value={day ?? undefined} onChange={change} />
    </UiProvider>
  );
}

// The calendar loads slowly the first time.
beforeAll(async () => {
  await import('../dates/DateCalendar');
}, 30_000);

describe('a filter that opens', () => {
  it('a choice: says the chosen one, and is where the focus returns', async () => {
    render(<Position />);
    const chip = screen.getByText('Position');
    await userEvent.click(chip);
    await userEvent.click(await screen.findByText('Driver'));
    expect(screen.getByText('Position: Driver')).toBe(chip);
    expect(chip).toHaveFocus();
    await userEvent.click(chip);
    expect(await screen.findByRole('menuitemradio', { name: 'Driver' })).toHaveAttribute('aria-checked', 'true');
  });

  it('a calendar: no day before today, and the chosen one can be taken away', async () => {
    const onDay = vi.fn();
    render(<Day onDay={onDay} />);
    await userEvent.click(screen.getByText('Available on'));
    const today = todayIn(zone, new Date());
    await userEvent.click(await screen.findByText(String(Number(today.slice(8))), { selector: 'button' }));
    expect(onDay).toHaveBeenLastCalledWith(today);
    const remove = screen.getByLabelText(`Remove Available on: ${today}`);
    expect(remove).toHaveFocus();
    await userEvent.click(remove);
    expect(onDay).toHaveBeenLastCalledWith(null);
    expect(screen.getByText('Available on')).toHaveFocus();
  });
});
