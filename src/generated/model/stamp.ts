/** Identifies this version of the contract. */
export const contractStamp = '307d7ec4f4776852';
