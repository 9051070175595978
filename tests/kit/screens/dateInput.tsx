import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { forgetServerDate, recordServerDate } from '#platform/lib/time/serverClock';
import { DateInput, type DateInputProps } from '#platform/ui/dates/DateInput';
import { UiProvider } from '#platform/ui/UiProvider';

/* A single date input, on November 21, 2026. */

type SampleProps = Partial<DateInputProps> & { initial?: string };

const zone = 'America/Phoenix';

export function Sample(props: SampleProps) {
  return (
    <UiProvider>
      <Input {...props} />
    </UiProvider>
  );
}

export function Input(props: SampleProps) {
  const [value, setValue] = useState(props.initial ?? null);
  return (
    <DateInput
      aria-label="Start"
      zone={zone}
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day);
        props.onChange?.(day);
      }}
    />
  );
}

/** Stops the date, and loads the calendar first, which is slow. */
export function prepareDateTests(): void {
  beforeAll(async () => {
    await import('#platform/ui/dates/DateCalendar');
  }, 30_000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:00:00Z') });
    return () => vi.useRealTimers();
  });
}

/** Sets the zone and the clock of the device; the provider's clock stays right. */
export function setDevice(deviceZone: string, clock: string, provider: string): void {
  vi.stubEnv('TZ', deviceZone);
  vi.setSystemTime(clock);
  recordServerDate(new Date(provider).toUTCString(), Date.now());
  onTestFinished(forgetServerDate);
}

export function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Start' });
}

export function line(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Type a date' });
}

export async function findCalendar(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Choose a date' });
  await within(dialog).findByRole('grid');
  return dialog;
}

export async function closed(): Promise<void> {
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export function getDay(calendar: HTMLElement, number: number): HTMLElement {
  return within(calendar).getByRole('gridcell', { name: String(number) });
}
