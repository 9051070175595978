/** Identifies this version of the contract. */
export const contractStamp = '81d7fd8fa847d3a4';
