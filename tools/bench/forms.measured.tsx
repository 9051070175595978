import { writeFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createForm, makeValues } from './formVariant';
import { type FormResults, formVariants, type Variant } from './forms';
import { median } from './table';

/*
 * What the parts of src/platform/forms save in a form of 60 entries with 3 fields each (docs/adr/0023): the same form
 * with one part replaced by what final-form does by itself. Processor time of this thread, not time on the clock, so
 * that other work on the machine does not count. Results go to the file that BENCH_RESULTS names.
 */

const [keystrokes, rounds] = [40, 4];
const entryCount = Number(process.env['BENCH_ENTRIES'] ?? 60);

it('measures what each part saves', async () => {
  const samples = new Map<Variant, FormResults[Variant][]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of formVariants) {
      const sample = await measure(variant);
      // The first round warms up.
      if (round > 0) samples.set(variant, [...(samples.get(variant) ?? []), sample]);
    }
  }
  const results = [...samples].map(([variant, all]) => [variant, medians(all)]);
  writeFileSync(process.env['BENCH_RESULTS'] ?? '/dev/stdout', JSON.stringify(Object.fromEntries(results)));
});

function medians(all: FormResults[Variant][]): FormResults[Variant] {
  return {
    mount: median(all.map(({ mount }) => mount)),
    inEntry: median(all.map(({ inEntry }) => inEntry)),
    inNotes: median(all.map(({ inNotes }) => inNotes)),
    removeEntry: median(all.map(({ removeEntry }) => removeEntry)),
  };
}

async function measure(variant: Variant): Promise<FormResults[Variant]> {
  const TestForm = await createForm(variant, makeValues(entryCount));
  const began = cpuMs();
  render(<TestForm />);
  const mount = cpuMs() - began;
  const inEntry = typed(`items[${entryCount - 1}].name`);
  const inNotes = typed('notes');
  const beforeRemove = cpuMs();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const removeEntry = cpuMs() - beforeRemove;
  expect(inputsNamed(`items[${entryCount - 1}].name`)).toHaveLength(0);
  cleanup();
  return { mount, inEntry, inNotes, removeEntry };
}

/** Milliseconds of a keystroke into a field. */
function typed(name: string): number {
  const input = inputsNamed(name)[0];
  if (!input) throw new Error(`The form has no field ${name}`);
  fireEvent.focus(input);
  const type = (nth: number) => fireEvent.change(input, { target: { value: 'x'.repeat(nth + 1) } });
  for (let nth = 0; nth < 10; nth += 1) type(nth);
  const began = cpuMs();
  for (let nth = 10; nth < 10 + keystrokes; nth += 1) type(nth);
  const ms = (cpuMs() - began) / keystrokes;
  fireEvent.blur(input);
  return ms;
}

const inputsNamed = (name: string) =>
  [...document.querySelectorAll('input, textarea')].filter((input) => input.getAttribute('name') === name);

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
