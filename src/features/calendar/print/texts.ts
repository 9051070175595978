import { codeLabels } from '#domain/orders/labels';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { counted, nbsp } from '#platform/lib/text';

/** The printed week, by day and by person. */
export const weekSheetTexts = inCurrentLanguage({
  en: {
    sheet: 'Week to print',
    heading: (branch: string, days: string) => `${branch} · ${days}`,
    jobs: (count: number) => counted(count, { one: 'job', other: 'jobs' }),
    unscheduled: (count: number) => `${counted(count, { one: 'job', other: 'jobs' })} without a date or time`,
    filtered: 'Some jobs are hidden by filters',
    zone: (name: string) => `Times are in ${name}`,
    noJobs: 'No jobs',
    more: (count: number) => `+${count} more`,
    morePeople: (count: number) => `+${counted(count, { one: 'more person', other: 'more people' })}`,
    part: (day: number, days: number) => `Day ${day} of ${days}`,
    crew: (accepted: number, required: number) => `Crew ${accepted} of ${required}`,
    person: (name: string, isPending: boolean) => (isPending ? `${name} (pending)` : name),
    helpType: codeLabels.en.helpType,
    weekByPerson: 'Week by person',
    people: 'People',
    needsCrew: 'Needs crew',
    position: codeLabels.en.positionInText,
    hours: (accepted: string, limit: string) => `${accepted} of ${limit}${nbsp}hr`,
    busy: (hours: string) => `Busy ${hours}`,
    off: 'Off',
    expires: { driver_license: 'License expires', dot_medical: 'DOT card expires' },
  },
  es: {
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
    position: codeLabels.es.positionInText,
    hours: (accepted, limit) => `${accepted} de ${limit}${nbsp}h`,
    busy: (hours) => `Ocupado ${hours}`,
    off: 'Día libre',
    expires: { driver_license: 'Vence la licencia', dot_medical: 'Vence la tarjeta DOT' },
  },
});
