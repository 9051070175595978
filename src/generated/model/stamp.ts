/** Identifies this version of the contract. */
export const contractStamp = '8a93242a6ccfe5dd';
