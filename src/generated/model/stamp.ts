/** Identifies this version of the contract. */
export const contractStamp = '400c3a43651fe50e';
