import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './refusals.en';
import * as es from './refusals.es';

export const fieldProblemTexts = inCurrentLanguage({ en: en.fieldProblemTexts, es: es.fieldProblemTexts });
export const requestTexts = inCurrentLanguage({ en: en.requestTexts, es: es.requestTexts });
export const accountTexts = inCurrentLanguage({ en: en.accountTexts, es: es.accountTexts });
export const jobRefusalTexts = inCurrentLanguage({ en: en.jobRefusalTexts, es: es.jobRefusalTexts });
export const actionRefusalTexts = inCurrentLanguage({ en: en.actionRefusalTexts, es: es.actionRefusalTexts });
export const busyTexts = inCurrentLanguage({ en: en.busyTexts, es: es.busyTexts });
export const profileRefusalTexts = inCurrentLanguage({ en: en.profileRefusalTexts, es: es.profileRefusalTexts });
export const joinRefusalTexts = inCurrentLanguage({ en: en.joinRefusalTexts, es: es.joinRefusalTexts });
export const limitTexts = inCurrentLanguage({ en: en.limitTexts, es: es.limitTexts });
export const offerRefusalTexts = inCurrentLanguage({ en: en.offerRefusalTexts, es: es.offerRefusalTexts });
