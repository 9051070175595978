import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../UiProvider';
import { Autocomplete, type AutocompleteProps } from './Autocomplete';

type Area = { id: number; name: string; name_with_state_initials: string };

const AREAS: Area[] = ['Phoenix, AZ', 'Tempe, AZ', 'Las Vegas, NV', 'Peñasco, AZ'].map((title, index) => ({
  id: index + 1,
  name: title.slice(0, -4),
  name_with_state_initials: title,
}));

function renderAreas(props: Partial<AutocompleteProps<Area>> = {}) {
  const onChoose = vi.fn();
  render(
    <UiProvider>
      <Autocomplete items={AREAS} aria-label="Area" onChoose={onChoose} {...props} />
    </UiProvider>,
  );
  return onChoose;
}

afterEach(() => void vi.useRealTimers());

describe('Autocomplete', () => {
  it('filters while typing, ignoring case and accents, and is empty after a choice', async () => {
    const onChoose = renderAreas();
    await userEvent.type(field(), 'PENAS');
    expect(options()).toEqual(['Peñasco']);
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(AREAS[3]);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('filters by what is seen of a pasted text', async () => {
    renderAreas();
    await userEvent.click(field());
    await userEvent.paste('\u202aPen\u0303asco\u202c');
    expect(options()).toEqual(['Peñasco']);
  });

  it('leaves the keys of an input method alone', async () => {
    const onChoose = renderAreas();
    await userEvent.type(field(), 'PENAS');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('shows another property as the title', async () => {
    renderAreas({ titleField: 'name_with_state_initials' });
    await userEvent.type(field(), 'az');
    expect(options()).toEqual(['Phoenix, AZ', 'Tempe, AZ', 'Peñasco, AZ']);
  });

  it('names the active option to assistive technology when arrow keys move it', async () => {
    const onChoose = renderAreas();
    await userEvent.click(field());
    expect(options()).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = field().getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')).toHaveTextContent('Tempe');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(AREAS[3]);
  });

  it('chooses with the mouse and keeps the focus', async () => {
    const onChoose = renderAreas();
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Tempe' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(AREAS[1]);
    expect(field()).toHaveFocus();
  });

  it('discards half a word when it is left', async () => {
    const onChoose = renderAreas();
    await userEvent.type(field(), 'x');
    await userEvent.tab();
    expect(field()).toHaveValue('');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('closes on Escape and says when nothing matches', async () => {
    renderAreas();
    await userEvent.type(field(), 'zzz');
    expect(screen.getByText('No results')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('');
  });

  it('leaves filtering to a server', async () => {
    const onSearch = vi.fn();
    renderAreas({ onSearch });
    await userEvent.type(field(), 'q');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('q'));
    expect(options()).toHaveLength(4);
  });

  it('does not search for a text that was replaced by a choice', () => {
    vi.useFakeTimers();
    const onSearch = vi.fn();
    renderAreas({ onSearch });
    fireEvent.change(field(), { target: { value: 'q' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  });
});

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Area' });
}

function options(): string[] {
  return screen.getAllByRole('option').map((option) => option.textContent);
}
