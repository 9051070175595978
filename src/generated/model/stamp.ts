/** Identifies this version of the contract. */
export const contractStamp = 'b7dcf21b65ca9d02';
