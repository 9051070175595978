/** Identifies this version of the contract. */
export const contractStamp = 'd065c98a19398252';
