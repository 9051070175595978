import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Autocomplete, type AutocompleteProps } from './Autocomplete';
import { type ChoiceValue, TITLE_WITH_STATE } from './choices';
import { UiProvider } from '../UiProvider';

type Area = { id: number; name: string; name_with_state_initials: string };

const AREAS: Area[] = ['Phoenix, AZ', 'Tempe, AZ', 'Las Vegas, NV', 'Peñasco, AZ'].map((title, index) => ({
  id: index + 1,
  name: title.slice(0, -4),
  name_with_state_initials: title,
}));

function Sample(props: Partial<AutocompleteProps<Area>> & { initial?: ChoiceValue | null }) {
  const [value, setValue] = useState<ChoiceValue | null>(props.initial ?? null);
  return (
    <UiProvider>
      <Autocomplete
        items={AREAS}
        aria-label="Area"
        {...props}
        value={value}
        onChange={(next, item) => {
          setValue(next);
          props.onChange?.(next, item);
        }}
      />
    </UiProvider>
  );
}

describe('Autocomplete', () => {
  it('filters while typing, ignoring case and accents, and gives the id', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.type(field(), 'PENAS');
    expect(options()).toEqual(['Peñasco']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith(4, AREAS[3]);
    expect(field()).toHaveValue('Peñasco');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows name_with_state_initials where that is the title', async () => {
    expect(TITLE_WITH_STATE).toBe('name_with_state_initials');
    render(<Sample titleField={TITLE_WITH_STATE} initial={3} />);
    expect(field()).toHaveValue('Las Vegas, NV');
    await userEvent.clear(field());
    await userEvent.type(field(), 'az');
    expect(options()).toEqual(['Phoenix, AZ', 'Tempe, AZ', 'Peñasco, AZ']);
  });

  it('is worked by arrows, the active option being named to assistive technology', async () => {
    render(<Sample />);
    await userEvent.click(field());
    expect(options()).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = field().getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')).toHaveTextContent('Tempe');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(field()).toHaveValue('Peñasco');
  });

  it('is put back when it is left with half a word, and emptied when it is left empty', async () => {
    render(<Sample initial={1} />);
    await userEvent.type(field(), 'x');
    await userEvent.tab();
    expect(field()).toHaveValue('Phoenix');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
  });

  it('closes on Escape and says when nothing fits', async () => {
    render(<Sample />);
    await userEvent.type(field(), 'zzz');
    expect(screen.getByText('No results')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('');
  });

  it('leaves filtering to the server when it searches there', async () => {
    const onSearch = vi.fn();
    render(<Sample onSearch={onSearch} />);
    await userEvent.type(field(), 'q');
    expect(onSearch).toHaveBeenCalledWith('q');
    expect(options()).toHaveLength(4);
  });
});

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Area' });
}

function options(): string[] {
  return screen.getAllByRole('option').map((option) => option.textContent);
}
