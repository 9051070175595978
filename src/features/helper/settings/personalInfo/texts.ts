import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { personalInfoTexts as en } from './texts.en';
import { personalInfoTexts as es } from './texts.es';

export const personalInfoTexts = inCurrentLanguage({ en, es });
