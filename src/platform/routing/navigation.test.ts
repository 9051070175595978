import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation';

afterEach(() => history.replaceState(null, '', '/'));

describe.each(['', '/crew/app'])('below the base "%s"', (base) => {
  const navigation = createNavigation(base);

  it('has the path of the app and its query', () => {
    history.replaceState(null, '', `${base}/company/team?page=2`);
    expect([navigation.path(), navigation.search()]).toEqual(['/company/team', '?page=2']);
    history.replaceState(null, '', base === '' ? '/' : base);
    expect([navigation.path(), navigation.search()]).toEqual(['/', '']);
  });

  it('goes to a path with a new history entry, or replaces the current one', () => {
    const before = history.length;
    navigation.go('/company/job');
    expect(location.pathname).toBe(`${base}/company/job`);
    expect(history.length).toBe(before + 1);
    navigation.go('/login?return=%2Fcompany', { replace: true });
    expect(location.href).toBe(`http://localhost:3000${base}/login?return=%2Fcompany`);
    expect(history.length).toBe(before + 1);
  });

  it('reloads the app at a path', () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    navigation.reload('/login');
    expect(location.pathname).toBe(`${base}/login`);
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('a path that only begins like the base is not a path of the app', () => {
  history.replaceState(null, '', '/crewboard/company');
  expect(createNavigation('/crew').path()).toBe('/crewboard/company');
});
