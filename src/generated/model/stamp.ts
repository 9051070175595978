/** Identifies this version of the contract. */
export const contractStamp = '5d35a72e87a89839';
