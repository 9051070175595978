import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { notificationTexts as en } from './texts.en';
import { notificationTexts as es } from './texts.es';

export const notificationTexts = inCurrentLanguage({ en, es });
