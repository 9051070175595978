/** Identifies this version of the contract. */
export const contractStamp = 'f9aacd7d7030ff8a';
