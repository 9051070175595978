import { inCurrentLanguage } from '../language/inCurrentLanguage';
import { sessionTexts as en } from './texts.en';
import { sessionTexts as es } from './texts.es';

export const sessionTexts = inCurrentLanguage({ en, es });
