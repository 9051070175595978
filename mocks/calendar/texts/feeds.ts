import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const feedTexts = inCurrentLanguage({
  en: {
    job: (number: string, facts: string) => `Job ${number}: ${facts}`,
    arrival: (window: string) => `Arrival ${window}`,
    pickup: (number: number, address: string) => `Pickup ${number}: ${address}`,
    destination: (number: number, address: string) => `Destination ${number}: ${address}`,
    crew: (needs: string) => `Crew: ${needs}`,
    customer: (phone: string) => `Customer: ${phone}`,
  },
  es: {
    job: (number, facts) => `Trabajo ${number}: ${facts}`,
    arrival: (window) => `Llegada: ${window}`,
    pickup: (number, address) => `Carga ${number}: ${address}`,
    destination: (number, address) => `Descarga ${number}: ${address}`,
    crew: (needs) => `Cuadrilla: ${needs}`,
    customer: (phone) => `Cliente: ${phone}`,
  },
});
