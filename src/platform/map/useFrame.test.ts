import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getBounds } from './circle';
import type { MapArea } from './coverage';
import { listFramed, PAUSE, useFrame } from './MapView';

const tempe: MapArea = { id: 3, name: 'Tempe', lat: 33.43, lng: -111.94, miles: 25, chosen: true };
const mesa: MapArea = { id: 4, name: 'Mesa', lat: 33.42, lng: -111.83, miles: 25, chosen: false };
const flagstaff = { lat: 35.2, lng: -111.65 };

describe('what the map shows', () => {
  it('is all chosen areas and the place of the address', () => {
    expect(listFramed({ areas: [tempe, mesa], focused: undefined, place: flagstaff })).toEqual([
      { lat: 33.43, lng: -111.94, miles: 25 },
      { lat: 35.2, lng: -111.65, miles: 6 },
    ]);
  });

  it('is the focused area alone, whether it is chosen or not', () => {
    expect(listFramed({ areas: [tempe, mesa], focused: mesa, place: flagstaff })).toEqual([
      { lat: 33.42, lng: -111.83, miles: 12.5 },
    ]);
  });
});

describe('the map moves', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function show() {
    const frame = vi.fn();
    const engine = { frame };
    const start: Parameters<typeof useFrame>[1] = { areas: [tempe, mesa], focused: undefined, place: undefined };
    const { rerender } = renderHook((framed: Parameters<typeof useFrame>[1]) => useFrame(engine, framed), {
      initialProps: start,
    });
    return { frame, rerender };
  }

  it('the map moves once, after the changes have paused', () => {
    const { frame, rerender } = show();
    const both = [tempe, { ...mesa, chosen: true }];
    rerender({ areas: both, focused: undefined, place: undefined });
    vi.advanceTimersByTime(PAUSE - 1);
    rerender({ areas: both, focused: undefined, place: flagstaff });
    vi.advanceTimersByTime(PAUSE - 1);
    expect(frame).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    const shown = listFramed({ areas: both, focused: undefined, place: flagstaff });
    expect(frame.mock.calls).toEqual([[getBounds(shown), true]]);
  });

  it('the map moves when a radius changes', () => {
    const { frame, rerender } = show();
    rerender({ areas: [{ ...tempe, miles: 60 }, mesa], focused: undefined, place: undefined });
    vi.advanceTimersByTime(PAUSE);
    expect(frame).toHaveBeenCalledTimes(1);
  });

  it('the map stays for the first areas, for the same ones again, and for none', () => {
    const { frame, rerender } = show();
    rerender({ areas: [{ ...tempe }, mesa], focused: undefined, place: undefined });
    rerender({ areas: [mesa], focused: undefined, place: undefined });
    vi.advanceTimersByTime(PAUSE);
    expect(frame).not.toHaveBeenCalled();
  });
});
