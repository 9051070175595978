export const cast = ['Dana', 'Marcus'];
