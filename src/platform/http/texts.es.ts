import type { Translation } from '../language/translation';
import type { httpTexts as english } from './texts.en';

export const httpTexts: Translation<typeof english> = {
  unauthorized: 'Error: usuario no autorizado',
  noResponse: 'Ocurrió un error inesperado:',
};
