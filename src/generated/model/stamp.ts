/** Identifies this version of the contract. */
export const contractStamp = 'c3ed6b7f1a7b52ce';
