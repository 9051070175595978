/** Identifies this version of the contract. */
export const contractStamp = '1ef07e218ec95ca8';
