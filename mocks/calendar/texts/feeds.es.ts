import type { Translation } from '#platform/language/translation';
import type * as english from './feeds.en';

export const feedTexts: Translation<typeof english.feedTexts> = {
  job: (number, facts) => `Trabajo ${number}: ${facts}`,
  arrival: (window) => `Llegada: ${window}`,
  pickup: (number, address) => `Carga ${number}: ${address}`,
  destination: (number, address) => `Descarga ${number}: ${address}`,
  crew: (needs) => `Cuadrilla: ${needs}`,
  customer: (phone) => `Cliente: ${phone}`,
};
