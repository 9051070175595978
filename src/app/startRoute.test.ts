import { afterEach, expect, it } from 'vitest';
import { startRoute } from './startRoute';

afterEach(() => {
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset['frame'];
});

it.each([
  ['/company/activity', true, 'company'],
  ['/helper/calendar', true, 'helper'],
  ['/', true, 'company'],
  ['/company/activity', false, 'public'],
  ['/', false, 'public-login'],
  ['/login', false, 'public-login'],
])('a page without a table shows a frame by its path: %s, signing in %s', (path, isSigningIn, frame) => {
  history.replaceState(null, '', path);
  startRoute({ base: '', storagePrefix: '', isSigningIn });
  expect(document.documentElement.dataset['frame']).toBe(frame);
});
