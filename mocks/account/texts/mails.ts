import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { mailTexts as en } from './mails.en';
import { mailTexts as es } from './mails.es';

export const mailTexts = inCurrentLanguage({ en, es });
