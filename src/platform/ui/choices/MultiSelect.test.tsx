import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../UiProvider';
import type { ChoiceValue } from './choices';
import { MultiSelect } from './MultiSelect';

const TOOLS = ['Dolly', 'Straps', 'Blankets', 'Ramp'].map((name, index) => ({ id: index + 1, name }));

function Sample({ initial = [] }: { initial?: ChoiceValue[] }) {
  const [values, setValues] = useState(initial);
  return (
    <UiProvider>
      <MultiSelect items={TOOLS} values={values} onChange={setValues} aria-label="Tools" placeholder="Any tools" />
    </UiProvider>
  );
}

describe('MultiSelect', () => {
  it.each([
    [[], 'Any tools'],
    [[2], 'Straps'],
    [[4, 1], 'Dolly +1 other'],
    [[1, 2, 3, 4], 'Dolly +3 others'],
  ])('shows %j as "%s"', (initial, text) => {
    render(<Sample initial={initial} />);
    expect(field()).toHaveTextContent(text);
  });

  it('stays open while choosing and takes back what is chosen twice', async () => {
    render(<Sample initial={[1]} />);
    await userEvent.click(field());
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Ramp' }));
    await userEvent.click(screen.getByRole('option', { name: 'Straps' }));
    expect(field()).toHaveTextContent('Dolly +2 others');
    expect(screen.getByRole('option', { name: 'Ramp' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Dolly' }));
    expect(field()).toHaveTextContent('Straps +1 other');
  });

  it('is worked by keyboard and gives the focus back', async () => {
    render(<Sample />);
    field().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await userEvent.paste('\u202aBLA\u202c');
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveTextContent('Blankets');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(field()).toHaveFocus();
  });
});

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Tools' });
}
