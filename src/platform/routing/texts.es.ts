import type { Translation } from '../language/translation';
import type { routingTexts as english } from './texts.en';

export const routingTexts: Translation<typeof english> = {
  notBuilt: 'Esta página todavía no está disponible.',
};
