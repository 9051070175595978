import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { endlessTexts, type Meaning, pastedTexts } from '../../../../../tests/kit/screens/pastedTexts';
import { formatDateInput } from '../../../lib/time/dates';
import { createFieldNames } from '../../fieldNames';
import { Form, FormSpy } from '../../Form';
import { DateField } from './DateField';

type Values = { day: string | null };
const field = createFieldNames<Values>();

beforeEach(() => {
  vi.setSystemTime('2026-11-21T18:00:00Z');
  return () => void vi.useRealTimers();
});

/** Pastes a text and takes it with Enter: the day, `undefined` where the popup refuses it. */
function setup() {
  let values: Partial<Values> = {};
  render(
    <Form<Values> onSubmit={() => undefined}>
      <DateField name={field('day')} label="day" minDay={null} zone="America/Phoenix" />
      <FormSpy<Values> subscription={{ values: true }} onChange={(state) => (values = state.values ?? {})} />
    </Form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('day');
  return (text: string) => {
    fireEvent.paste(input, { clipboardData: { getData: () => text } });
    fireEvent.keyDown(screen.getByLabelText('Type a date'), { key: 'Enter' });
    const isRefused = input.getAttribute('aria-expanded') === 'true';
    return isRefused ? undefined : { saved: values.day, shown: input.value };
  };
}

it('a pasted day is read whatever surrounds it, and any other text is an error', { timeout: 60_000 }, () => {
  const paste = setup();
  const wrong = [...pastedTexts, ...endlessTexts.map((text): [string, Meaning] => [text, {}])].flatMap(
    ([text, { day }]) => {
      const read = paste(text);
      const expected = day === undefined ? undefined : { saved: day, shown: formatDateInput(day) };
      return JSON.stringify(read) === JSON.stringify(expected) ? [] : [[text.slice(0, 40), read]];
    },
  );
  expect(wrong).toEqual([]);
});
