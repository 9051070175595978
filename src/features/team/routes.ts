import { createElement } from 'react';
import type { RouteRow, Routes } from '#platform/routing/route';
import { parsePage } from '#platform/routing/useQuery';
import type { TeamList } from './list/filters';

async function prefetchList(list: TeamList, branchId: number, search: URLSearchParams) {
  const [{ membersQuery, teamSummaryQuery }, { readFilters, toMembersQuery }] = await Promise.all([
    import('./api'),
    import('./list/filters'),
  ]);
  const filters = readFilters(list, (name) => search.get(name));
  const query = toMembersQuery(list, filters, parsePage(search.get('page')));
  return [teamSummaryQuery(branchId), membersQuery(branchId, query)];
}

/** The page of one list of the team. */
function toListRow(list: TeamList, en: string, es: string): RouteRow {
  return {
    title: { en, es },
    ofBranch: true,
    tabs: 'team',
    load: async () => {
      const { default: Page } = await import('./list/TeamListPage');
      return { default: () => createElement(Page, { list }) };
    },
    prefetch: ({ branchId, search }) => prefetchList(list, branchId, search),
  };
}

export const teamRoutes = {
  'company-team': toListRow('all', 'Team', 'Equipo'),
  'company-team-create': {
    title: { en: 'Add member', es: 'Agregar miembro' },
    ofBranch: true,
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
  'company-team-helpers': toListRow('helpers', 'Helpers', 'Ayudantes'),
  'company-team-drivers': toListRow('drivers', 'Drivers', 'Conductores'),
  'company-team-foreman': toListRow('foreman', 'Foreman', 'Capataces'),
  'company-team-employees': toListRow('employees', 'Employees', 'Empleados'),
  'company-team-requested': {
    title: { en: 'Requested', es: 'Solicitados' },
    ofBranch: true,
    tabs: 'team',
    load: () => import('./requested/RequestedPage'),
  },
} satisfies Partial<Routes>;
