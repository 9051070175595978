import { inCurrentLanguage } from '../language/inCurrentLanguage';
import { mapTexts as en } from './texts.en';
import { mapTexts as es } from './texts.es';

export const mapTexts = inCurrentLanguage({ en, es });
