/** Identifies this version of the contract. */
export const contractStamp = '3eb5d27770415b8f';
