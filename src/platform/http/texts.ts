import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const httpTexts = inCurrentLanguage({
  en: {
    unauthorized: 'Error: Unauthorized user',
    noResponse: 'An unexpected error occurred:',
    unknownOutcome:
      'We couldn’t read the server’s response, so we don’t know if this went through. Check before you try again.',
    missingCall: 'This isn’t available here.',
  },
  es: {
    unauthorized: 'Error: usuario no autorizado',
    noResponse: 'Ocurrió un error inesperado:',
    unknownOutcome: 'No se pudo leer la respuesta y no se sabe si se hizo. Revísalo antes de volver a intentarlo.',
    missingCall: 'Esto no está disponible aquí.',
  },
});
