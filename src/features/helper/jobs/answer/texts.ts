import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { answerTexts as en } from './texts.en';
import { answerTexts as es } from './texts.es';

export const answerTexts = inCurrentLanguage({ en, es });
