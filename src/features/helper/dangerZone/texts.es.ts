import type { Translation } from '../../../platform/language/translation';
import type { dangerZoneTexts as english } from './texts.en';

export const dangerZoneTexts: Translation<typeof english> = {
  deleteAccount: 'Eliminar cuenta',
};
