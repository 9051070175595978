import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './activities.en';
import * as es from './activities.es';

export const activityTexts = inCurrentLanguage({ en: en.activityTexts, es: es.activityTexts });
export const crewActivityTexts = inCurrentLanguage({ en: en.crewActivityTexts, es: es.crewActivityTexts });
export const jobActivityTexts = inCurrentLanguage({ en: en.jobActivityTexts, es: es.jobActivityTexts });
export const offerActivityTexts = inCurrentLanguage({ en: en.offerActivityTexts, es: es.offerActivityTexts });
export const officeActivityTexts = inCurrentLanguage({ en: en.officeActivityTexts, es: es.officeActivityTexts });
export const personalActivityTexts = inCurrentLanguage({ en: en.personalActivityTexts, es: es.personalActivityTexts });
export const fieldTexts = inCurrentLanguage({ en: en.fieldTexts, es: es.fieldTexts });
