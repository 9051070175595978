/** Texts about a person. */
export const personTexts = {
  favorite: 'Favorite',
  notADate: 'Enter a valid date as MM/DD/YYYY',
  tooYoung: 'You must be 18 or older.',
  upToThree: 'Choose up to 3',
};
