/** Identifies this version of the contract. */
export const contractStamp = '4099878dbcc667d0';
