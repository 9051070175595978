/** Arithmetic of paged lists (spec section 9). Pages count from 1. */
export const PAGE_SIZE = 5;
export const FIRST_PAGE = 1;
/** Number of visible page numbers, by variant. */
export const VISIBLE_PAGES = { simple: 4, wide: 6 } as const;

/** ceil(total / size), at least 1. */
export function pageCount(total: number, size: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The page numbers to show: at most `visible` in a row, including the current one, within the bounds. */
export function visiblePages(page: number, pages: number, visible: number): number[] {
  const length = Math.min(visible, pages);
  const start = Math.min(Math.max(page - Math.floor((length - 1) / 2), 1), pages - length + 1);
  return Array.from({ length }, (_, index) => start + index);
}
