/** Identifies this version of the contract. */
export const contractStamp = '7df6f4b3f0bc20ea';
