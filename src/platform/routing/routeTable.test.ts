import { describe, expect, it } from 'vitest';
import { paths } from './paths';
import { isPublicRoute, matchPath, findRedirect, routeNames } from './routeTable';

describe('public names', () => {
  it('are those of the specification, and the empty one', () => {
    expect(routeNames().filter(isPublicRoute).sort()).toEqual(
      [
        '',
        'auth-apple',
        'auth-google',
        'login',
        'reset-password',
        'sign-up',
        'sign-up-company',
        'sign-up-helper',
      ].sort(),
    );
  });

  it.each(['company-activity', 'helper-job', 'toString', 'constructor', 'Login', ' '])('%j is protected', (name) => {
    expect(isPublicRoute(name)).toBe(false);
  });
});

describe('finding a route by its path', () => {
  it('finds every route, with its parameter', () => {
    for (const name of routeNames()) {
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

it('redirects are those of the specification', () => {
  expect(findRedirect('/')).toBe('/company/activity');
  expect(findRedirect('/company')).toBe('/company/activity');
  expect(findRedirect('/company/settings')).toBe('/company/settings/subscription');
  expect(findRedirect('/helper')).toBe('/helper/job');
  expect(findRedirect('/helper/settings')).toBe('/helper/settings/personal-info');
  expect(findRedirect('/company/activity')).toBeUndefined();
  expect(findRedirect('/toString')).toBeUndefined();
});
