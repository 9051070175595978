/** Identifies this version of the contract. */
export const contractStamp = '0b47d1cae218e3c4';
