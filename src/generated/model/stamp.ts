/** Identifies this version of the contract. */
export const contractStamp = '56b424f82c9f0ebf';
