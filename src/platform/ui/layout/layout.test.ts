import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AVATAR_PLACEHOLDER_MAX, BRANCH_LIST_MAX_HEIGHT, BREAKPOINT, drawerWidth, loginIconSize } from './layout';
import { useMobile } from './useMobile';

describe('layout', () => {
  it('holds the sizes of the specification', () => {
    expect(BREAKPOINT).toBe(960);
    expect(BRANCH_LIST_MAX_HEIGHT).toBe(150);
    expect(AVATAR_PLACEHOLDER_MAX).toBe(220);
  });

  it.each([
    [320, 300],
    [409, 300],
    [410, 375],
    [959, 375],
  ])('gives the drawer on a screen of %d its width of %d', (screen, width) => {
    expect(drawerWidth(screen)).toBe(width);
  });

  it.each([
    [390, 33],
    [599, 33],
    [600, 40],
    [1440, 40],
  ])('draws the login icon on a screen of %d at %d', (screen, size) => {
    expect(loginIconSize(screen)).toBe(size);
  });
});

describe('useMobile', () => {
  const before = window.innerWidth;
  afterEach(() => resize(before));

  it('turns at 960 and follows the window', () => {
    resize(960);
    const { result } = renderHook(() => useMobile());
    expect(result.current).toBe(false);
    act(() => resize(959));
    expect(result.current).toBe(true);
    act(() => resize(1440));
    expect(result.current).toBe(false);
  });
});

function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true });
  window.dispatchEvent(new Event('resize'));
}
