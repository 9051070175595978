import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const plansTexts = inCurrentLanguage({ en: en.plansTexts, es: es.plansTexts });
export const planDialogTexts = inCurrentLanguage({ en: en.planDialogTexts, es: es.planDialogTexts });
export const planLabels = inCurrentLanguage({ en: en.planLabels, es: es.planLabels });
