import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { paymentTexts as en } from './texts.en';
import { paymentTexts as es } from './texts.es';

export const paymentTexts = inCurrentLanguage({ en, es });
