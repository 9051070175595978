import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setWidth } from '../../../../tests/kit/screens/width';
import {
  AVATAR_PLACEHOLDER_MAX,
  BRANCH_LIST_MAX_HEIGHT,
  BREAKPOINT,
  drawerWidth,
  loginIconSize,
  useMobile,
} from './useMobile';

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
  it('turns at 960 and follows the window', () => {
    onTestFinished(setWidth(960));
    const { result } = renderHook(() => useMobile());
    expect(result.current).toBe(false);
    act(() => void setWidth(959));
    expect(result.current).toBe(true);
    act(() => void setWidth(1440));
    expect(result.current).toBe(false);
  });
});
