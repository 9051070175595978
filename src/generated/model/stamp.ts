/** Identifies this version of the contract. */
export const contractStamp = '045acc1147f077c1';
