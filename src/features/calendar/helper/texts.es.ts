import { positionNames } from '#domain/people/positionNames';
import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';
import { counted } from '#platform/lib/text';

export const helperCalendarTexts: Translation<typeof english.helperCalendarTexts> = {
  month: 'Mes',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Hoy',
  agenda: 'Agenda',
  loading: 'Cargando su calendario',
  errorTitle: 'No se pudo cargar su calendario',
  errorText: 'Revise su conexión e intente de nuevo.',
  notListed: 'Su empresa no muestra aquí invitaciones ni trabajos.',
  stale: 'No se pudo actualizar su calendario. Puede haber cambios.',
  empty: 'No hay trabajos ni invitaciones en estas dos semanas.',
  subscribe: 'Suscribirse',
  plans: 'Ver planes',
  newItems: (count) => counted(count, { one: 'nueva', other: 'nuevas' }),
  arrived: (route, when) => `Nueva invitación: ${route}, ${when}`,
  changed: (route, when) => `Cambió: ${route}, ${when}`,

  jobs: (count) => counted(count, { one: 'trabajo', other: 'trabajos' }),
  invitations: (count) => counted(count, { one: 'invitación', other: 'invitaciones' }),
  dayOff: 'Día libre',
  free: 'Sin trabajo',
  available: (hours) => `Disponible ${hours}`,
  exception: 'Cambiado para este día',
  change: (day) => `Cambiar la disponibilidad del ${day}`,

  route: (from, to) => `${from} → ${to}`,
  accepted: 'Aceptado',
  waiting: 'Falta su respuesta',
  completed: 'Completado',
  cancelled: 'Cancelado',
  conflict: 'Conflicto',
  dayOf: (day, days) => `Día ${day} de ${days}`,
  expires: (when) => `Responda ${when}`,
  position: positionNames.es,
};

export const dayHoursTexts: Translation<typeof english.dayHoursTexts> = {
  title: (day) => `Disponibilidad del ${day}`,
  hours: 'Su horario de este día',
  usual: (hours) => `Horario habitual, ${hours}`,
  usualOff: 'Como siempre: día libre',
  off: 'Día libre',
  other: 'Otro horario',
  window: 'Desde – hasta',
  windowOrder: 'La hora final debe ser después de la inicial.',
  note: 'Nota',
  noteHint: 'Solo usted la ve.',
  hasJobs: 'Usted aceptó un trabajo este día. Cambiar su horario no lo cancela.',
  noHours:
    'Primero indique su horario semanal. Hasta entonces, las empresas suponen que puede trabajar todos los días.',
  toWeeklyHours: 'Indicar horario semanal',
  save: 'Guardar',
  saved: (day) => `Disponibilidad del ${day} guardada`,
  failed: 'No se pudo cargar su horario. Revise su conexión e intente de nuevo.',
};
