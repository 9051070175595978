/** Identifies this version of the contract. */
export const contractStamp = '6c0425d783158c9f';
