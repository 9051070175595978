/** Identifies this version of the contract. */
export const contractStamp = 'ad0a0cec33153820';
