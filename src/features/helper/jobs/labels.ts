import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { jobLabels as en } from './labels.en';
import { jobLabels as es } from './labels.es';

export const jobLabels = inCurrentLanguage({ en, es });
