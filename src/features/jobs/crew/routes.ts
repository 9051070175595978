import type { Routes } from '#platform/routing/route';

export const crewRoutes = {
  'company-job-team-add': {
    title: { en: 'Team add', es: 'Armar la cuadrilla' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: () => import('./add/TeamAddPage'),
  },
  'company-job-team-edit': {
    title: { en: 'Team edit', es: 'Editar la cuadrilla' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: () => import('./edit/TeamEditPage'),
  },
  'company-job-build-crew': {
    title: { en: 'Build crew', es: 'Formar la cuadrilla' },
    back: true,
    focused: true,
    branchEntity: 'company-job',
    load: () => import('./build/BuildCrewPage'),
  },
  'company-job-fill': {
    title: { en: 'Fill open slots', es: 'Cubrir los puestos' },
    ofBranch: true,
    feature: 'crewPlan',
    load: () => import('./build/FillDaysPage'),
  },
} satisfies Partial<Routes>;
