import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';

export const personTexts: Translation<typeof english.personTexts> = {
  favorite: 'Favorito',
  notADate: 'Escriba una fecha válida: MM/DD/AAAA',
  tooYoung: 'Debe tener 18 años o más.',
  upToThree: 'Elija hasta 3',
};
