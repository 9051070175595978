/** Identifies this version of the contract. */
export const contractStamp = '90a954cf9f71c74a';
