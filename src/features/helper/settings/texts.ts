import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const settingsFormTexts = inCurrentLanguage({ en: en.settingsFormTexts, es: es.settingsFormTexts });
export const settingsNavTexts = inCurrentLanguage({ en: en.settingsNavTexts, es: es.settingsNavTexts });
export const specificationTexts = inCurrentLanguage({ en: en.specificationTexts, es: es.specificationTexts });
export const roleTexts = inCurrentLanguage({ en: en.roleTexts, es: es.roleTexts });
export const ratingTexts = inCurrentLanguage({ en: en.ratingTexts, es: es.ratingTexts });
export const notificationTexts = inCurrentLanguage({ en: en.notificationTexts, es: es.notificationTexts });
export const dangerZoneTexts = inCurrentLanguage({ en: en.dangerZoneTexts, es: es.dangerZoneTexts });
