/** Identifies this version of the contract. */
export const contractStamp = '791e2e4492a6efb5';
