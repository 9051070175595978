import { PositionCode } from '#generated/model/codes';
import { codeLabels } from '#domain/orders/labels';
import { counted, nbsp } from '#platform/lib/text';
import type { Translation } from '#platform/language/translation';
import type { weekSheetTexts as english } from './texts.en';

export const weekSheetTexts: Translation<typeof english> = {
  sheet: 'Semana para imprimir',
  heading: (branch, days) => `${branch} · ${days}`,
  jobs: (count) => counted(count, { one: 'trabajo', many: 'de trabajos', other: 'trabajos' }),
  unscheduled: (count) =>
    `${counted(count, { one: 'trabajo', many: 'de trabajos', other: 'trabajos' })} sin fecha ni hora`,
  filtered: 'Los filtros ocultan algunos trabajos',
  zone: (name) => `Horas de ${name}`,
  noJobs: 'Sin trabajos',
  more: (count) => `+${count} más`,
  morePeople: (count) => `+${counted(count, { one: 'persona', many: 'de personas', other: 'personas' })} más`,
  part: (day, days) => `Día ${day} de ${days}`,
  crew: (accepted, required) => `Cuadrilla: ${accepted} de ${required}`,
  person: (name, isPending) => (isPending ? `${name} (pendiente)` : name),
  helpType: codeLabels.es.helpType,
  weekByPerson: 'Semana por persona',
  people: 'Personas',
  needsCrew: 'Faltan personas',
  position: {
    [PositionCode.driver]: { one: 'conductor', other: 'conductores' },
    [PositionCode.foreman]: { one: 'capataz', other: 'capataces' },
    [PositionCode.helper]: { one: 'ayudante', other: 'ayudantes' },
    [PositionCode.foremanDriver]: { one: 'capataz/conductor', other: 'capataces/conductores' },
  },
  hours: (accepted, limit) => `${accepted} de ${limit}${nbsp}h`,
  busy: (hours) => `Ocupado ${hours}`,
  off: 'Día libre',
  expires: { driver_license: 'Vence la licencia', dot_medical: 'Vence la tarjeta DOT' },
};
