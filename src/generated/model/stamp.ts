/** Identifies this version of the contract. */
export const contractStamp = 'c6d878e5357186f7';
