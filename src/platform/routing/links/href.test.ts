import { expect, it } from 'vitest';
import { href } from './href';
import { matchPath } from '../guards/guard';
import { listRouteNames, paths } from '../paths';

/** Every link of the product; entities are number 7. */
const links = {
  'company-job-edit': href('company-job-edit', { id: 7 }),
  'company-job-details': href('company-job-details', { id: 7 }),
  'company-job-team-add': href('company-job-team-add', { id: 7 }),
  'company-job-team-edit': href('company-job-team-edit', { id: 7 }),
  'company-team-edit': href('company-team-edit', { id: 7 }),
  'company-outsourcing-offer-applications': href('company-outsourcing-offer-applications', { id: 7 }),
  'helper-job-company-details': href('helper-job-company-details', { id: 7 }),
  'helper-job-outsource-details': href('helper-job-outsource-details', { id: 7 }),
};
const withParams = new Map<string, string>(Object.entries(links));
const all = Object.fromEntries(listRouteNames().map((name) => [name, withParams.get(name) ?? paths[name]]));

it('makes the links of the specification', () => {
  expect(all).toMatchSnapshot();
  expect(href('company-activity')).toBe('/company/activity');
});

it('leads where it says', () => {
  for (const name of listRouteNames()) expect(matchPath(all[name] ?? '')?.name).toBe(name);
  expect(Object.values(all).filter((link) => link.includes(':'))).toEqual([]);
});

it('keeps whatever a parameter holds within its place', () => {
  expect(href('company-team-edit', { id: 'a/b?c#d %' })).toBe('/company/team/edit/a%2Fb%3Fc%23d%20%25');
});

it('does not compile without its parameters, with ones it has not, or for an unknown route', () => {
  // @ts-expect-error the parameter is missing
  expect(href('company-job-edit')).toBe('/company/job/edit/');
  // @ts-expect-error the parameter has another name
  expect(href('company-job-edit', { order: 7 })).toBe('/company/job/edit/');
  // @ts-expect-error the route takes no parameter
  expect(href('company-activity', { id: 7 })).toBe('/company/activity');
  // @ts-expect-error no route has this name
  expect(() => href('company-nothing')).toThrow(TypeError);
});
