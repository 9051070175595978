import { describe, expect, it } from 'vitest';
import { listRouteNames, paths, redirects } from '../paths';
import { decide, getLandingPath, getLoginPath, getReturnPath, isOwnPath, matchPath, type Visitor } from './guard';

const visitors: readonly Visitor[] = ['signedOut', 'company', 'helper', 'manager'];
const outcome = (path: string, visitor: Visitor, search = '') => {
  const decision = decide(path, search, visitor);
  return decision.kind === 'show' ? decision.match.name : `→ ${decision.to}`;
};

describe('who sees what', () => {
  it.each([
    // path, signed out, company, helper, manager
    ['/login', 'login', '→ /company/activity', '→ /helper/job', '→ /company/activity'],
    ['/sign-up', 'sign-up', 'sign-up', 'sign-up', 'sign-up'],
    ['/forgot-password', 'reset-password', 'reset-password', 'reset-password', 'reset-password'],
    ['/oauth-login', '', '', '', ''],
    ['/', '→ /login', '→ /company/activity', '→ /helper/job', '→ /company/activity'],
    ['/nowhere', '→ /', '→ /', '→ /', '→ /'],
    ['/company/nowhere', '→ /', '→ /', '→ /', '→ /'],
    [
      '/company/activity',
      '→ /login?return=%2Fcompany%2Factivity',
      'company-activity',
      '→ /helper/job',
      'company-activity',
    ],
    ['/helper/job', '→ /login?return=%2Fhelper%2Fjob', '→ /company/activity', 'helper-job', 'helper-job'],
    ['/HELPER/job', '→ /login?return=%2FHELPER%2Fjob', '→ /company/activity', 'helper-job', 'helper-job'],
    [
      '/company/job/edit/7',
      '→ /login?return=%2Fcompany%2Fjob%2Fedit%2F7',
      'company-job-edit',
      '→ /helper/job',
      'company-job-edit',
    ],
  ])('%s', (path, ...expected) => {
    expect(visitors.map((visitor) => outcome(path, visitor))).toEqual(expected);
  });

  it.each(Object.entries(redirects).filter(([from]) => from !== '/'))('%s leads on to %s', (from, to) => {
    for (const visitor of visitors) expect(outcome(from, visitor)).toBe(`→ ${to}`);
  });

  it('every route of the company is closed to helpers, every one of the helper to company users', () => {
    for (const name of listRouteNames()) {
      const path = paths[name].replace(':id', '7');
      if (name.startsWith('company-')) expect(outcome(path, 'helper')).toBe('→ /helper/job');
      if (name.startsWith('helper-')) expect(outcome(path, 'company')).toBe('→ /company/activity');
      if (/^(company|helper)-/.test(name)) {
        expect(outcome(path, 'manager')).toBe(name);
        expect(outcome(path, 'signedOut')).toBe(`→ /login?return=${encodeURIComponent(path)}`);
      }
    }
  });

  it('every visitor comes to rest, wherever they begin', () => {
    for (const start of ['/', '/nowhere', ...Object.keys(redirects), ...Object.values(paths)]) {
      for (const visitor of visitors) {
        let path = start;
        let steps = 0;
        for (let next = decide(path, '', visitor); next.kind === 'redirect'; next = decide(path, '', visitor)) {
          path = next.to.replace(/\?.*/, '');
          steps += 1;
          if (steps > 4) throw new Error(`${visitor} goes in circles from ${start}`);
        }
        if (visitor === 'signedOut') expect(path.startsWith('/company') || path.startsWith('/helper')).toBe(false);
      }
    }
  });

  it('after signing in helpers begin with their jobs, all others with the activities', () => {
    expect(visitors.map(getLandingPath)).toEqual(['/login', '/company/activity', '/helper/job', '/company/activity']);
  });
});

describe('the way back', () => {
  it('is carried by the login with its query', () => {
    expect(getLoginPath('/company/job/edit/7', '?tab=crew&x=ä')).toBe(
      '/login?return=%2Fcompany%2Fjob%2Fedit%2F7%3Ftab%3Dcrew%26x%3D%C3%A4',
    );
    expect(outcome('/company/team', 'signedOut', '?page=2')).toBe('→ /login?return=%2Fcompany%2Fteam%3Fpage%3D2');
  });

  it('leads back to the requested page', () => {
    const { search } = new URL(getLoginPath('/company/job/edit/7', '?tab=crew'), 'http://here');
    expect(getReturnPath(search, 'company')).toBe('/company/job/edit/7?tab=crew');
    expect(getReturnPath('?return=/helper/calendar', 'helper')).toBe('/helper/calendar');
    expect(getReturnPath('?return=/helper/calendar', 'manager')).toBe('/helper/calendar');
  });

  it.each([
    ['nothing', ''],
    ['an empty one', '?return='],
    ['a page of the other side', '?return=/helper/job'],
    ['the same in capitals', '?return=/HELPER/job'],
    ['a public page', '?return=/login'],
    ['the page without a name', '?return=/oauth-login?token=stolen'],
    ['an unknown page', '?return=/company/nowhere'],
    ['a redirecting path', '?return=/company'],
    ['another site', '?return=https://evil.example/company/activity'],
    ['another site without a scheme', '?return=//evil.example/company/activity'],
    ['another site with a backslash', '?return=/\\evil.example'],
    ['a script', '?return=javascript:alert(1)'],
    ['a path without its slash', '?return=company/activity'],
  ])('is ignored when it is %s', (_, search) => {
    expect(getReturnPath(search, 'company')).toBeUndefined();
  });
});

describe('an address that data may send a person to', () => {
  it.each(['/company/job/details/1042', '/company/activity?activity=1#top', '/helper/settings/your-rating'])(
    '%s is one of ours',
    (url) => expect(isOwnPath(url)).toBe(true),
  );

  it.each([
    '',
    '/',
    '/company',
    '/login',
    '/oauth-login?token=x',
    '/company/job/details',
    '/company/job/details/1/2',
    '//evil.example/company/activity',
    'http://evil.example/company/activity',
    'javascript:alert(1)',
    '/\\evil.example',
    '/\t/evil.example',
    ' /company/activity',
    'company/activity',
  ])('%j is not', (url) => expect(isOwnPath(url)).toBe(false));

  it('may be malformed without harm', () => {
    expect(matchPath('/company/job/edit/%E0%A4%A')?.name).toBe('company-job-edit');
  });
});
