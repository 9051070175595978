import { inCurrentLanguage } from '../language/inCurrentLanguage';
import { httpTexts as en } from './texts.en';
import { httpTexts as es } from './texts.es';

export const httpTexts = inCurrentLanguage({ en, es });
