/** Words about someone the company marked as a favorite. */
export const favoriteTexts = { favorite: 'Favorite' };
