import { expect, it } from 'vitest';
import { listRouteNames, paths } from '#platform/routing/paths';
import { routes } from './routes';

it('has no two routes with one path', () => {
  expect(new Set(Object.values(paths)).size).toBe(listRouteNames().length);
});

it('leads from every page of a branch entity to a list without parameters', () => {
  const entities = listRouteNames().filter((name) => paths[name].includes(':id') && name.startsWith('company-'));
  expect(entities.filter((name) => routes[name].branchEntity === undefined)).toEqual([]);
  const lists = listRouteNames().filter((name) => !paths[name].includes(':id'));
  expect(lists.filter((name) => routes[name].branchEntity !== undefined)).toEqual([]);
});

it('loads a page for every route', { timeout: 60_000 }, async () => {
  for (const name of listRouteNames()) expect(typeof (await routes[name].load()).default).toBe('function');
});
