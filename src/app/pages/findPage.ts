import type { PageSpec, PageTable } from '../../platform/routing/pageTable';
import type { RouteName } from '../../platform/routing/paths';
import type { Area } from '../../platform/routing/routeTable';
import { routes } from '../routes';
import { publicAreaPages } from './public';

/** The pages of each area. Those of the signed-in ones load with their layout, so the login loads none of them. */
const tables: Record<Area, () => Promise<Partial<PageTable>>> = {
  public: () => Promise.resolve(publicAreaPages),
  company: async () => (await import('./company')).companyAreaPages,
  helper: async () => (await import('./helper')).helperAreaPages,
};

export async function findPage(name: RouteName): Promise<PageSpec> {
  const { [name]: page } = await tables[routes[name].area]();
  if (!page) throw new Error(`The route "${name}" has no page`);
  return page;
}
