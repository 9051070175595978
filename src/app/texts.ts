import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const appTexts = inCurrentLanguage({ en: en.appTexts, es: es.appTexts });
export const frameTexts = inCurrentLanguage({ en: en.frameTexts, es: es.frameTexts });
export const brandTexts = inCurrentLanguage({ en: en.brandTexts, es: es.brandTexts });
