import type { Translation } from '#platform/language/translation';
import { counted } from '#platform/lib/text';
import type { ratingTexts as english } from './texts.en';

export const ratingTexts: Translation<typeof english> = {
  average: 'Su calificación',
  isNew: 'Sin calificación',
  newWhy: (count) =>
    count === 0
      ? 'Las empresas la ven cuando tenga 3 calificaciones.'
      : `Las empresas la ven cuando tenga 3 calificaciones. Tiene ${count}.`,
  count: (count) => counted(count, { one: 'calificación', other: 'calificaciones' }),
  ofFive: (average) => `${average} de 5 estrellas`,
  stars: (stars) => counted(stars, { one: 'estrella', other: 'estrellas' }),
  distribution: 'Calificaciones por estrellas',
  tags: 'Lo que dicen las empresas',
  tag: {
    on_time: 'Puntual',
    careful: 'Con cuidado',
    hard_working: 'Trabaja duro',
    friendly: 'Buen trato con clientes',
    leads_well: 'Dirige bien',
    late: 'Llegó tarde',
    careless: 'Descuidado',
  },
  tagCount: (tag, count) => `${tag} ${count}`,
  reliability: 'Cumplimiento',
  days: 'Últimos 90 días.',
  acceptance: 'Aceptó',
  acceptanceWhy: 'De las invitaciones que respondió.',
  showUp: 'Se presentó',
  showUpWhy: 'En los trabajos que aceptó.',
  lateCancels: 'Retiros tardíos',
  lateCancelsWhy: 'Menos de 24 horas antes del inicio.',
  percent: (value) => `${value}%`,
  unknown: 'Sin datos todavía',
  reviews: 'Últimas reseñas',
  noReviews: 'Sin reseñas todavía.',
  job: (number, city) => (city === null ? `Trabajo ${number}` : `Trabajo ${number}, ${city}`),
  hidden: 'Una reseña se oculta hasta que ambas partes califiquen, o por 7 días.',
};
