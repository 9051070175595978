import { describe, expect, it } from 'vitest';
import { decide, matchPath } from './guards/guard';
import { getArea, listRouteNames, paths } from './paths';

it('calls exactly the routes of the specification public', () => {
  expect(
    listRouteNames()
      .filter((name) => getArea(name) === 'public')
      .sort(),
  ).toEqual(
    ['', 'auth-apple', 'auth-google', 'login', 'reset-password', 'sign-up', 'sign-up-company', 'sign-up-helper'].sort(),
  );
});

it.each(['company', 'helper'])('has the paths of the %s side in its area', (area) => {
  const names = listRouteNames().filter((name) => paths[name].startsWith(`/${area}`));
  expect(names.map((name) => getArea(name))).toEqual(names.map(() => area));
  expect(names.every((name) => name.startsWith(`${area}-`))).toBe(true);
});

describe('finding a route by its path', () => {
  it('finds every route, with its parameter', () => {
    for (const name of listRouteNames()) {
      const match = matchPath(paths[name].replace(':id', '1042'));
      expect(match).toEqual({ name, params: paths[name].includes(':id') ? { id: '1042' } : {} });
    }
  });

  it('takes a path with a slash at its end, and in any case of its letters', () => {
    expect(matchPath('/company/activity/')?.name).toBe('company-activity');
    expect(matchPath('/Company/Activity')?.name).toBe('company-activity');
  });

  it.each(['', '/', '/company/job/edit', '/company/job/edit/', '/company/job/edit/1/2', '/companyactivity', 'login'])(
    '%j is no route',
    (path) => expect(matchPath(path)).toBeUndefined(),
  );
});

it.each([
  ['/company', '/company/activity'],
  ['/company/settings', '/company/settings/subscription'],
  ['/helper', '/helper/job'],
  ['/helper/settings', '/helper/settings/personal-info'],
  ['/toString', '/'],
])('redirects %s to %s', (from, to) => {
  expect(decide(from, '', 'manager')).toEqual({ kind: 'redirect', to });
});
