import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClock, createStoppedClock, createSystemClock } from './clock';

const START = '2026-11-23T08:00:00.000Z';

describe('a stopped clock', () => {
  it('moves only by its methods, forward and back', () => {
    const clock = createStoppedClock(START);
    clock.advance(90_000);
    expect(clock.now().toISOString()).toBe('2026-11-23T08:01:30.000Z');
    clock.travelTo(new Date(START));
    expect(clock.now().toISOString()).toBe(START);
  });

  it('fires what came due, in order, each at its own moment, and nothing cancelled or later', () => {
    const clock = createStoppedClock(START);
    const fired: string[] = [];
    const record = (name: string) => () => fired.push(`${name} ${clock.now().toISOString().slice(14, 19)}`);
    clock.after(60_000, record('minute'));
    clock.after(10_000, () => {
      record('ten')();
      clock.after(5_000, record('fifteen'));
      cancel();
    });
    const cancel = clock.after(30_000, record('never'));
    clock.after(120_000, record('later'));
    clock.advance(60_000);
    expect(fired).toEqual(['ten 00:10', 'fifteen 00:15', 'minute 01:00']);
    clock.advance(60_000);
    expect(fired.at(-1)).toBe('later 02:00');
  });

  it('returns to a saved state', () => {
    const clock = createStoppedClock(START);
    clock.advance(5_000);
    const copy = createClock(clock.state());
    expect(copy.now()).toEqual(clock.now());
    copy.restore({ mode: 'stopped', atMs: 0 });
    expect(copy.now().getTime()).toBe(0);
  });
});

describe('a running clock', () => {
  it('keeps its distance from the real one', () => {
    vi.useFakeTimers({ now: new Date(START) });
    const clock = createSystemClock();
    clock.advance(3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(clock.now().toISOString()).toBe('2026-11-23T09:00:01.000Z');
    expect(createClock(clock.state()).now()).toEqual(clock.now());
    vi.useRealTimers();
  });

  it('lets timers wait real time, and fires those that it is moved past, in order', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const clock = createSystemClock();
    const fired: string[] = [];
    clock.after(1_000, () => fired.push('second'));
    clock.after(60_000, () => fired.push('minute'));
    clock.after(30_000, () => fired.push('half a minute'));
    clock.after(2_000, () => fired.push('cancelled'))();
    vi.advanceTimersByTime(1_000);
    expect(fired).toEqual(['second']);
    clock.advance(86_400_000);
    expect(fired).toEqual(['second', 'half a minute', 'minute']);
    vi.advanceTimersByTime(120_000);
    expect(fired).toHaveLength(3);
  });

  it('lets a timer that it is moved closer to wait the rest', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const clock = createSystemClock();
    const run = vi.fn();
    clock.after(60_000, run);
    clock.advance(50_000);
    vi.advanceTimersByTime(9_000);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledOnce();
  });
});
