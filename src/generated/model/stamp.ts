/** Identifies this version of the contract. */
export const contractStamp = '01d116d9ba38f047';
