export const model = 'model';
