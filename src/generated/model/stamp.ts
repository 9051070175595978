/** Identifies this version of the contract. */
export const contractStamp = '4985d0c75f143985';
