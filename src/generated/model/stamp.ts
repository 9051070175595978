/** Identifies this version of the contract. */
export const contractStamp = '64684ee6dc29599d';
