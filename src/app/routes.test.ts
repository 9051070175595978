import { expect, it } from 'vitest';
import { paths } from '../platform/routing/paths';
import { isPublicRoute, routeNames } from '../platform/routing/routeTable';
import { titles } from '../platform/routing/titles';
import { findPage } from './pages/findPage';
import { routes } from './routes';

it('holds every route of the specification with name, path, title and what surrounds it', () => {
  const rows = routeNames().map((name) => {
    const { area, back, focused, branchEntity, background } = routes[name];
    const marks = [back && 'back', focused && 'focused', branchEntity && `leads to ${branchEntity}`, background];
    return [name || '(no name)', paths[name], titles[name], area, marks.filter(Boolean).join(', ')].join(' | ').trim();
  });
  expect(`\n${rows.join('\n')}\n`).toMatchSnapshot();
});

it('has one row per name and no two routes with one path', () => {
  expect(Object.keys(routes).sort()).toEqual(routeNames().sort());
  expect(new Set(Object.values(paths)).size).toBe(routeNames().length);
});

it('calls public exactly what anyone may see, and puts each side in its own surroundings', () => {
  for (const name of routeNames()) {
    const { area } = routes[name];
    expect([name, area]).toEqual([name, isPublicRoute(name) ? 'public' : (/^\w+/.exec(paths[name].slice(1)) ?? [])[0]]);
  }
});

it('leads from every page of an entity of a branch to a list without parameters', () => {
  const entities = routeNames().filter((name) => paths[name].includes(':id') && name.startsWith('company-'));
  expect(entities.filter((name) => routes[name].branchEntity === undefined)).toEqual([]);
  const lists = routeNames().filter((name) => !paths[name].includes(':id'));
  expect(lists.filter((name) => routes[name].branchEntity !== undefined)).toEqual([]);
});

it('loads a page for every route', async () => {
  for (const name of routeNames()) expect(typeof (await (await findPage(name)).load()).default).toBe('function');
});
