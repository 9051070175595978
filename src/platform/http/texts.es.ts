import type { Translation } from '../language/translation';
import type { httpTexts as english } from './texts.en';

export const httpTexts: Translation<typeof english> = {
  unauthorized: 'Error: usuario no autorizado',
  noResponse: 'Ocurrió un error inesperado:',
  unknownOutcome: 'No se pudo leer la respuesta y no se sabe si se hizo. Revísalo antes de volver a intentarlo.',
  missingCall: 'Esto no está disponible aquí.',
};
