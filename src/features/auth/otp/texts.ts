import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { otpTexts as en } from './texts.en';
import { otpTexts as es } from './texts.es';

export const otpTexts = inCurrentLanguage({ en, es });
