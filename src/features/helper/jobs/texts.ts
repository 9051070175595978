import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const jobListTexts = inCurrentLanguage({ en: en.jobListTexts, es: es.jobListTexts });
export const joinRequestTexts = inCurrentLanguage({ en: en.joinRequestTexts, es: es.joinRequestTexts });
export const jobDetailTexts = inCurrentLanguage({ en: en.jobDetailTexts, es: es.jobDetailTexts });
export const rateTexts = inCurrentLanguage({ en: en.rateTexts, es: es.rateTexts });
export const answerTexts = inCurrentLanguage({ en: en.answerTexts, es: es.answerTexts });
