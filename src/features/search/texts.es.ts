import { positionNames } from '#domain/people/positionNames';
import type { Translation } from '#platform/language/translation';
import { OrderStatus } from '#generated/model/codes';
import { counted } from '#platform/lib/text';
import type { searchTexts as english } from './texts.en';

export const searchTexts: Translation<typeof english> = {
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
  status: {
    [OrderStatus.notFormed]: 'Sin formar',
    [OrderStatus.pending]: 'Pendiente',
    [OrderStatus.partiallyFormed]: 'Formado en parte',
    [OrderStatus.formed]: 'Formado',
  },
  closed: { completed: 'Completado', cancelled: 'Cancelado' },
  position: positionNames.es,
  office: 'Oficina',
};
