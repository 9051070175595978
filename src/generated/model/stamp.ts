/** Identifies this version of the contract. */
export const contractStamp = '988c92b3f5166fd3';
