import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
  it('does not ask while nothing is unsaved', async () => {
    const guard = guardWhere(false);
    const remove = guard.register(() => false);
    expect(await guard.canLeave()).toBe(true);
    guard.go('/company/team');
    expect(guard.navigate).toHaveBeenCalledExactlyOnceWith('/company/team', { state: 1 });
    expect(leavePage()).toBe('left');
    expect(guard.ask).not.toHaveBeenCalled();
    remove();
  });

  it('keeps the person on the page when they do not agree', async () => {
    const guard = guardWhere(false);
    const remove = guard.register(() => true);
    expect(await guard.canLeave()).toBe(false);
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

  it('lets the app redirect from a page that must be left', () => {
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
    expect(await guard.canLeave()).toBe(false);
    expect(leavePage()).toBe('asked');
    removeDirty();
    expect(await guard.canLeave()).toBe(true);
    expect(leavePage()).toBe('left');
    removeClean();
  });

  it('watches the closing of the page only while a form is registered', () => {
    const guard = guardWhere(false);
    expect(leavePage()).toBe('left');
    const remove = guard.register(() => true);
    expect(leavePage()).toBe('asked');
    remove();
    expect(leavePage()).toBe('left');
  });
});

describe('Back of the browser', () => {
  /** A form with typed values, opened from a list, and what the router behind the guard receives. */
  function formAfterList(agreed: boolean) {
    history.pushState(null, '', '/company/job');
    history.pushState({ from: 'list' }, '', '/company/job/create?date=2026-11-28');
    const guard = guardWhere(agreed);
    onTestFinished(guard.register(() => true));
    const received: string[] = [];
    const router = () => received.push(location.pathname);
    addEventListener('popstate', router);
    onTestFinished(() => removeEventListener('popstate', router));
    return { ...guard, received };
  }

  it('keeps the form and its address when the person stays', async () => {
    const { ask, received } = formAfterList(false);
    history.back();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect([location.pathname, location.search]).toEqual(['/company/job/create', '?date=2026-11-28']);
    expect(history.state).toEqual({ from: 'list' });
    history.back();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(received).toEqual([]);
  });

  it('goes where it led to when they agree, after one question', async () => {
    const { ask, received } = formAfterList(true);
    history.back();
    await vi.waitFor(() => expect(received).toEqual(['/company/job']));
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is free between the steps of one page', async () => {
    const { ask, received } = formAfterList(false);
    history.pushState(null, '', '/company/job/create?step=2');
    dispatchEvent(new Event('pushState'));
    history.back();
    await vi.waitFor(() => expect(received).toEqual(['/company/job/create']));
    expect(ask).not.toHaveBeenCalled();
  });
});
