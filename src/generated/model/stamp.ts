/** Identifies this version of the contract. */
export const contractStamp = '31cc7af8514bf156';
