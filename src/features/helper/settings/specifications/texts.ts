import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { specificationTexts as en } from './texts.en';
import { specificationTexts as es } from './texts.es';

export const specificationTexts = inCurrentLanguage({ en, es });
