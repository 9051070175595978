/** Identifies this version of the contract. */
export const contractStamp = 'a8c58503a18c4faa';
