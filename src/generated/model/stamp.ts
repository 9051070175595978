/** Identifies this version of the contract. */
export const contractStamp = '16ac5c1f48202101';
