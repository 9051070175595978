import { describe, expect, it, vi } from 'vitest';
import { createLeaveGuard } from './leaveGuard';

const leavePage = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'left';
};

function guardWhere(agreed: boolean) {
  const ask = vi.fn(() => Promise.resolve(agreed));
  const navigate = vi.fn();
  const guard = createLeaveGuard(ask);
  return { ...guard, ask, navigate, go: (to: string) => guard.aroundNav(navigate, to, { state: 1 }) };
}

describe('the leave guard', () => {
  it('asks nobody while nothing is unsaved', async () => {
    const guard = guardWhere(false);
    const remove = guard.register(() => false);
    expect(await guard.mayLeave()).toBe(true);
    guard.go('/company/team');
    expect(guard.navigate).toHaveBeenCalledExactlyOnceWith('/company/team', { state: 1 });
    expect(leavePage()).toBe('left');
    expect(guard.ask).not.toHaveBeenCalled();
    remove();
  });

  it('keeps the person on the page when they do not agree', async () => {
    const guard = guardWhere(false);
    const remove = guard.register(() => true);
    expect(await guard.mayLeave()).toBe(false);
    guard.go('/company/team');
    await vi.waitFor(() => expect(guard.ask).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(guard.navigate).not.toHaveBeenCalled();
    remove();
  });

  it('lets go after one question when they agree', async () => {
    const guard = guardWhere(true);
    const remove = guard.register(() => true);
    guard.go('/company/team');
    expect(guard.navigate).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(guard.navigate).toHaveBeenCalledExactlyOnceWith('/company/team', { state: 1 }));
    expect(guard.ask).toHaveBeenCalledOnce();
    remove();
  });

  it('lets the app lead on from where nobody may stay', () => {
    const guard = guardWhere(false);
    const remove = guard.register(() => true);
    guard.aroundNav(guard.navigate, '/login', { replace: true });
    expect(guard.navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(guard.ask).not.toHaveBeenCalled();
    remove();
  });

  it('asks when one of several pages has unsaved work, and no more once that one is gone', async () => {
    const guard = guardWhere(false);
    const removeClean = guard.register(() => false);
    const removeDirty = guard.register(() => true);
    expect(await guard.mayLeave()).toBe(false);
    expect(leavePage()).toBe('asked');
    removeDirty();
    expect(await guard.mayLeave()).toBe(true);
    expect(leavePage()).toBe('left');
    removeClean();
  });

  it('watches the closing of the page only while somebody is registered', () => {
    const guard = guardWhere(false);
    expect(leavePage()).toBe('left');
    const remove = guard.register(() => true);
    expect(leavePage()).toBe('asked');
    remove();
    expect(leavePage()).toBe('left');
  });
});
