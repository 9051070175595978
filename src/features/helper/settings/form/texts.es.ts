import type { Translation } from '#platform/language/translation';
import type { settingsFormTexts as english } from './texts.en';

export const settingsFormTexts: Translation<typeof english> = {
  save: 'Guardar',
  saved: (what) => `Se guardó: ${what}`,
  loading: 'Cargando sus ajustes',
  failed: 'No se pudieron cargar sus ajustes. Revise su conexión e intente de nuevo.',
};
