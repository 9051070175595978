import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PAGE_SIZE, pageCount, VISIBLE_PAGES, visiblePages } from './pages';
import { Pagination } from './Pagination';

describe('pages', () => {
  it('count by 5 by default: ceil(total / size), at least 1', () => {
    expect(PAGE_SIZE).toBe(5);
    expect([0, 1, 5, 6, 52].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 11]);
    expect(pageCount(101, 100)).toBe(2);
  });

  it.each([
    [1, 11, [1, 2, 3, 4]],
    [2, 11, [1, 2, 3, 4]],
    [3, 11, [2, 3, 4, 5]],
    [10, 11, [8, 9, 10, 11]],
    [11, 11, [8, 9, 10, 11]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('on page %d of %d the four numbers are %j', (page, pages, shown) => {
    expect(visiblePages(page, pages, VISIBLE_PAGES.simple)).toEqual(shown);
  });

  it('shows six in the second variant', () => {
    expect(VISIBLE_PAGES).toEqual({ simple: 4, wide: 6 });
    expect(visiblePages(7, 11, VISIBLE_PAGES.wide)).toEqual([5, 6, 7, 8, 9, 10]);
  });
});

describe('Pagination', () => {
  it('is page 1 of 1 with both ends closed when there is nothing', () => {
    render(<Pagination onPage={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('goes on, back and to a number', async () => {
    const onPage = vi.fn();
    render(<Pagination page={3} total={52} onPage={onPage} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(onPage.mock.calls).toEqual([[4], [2], [5]]);
  });

  it('disables the button at either end', () => {
    render(<Pagination page={11} total={52} onPage={vi.fn()} variant="wide" />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
  });
});
