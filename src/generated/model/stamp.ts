/** Identifies this version of the contract. */
export const contractStamp = '30967eb6ae761c3d';
