import type { Translation } from '#platform/language/translation';
import type { offerDetailTexts as english } from './texts.en';

export const offerDetailTexts: Translation<typeof english> = {
  errorTitle: 'No se pudo cargar esta oferta',
  errorText: 'Revise su conexión e intente de nuevo.',
  gone: 'Esta oferta ya no está disponible para usted.',
  back: 'Todas las ofertas',
  stale: 'No se pudo actualizar esta oferta. Puede haber cambios.',

  company: 'Empresa',
  deadline: 'Plazo para solicitar',
  application: 'Su solicitud',
  appliedAt: (when) => `Enviada ${when}`,
  noRate: 'Con la tarifa ofrecida',
  wanted: 'Conviene tener',
  tools: (names) => `Herramientas: ${names}`,
  vehicles: (names) => `Vehículos: ${names}`,
  languages: (names) => `Idiomas: ${names}`,
  language: { en: 'Inglés', es: 'Español', other: 'Otro' },
  minRating: (stars) => `Calificación de ${stars} o más`,
  whenAndWhere: 'Cuándo y dónde',
  cityOnly: 'Verá la dirección completa cuando le acepten.',
  drive: (miles) => `${miles} mi de recorrido`,
  volume: (cubicFeet) => `${cubicFeet}\u00a0pies cúbicos`,
  acceptedNote: 'La empresa le aceptó. Este es el trabajo completo.',
};
