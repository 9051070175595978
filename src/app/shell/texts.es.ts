import type { Translation } from '../../platform/language/translation';
import { counted } from '../../platform/lib/text';
import type { shellTexts as english } from './texts.en';

export const shellTexts: Translation<typeof english> = {
  mainNavigation: 'Principal',
  back: 'Atrás',
  forward: 'Adelante',
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  yourMenu: 'Menú de la cuenta',
  activity: 'Actividad',
  findAi: 'Buscar con IA',
  job: 'Trabajo',
  jobs: 'Trabajos',
  calendar: 'Calendario',
  team: 'Equipo',
  branch: 'Sucursal',
  settings: 'Ajustes',
  subscription: 'Suscripción',
  subscriptions: 'Suscripciones',
  changeEmail: 'Cambiar correo electrónico',
  logout: 'Cerrar sesión',
  switchBranch: 'Cambiar de sucursal',
  noBranches: 'No hay sucursales para mostrar',
  noActiveBranch: 'Aún no hay sucursal',
  loadingBranch: 'Cargando…',
  noBranchesForManager:
    '¡No tiene sucursales que administrar! Para empezar como gerente, el propietario de la empresa debe darle acceso.',
  view: 'Vista',
  manager: 'Gerente',
  helper: 'Ayudante',
  unread: (count) => counted(count, { one: 'actividad sin leer', other: 'actividades sin leer' }),
  activityWithUnread: (unread) => (unread ? 'Actividad, sin leer' : 'Actividad'),
  hasUnread: 'Actividades sin leer',
  reconnecting: 'Las novedades en vivo están en pausa. Reconectando…',
  refused: 'Las novedades en vivo están desactivadas. Recargue la página para intentar de nuevo.',
  positions: { 1: 'Conductor', 2: 'Capataz', 3: 'Ayudante', 4: 'Capataz/Conductor' },
};
