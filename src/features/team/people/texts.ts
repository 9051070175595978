import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { nbsp } from '#platform/lib/text';

/** Texts about a person. */
export const personTexts = inCurrentLanguage({
  en: {
    favorite: 'Favorite',
    notADate: 'Enter a valid date as MM/DD/YYYY',
    tooYoung: 'You must be 18 or older.',
    upToThree: 'Choose up to 3',
  },
  es: {
    favorite: 'Favorito',
    notADate: 'Escriba una fecha válida: MM/DD/AAAA',
    tooYoung: 'Debe tener 18 años o más.',
    upToThree: 'Elija hasta 3',
  },
});

/** Columns of people whom a company compares. */
export const columnTexts = {
  heads: { fit: 'Fit', distance: 'Distance', week: 'This week', rating: 'Rating', rate: 'Rate' },
  miles: (miles: string) => `${miles}${nbsp}mi`,
  milesLong: (miles: string) => `${miles}${nbsp}mi away`,
  week: (hours: string) => `${hours}${nbsp}hr`,
  weekLong: (hours: string) => `${hours}${nbsp}hr this week`,
};
