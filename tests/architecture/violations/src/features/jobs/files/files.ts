export const files = 'files';
