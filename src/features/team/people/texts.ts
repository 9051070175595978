import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import * as en from './texts.en';
import * as es from './texts.es';

export const personTexts = inCurrentLanguage({ en: en.personTexts, es: es.personTexts });
