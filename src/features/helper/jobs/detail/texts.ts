import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const jobDetailTexts = inCurrentLanguage({ en: en.jobDetailTexts, es: es.jobDetailTexts });
export const rateTexts = inCurrentLanguage({ en: en.rateTexts, es: es.rateTexts });
