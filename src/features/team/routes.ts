import { createElement } from 'react';
import type { Routes } from '#platform/routing/route';
import { parsePage } from '#platform/routing/useQuery';
import type { TeamList } from './list/filters';

/** Loads the page of one list of the team. */
function loadList(list: TeamList) {
  return async () => {
    const { default: Page } = await import('./list/TeamListPage');
    return { default: () => createElement(Page, { list }) };
  };
}

async function prefetchList(list: TeamList, branchId: number, search: URLSearchParams) {
  const [{ membersQuery, teamSummaryQuery }, { readFilters, toMembersQuery }] = await Promise.all([
    import('./api'),
    import('./list/filters'),
  ]);
  const filters = readFilters(list, (name) => search.get(name));
  const query = toMembersQuery(list, filters, parsePage(search.get('page')));
  return [teamSummaryQuery(branchId), membersQuery(branchId, query)];
}

export const teamRoutes = {
  'company-team': {
    title: { en: 'Team', es: 'Equipo' },
    tabs: 'team',
    load: loadList('all'),
    prefetch: ({ branchId, search }) => prefetchList('all', branchId, search),
  },
  'company-team-create': {
    title: { en: 'Add member', es: 'Agregar miembro' },
    focused: true,
    load: () => import('./member/MemberCreatePage'),
  },
  'company-team-edit': {
    title: { en: 'Edit member', es: 'Editar miembro' },
    focused: true,
    branchEntity: 'company-team',
    load: () => import('./profile/MemberPage'),
    prefetch: async ({ id }) => {
      const { memberProfileQuery, memberQuery } = await import('./api');
      return [memberQuery(id), memberProfileQuery(id)];
    },
  },
  'company-team-helpers': {
    title: { en: 'Helpers', es: 'Ayudantes' },
    tabs: 'team',
    load: loadList('helpers'),
    prefetch: ({ branchId, search }) => prefetchList('helpers', branchId, search),
  },
  'company-team-drivers': {
    title: { en: 'Drivers', es: 'Conductores' },
    tabs: 'team',
    load: loadList('drivers'),
    prefetch: ({ branchId, search }) => prefetchList('drivers', branchId, search),
  },
  'company-team-foreman': {
    title: { en: 'Foreman', es: 'Capataces' },
    tabs: 'team',
    load: loadList('foreman'),
    prefetch: ({ branchId, search }) => prefetchList('foreman', branchId, search),
  },
  'company-team-employees': {
    title: { en: 'Employees', es: 'Empleados' },
    tabs: 'team',
    load: loadList('employees'),
    prefetch: ({ branchId, search }) => prefetchList('employees', branchId, search),
  },
  'company-team-requested': {
    title: { en: 'Requested', es: 'Solicitados' },
    tabs: 'team',
    load: () => import('./requested/RequestedPage'),
  },
} satisfies Partial<Routes>;
