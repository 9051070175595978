/** Identifies this version of the contract. */
export const contractStamp = '2992a52e9ca9aa22';
