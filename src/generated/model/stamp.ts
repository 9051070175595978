/** Identifies this version of the contract. */
export const contractStamp = '930ae67d3d619d6e';
