/** Identifies this version of the contract. */
export const contractStamp = '4dcf7709d5034950';
