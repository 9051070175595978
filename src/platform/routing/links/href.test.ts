import { expect, it } from 'vitest';
import { matchPath } from '../guards/guard';
import { listRouteNames, paths } from '../paths';
import { href } from './href';

/** Every link of the product; entities are number 7. */
const all = Object.fromEntries(
  listRouteNames().map((name) => {
    const args = paths[name].includes(':id') ? [{ id: 7 }] : [];
    return [name, String(Reflect.apply(href, undefined, [name, ...args]))];
  }),
);

it('is the path of its route, with the entity in it', () => {
  expect(all).toEqual(Object.fromEntries(listRouteNames().map((name) => [name, paths[name].replace(':id', '7')])));
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
