import type { Routes } from '#platform/routing/route';

export const outsourceRoutes = {
  'company-job-outsourcing': {
    title: { en: 'Outsourcing', es: 'Subcontratación' },
    ofBranch: true,
    feature: 'offers',
    tabs: 'jobs',
    load: () => import('./offers/OffersPage'),
  },
  'company-outsourcing': {
    title: { en: 'Outsourcing', es: 'Subcontratación' },
    ofBranch: true,
    feature: 'findHelpers',
    load: () => import('./create/OutsourcingPage'),
  },
  'company-outsourcing-offer-applications': {
    title: { en: 'Offer applications', es: 'Solicitudes de la oferta' },
    feature: 'offers',
    back: true,
    focused: true,
    branchEntity: 'company-job-outsourcing',
    load: () => import('./applications/OfferApplicationsPage'),
  },
} satisfies Partial<Routes>;
