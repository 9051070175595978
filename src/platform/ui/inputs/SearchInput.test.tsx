import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE, SearchInput } from './SearchInput';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('SearchInput', () => {
  it('searches once, 1000 ms after the last change', () => {
    expect(SEARCH_DEBOUNCE).toBe(1000);
    const onSearch = renderSearch();
    type('tem');
    pass(999);
    type('tempe');
    pass(999);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('tempe');
  });

  it('searches immediately on Enter, and not again', () => {
    const onSearch = renderSearch();
    type('tempe');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('tempe');
    pass(2000);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('clears immediately', () => {
    const onSearch = renderSearch();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    type('tempe');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field()).toHaveValue('');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
  });

  it('searches for what is seen of a pasted text', () => {
    const onSearch = renderSearch();
    type('\u202aNun\u0303ez\u202c\u00a0\u200bJ');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('Nuñez J');
  });

  it('drops a waiting search when it is removed', () => {
    const onSearch = vi.fn();
    const { unmount } = render(<SearchInput onSearch={onSearch} />);
    type('tempe');
    unmount();
    pass(2000);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('waits for the given delay', () => {
    const onSearch = vi.fn();
    render(<SearchInput onSearch={onSearch} delay={300} />);
    type('tempe');
    pass(299);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('tempe');
  });

  it('shows a text from elsewhere, and drops a waiting search', () => {
    const onSearch = vi.fn();
    const { rerender } = render(<SearchInput onSearch={onSearch} initialText="mesa" />);
    type('tempe');
    rerender(<SearchInput onSearch={onSearch} initialText="" />);
    expect(field()).toHaveValue('');
    pass(2000);
    expect(onSearch).not.toHaveBeenCalled();
    rerender(<SearchInput onSearch={onSearch} initialText="mesa" />);
    expect(field()).toHaveValue('mesa');
  });

  it('keeps text that was typed while its own text came back, trimmed', () => {
    const onSearch = vi.fn();
    const { rerender } = render(<SearchInput onSearch={onSearch} initialText="" />);
    type('tempe ');
    pass(1000);
    type('tempe gil');
    rerender(<SearchInput onSearch={onSearch} initialText="tempe" />);
    expect(field()).toHaveValue('tempe gil');
    pass(1000);
    expect(onSearch).toHaveBeenLastCalledWith('tempe gil');
  });
});

function renderSearch() {
  const onSearch = vi.fn();
  render(<SearchInput onSearch={onSearch} aria-label="Search jobs" />);
  return onSearch;
}

function field(): HTMLElement {
  return screen.getByRole('textbox');
}

function type(value: string): void {
  fireEvent.change(field(), { target: { value } });
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
