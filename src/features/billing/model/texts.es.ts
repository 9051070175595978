import type { Translation } from '#platform/language/translation';
import type { cardRuleTexts as englishRules, planLabels as english } from './texts.en';

export const planLabels: Translation<typeof english> = {
  limits: {
    branches: { one: 'sucursal', other: 'sucursales' },
    members: { one: 'miembro activo', other: 'miembros activos' },
    orders: { one: 'trabajo al mes', other: 'trabajos al mes' },
    offers: { one: 'oferta abierta', other: 'ofertas abiertas' },
    serving_areas: { one: 'zona', other: 'zonas' },
    accepted_jobs: { one: 'trabajo aceptado al mes', other: 'trabajos aceptados al mes' },
  },
  days: { one: 'día', other: 'días' },
  unlimited: (things) => `${things.charAt(0).toUpperCase()}${things.slice(1)} sin límite`,
  free: 'Gratis',
  aMonth: (price) => `${price}/mes`,
  aYear: (price) => `${price}/año`,
  monthly: 'mensual',
  yearly: 'anual',
  planBy: (plan, how) => `${plan}, ${how}`,
  statuses: {
    trialing: 'Prueba',
    active: 'Activa',
    past_due: 'Pago fallido',
    unpaid: 'Sin pagar',
    canceled: 'Terminada',
    paused: 'Prueba terminada',
    incomplete: 'Primer pago fallido',
  },
};

export const cardRuleTexts: Translation<typeof englishRules> = {
  number: 'Ingrese el número completo de la tarjeta',
  expiry: 'Ingrese el mes y el año, como 08/29',
  expired: 'Esta tarjeta venció',
  code: 'Ingrese el código de 3 o 4 dígitos',
};
