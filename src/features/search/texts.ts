import { codeLabels } from '#domain/orders/labels';
import { positionNames } from '#domain/people/names';
import type { InvitationBucket } from '#generated/model';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { counted } from '#platform/lib/text';

export const searchTexts = inCurrentLanguage({
  en: {
    title: 'Search',
    results: 'Search results',
    kinds: 'Search in',
    kind: { order: 'Orders', employee: 'Employees' },
    ownKind: { job: 'Jobs', invitation: 'Invitations' },
    bucket: { new: 'New', accepted: 'Accepted', waiting: 'Rejected', cancelled: 'Canceled' } satisfies Record<
      InvitationBucket,
      string
    >,
    ownHint: 'Try a company, a city or #number.',
    nothingOwn: 'No jobs or invitations yet.',
    allBranches: 'All branches',
    recentSearches: 'Recent searches',
    recentlyOpened: 'Recently opened',
    clearRecents: 'Clear recent',
    nothing: (text: string) => `No matches for “${text}”`,
    nothingHint: 'Try a customer, crew member, phone, city, address or #number.',
    nothingHere: 'No jobs or members in this branch yet.',
    searching: 'Searching…',
    failed: 'Couldn’t search.',
    found: (count: number) => counted(count, { one: 'result', other: 'results' }),
    number: (id: number) => `#${id}`,
    route: (cities: readonly string[]) => cities.join(' → '),
    status: codeLabels.en.status,
    closed: codeLabels.en.closed,
    position: positionNames.en,
    office: 'Office',
  },
  es: {
    title: 'Buscar',
    results: 'Resultados de la búsqueda',
    kinds: 'Buscar en',
    kind: { order: 'Trabajos', employee: 'Empleados' },
    ownKind: { job: 'Trabajos', invitation: 'Invitaciones' },
    bucket: { new: 'Nueva', accepted: 'Aceptada', waiting: 'Rechazada', cancelled: 'Cancelada' },
    ownHint: 'Pruebe con una empresa, una ciudad o #número.',
    nothingOwn: 'Aún no hay trabajos ni invitaciones.',
    allBranches: 'Todas las sucursales',
    recentSearches: 'Búsquedas recientes',
    recentlyOpened: 'Abiertos recientemente',
    clearRecents: 'Borrar recientes',
    nothing: (text) => `Sin resultados para “${text}”`,
    nothingHint: 'Pruebe con un cliente, empleado, teléfono, ciudad, dirección o #número.',
    nothingHere: 'Esta sucursal aún no tiene trabajos ni empleados.',
    searching: 'Buscando…',
    failed: 'No se pudo buscar.',
    found: (count) => counted(count, { one: 'resultado', other: 'resultados' }),
    number: (id) => `#${id}`,
    route: (cities) => cities.join(' → '),
    status: codeLabels.es.status,
    closed: codeLabels.es.closed,
    position: positionNames.es,
    office: 'Oficina',
  },
});
