export const crew = 'crew';
