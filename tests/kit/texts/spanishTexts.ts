import { inLanguage } from '#platform/language/current';

/** A feature's texts in Spanish, whatever the language on screen. */
export const spanish = <Texts extends object>(texts: Texts): Texts => inLanguage('es', () => ({ ...texts }));
