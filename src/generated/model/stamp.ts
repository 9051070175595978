/** Identifies this version of the contract. */
export const contractStamp = '7435a8ad82dc9371';
