/** Identifies this version of the contract. */
export const contractStamp = '2a8acfdfb4022db7';
