import { inCurrentLanguage } from '../language/inCurrentLanguage';
import { texts as en } from './texts.en';
import { texts as es } from './texts.es';

export const texts = inCurrentLanguage({ en, es });
