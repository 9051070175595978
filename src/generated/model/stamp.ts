/** Identifies this version of the contract. */
export const contractStamp = '98be3da0fb2fc5d5';
