// @vitest-environment node
import { expect, it } from 'vitest';
import { loggedPath } from './http';

it.each([
  ['/api/auth/login', '/api/auth/login'],
  [
    '/api/auth-v2/oauth/google/handle?code=4/0Ab&state=x1&scope=email',
    '/api/auth-v2/oauth/google/handle?code=…&state=…&scope=…',
  ],
  ['/api/auth-v2/oauth/apple/handle?id_token=ey.J&user=%7B%7D', '/api/auth-v2/oauth/apple/handle?id_token=…&user=…'],
  ['/company/activity?token=abc', '/company/activity?token=…'],
  ['/apps/1/events?auth_signature=ff&auth_key=crewboard', '/apps/1/events?auth_signature=…&auth_key=…'],
  ['/api/company-branches/1/search?type=order&search=Hollis', '/api/company-branches/1/search?type=order&search=…'],
  [
    '/api/company-branches/1/orders?filter[status]=4&page=2&sort=-x',
    '/api/company-branches/1/orders?filter[status]=4&page=2&sort=-x',
  ],
  ['/api/company-branches/1/orders?page%5Bsize%5D=100', '/api/company-branches/1/orders?page%5Bsize%5D=100'],
  ['/x?%E0%A4%A=1&a', '/x?%E0%A4%A=…&a'],
  ['/x?code=a=b?c', '/x?code=…'],
  ['/x?', '/x?'],
  ['/api/calendar-feeds/q3J8ZbYw0VtK5nRr7uXc1mEd', '/api/calendar-feeds/…'],
  ['/api/calendar-feeds/abc/def?x=1', '/api/calendar-feeds/…?x=…'],
  ['/api/calendar-feed', '/api/calendar-feed'],
])('%s is printed as %s', (url, printed) => expect(loggedPath(url)).toBe(printed));
