export const parts = 'parts';
