// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLoginPath, getReturnPath, isOwnPath, matchPath } from '../guards/guard';
import { getArea } from '../paths';

const here = 'https://crew.example';

it.each([
  'https:evil.example',
  'https:/evil.example/company/activity',
  'HTTPS://evil.example',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://crew.example/1',
  '///evil.example/company/activity',
  '/\\/evil.example',
  '\\\\evil.example\\company\\activity',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '%2F%2Fevil.example',
  '%2Fcompany%2Factivity',
  '/company/activity/../../login',
  '/company/activity/..//evil.example',
  '/company/job/details/1/../../../oauth-login',
  '/./company/activity',
  '/company//activity',
  '/login?return=/company/activity',
  '/authorization-google?code=stolen',
  '/sign-up/company',
  '/forgot-password',
  '@evil.example',
  ' //evil.example',
  '\u0000/company/activity',
  '?token=stolen',
  '#/company/activity',
])('signing in never leads to %j', (wanted) => {
  const query = `?return=${encodeURIComponent(wanted)}`;
  expect(getReturnPath(query, 'company')).toBeUndefined();
  expect(getReturnPath(query, 'manager')).toBeUndefined();
});

it('whatever a query says, a person stays on this site and on a protected page of the route table', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '..',
    '%2F',
    'company',
    'activity',
    'helper',
    'job',
    'evil.example',
    ':',
    '?',
    '#',
    'https:',
  );
  const wanted = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(wanted, (text) => {
      const path = getReturnPath(`?return=${encodeURIComponent(text)}`, 'manager');
      if (path === undefined) return;
      const { origin, pathname } = new URL(path, here);
      expect(origin).toBe(here);
      expect(isOwnPath(path)).toBe(true);
      expect(getArea(matchPath(pathname)?.name ?? 'login')).not.toBe('public');
    }),
    { seed: 11, numRuns: 1000 },
  );
});

it('a way back never holds another way back', () => {
  const { search } = new URL(getLoginPath('/login', '?return=/company/activity'), here);
  expect(getReturnPath(search, 'company')).toBeUndefined();
});
