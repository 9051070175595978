import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { jobListTexts as en } from './texts.en';
import { jobListTexts as es } from './texts.es';

export const jobListTexts = inCurrentLanguage({ en, es });
